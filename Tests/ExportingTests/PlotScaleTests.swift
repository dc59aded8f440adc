import Testing

@testable import Exporting

@Suite("PlotScale")
struct PlotScaleTests {
  private static let ranges: [([Double], count: Int, [Double])] = [
    ([0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ([0, 0.7], 8, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
    ([-3, 7], 5, [-2, 0, 2, 4, 6]),
    ([0, 702], 5, [0, 100, 200, 300, 400, 500, 600, 700]),
    ([0, 0.0013], 5, [0, 0.0002, 0.0004, 0.0006, 0.0008, 0.001, 0.0012]),
    ([1e6, 3e6], 2, [1e6, 2e6, 3e6]),
  ]

  @Test("puts ticks at round numbers", arguments: ranges)
  func ticks(range: [Double], count: Int, expected: [Double]) {
    #expect(PlotScale(range, room: 0, from: 0, to: 100).ticks(about: count) == expected)
  }

  @Test("maps its ends to its places, downwards too")
  func places() {
    let scale = PlotScale([0, 10], room: 0.1, from: 200, to: 0)
    #expect(scale.place(-1) == 200)
    #expect(scale.place(11) == 0)
    #expect(scale.place(5) == 100)
  }

  @Test("gives what is all the same a place in the middle")
  func flat() {
    let scale = PlotScale([5, 5], room: 0.1, from: 0, to: 100)
    #expect(scale.place(5) == 50)
  }
}
