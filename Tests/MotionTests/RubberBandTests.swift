import Motion
import Testing

@Suite("RubberBand")
struct RubberBandTests {
  @Test("shows less than the finger moves, never the dimension, and the same both ways")
  func bounds() throws {
    let band = try RubberBand(dimension: 812)
    var before: Points = 0
    for step in 1...2000 {
      let overshoot = Points(Double(step) * 50)
      let shown = band.shown(for: overshoot)
      #expect(shown > before && shown < overshoot && shown < 812)
      #expect(band.shown(for: -overshoot) == -shown)
      let back = try #require(band.overshoot(showing: shown))
      #expect((back / overshoot - 1).magnitude < 1e-9)
      before = shown
    }
    #expect(band.shown(for: 1e300) == 812)
    #expect(band.overshoot(showing: 812) == nil)
    #expect(band.overshoot(showing: 0) == 0)
  }

  @Test("holds a surface back only outside its range")
  func place() throws {
    let band = try RubberBand(dimension: 100, resistance: 0.5)
    #expect(band.place(for: 3, in: 0...10) == 3)
    #expect(band.place(for: 60, in: 0...10) == 30)
    #expect(band.place(for: -50, in: 0...10) == -20)
    #expect(try RubberBand(dimension: 100, resistance: 0).place(for: 60, in: 0...10) == 10)
  }

  private static let refused: [(dimension: Double, resistance: Double)] = [
    (0, 0.5), (-1, 0.5), (.nan, 0.5), (.infinity, 0.5), (1, -0.1), (1, 1.1), (1, .nan),
  ]

  @Test("refuses a surface without extent and a resistance outside 0 to 1", arguments: refused)
  func refuses(dimension: Double, resistance: Double) {
    #expect(throws: GestureError.self) {
      try RubberBand(dimension: Points(dimension), resistance: resistance)
    }
  }
}
