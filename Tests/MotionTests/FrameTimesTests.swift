import Motion
import Testing

@Suite("FrameTimes")
struct FrameTimesTests {
  private static let runs: [(rate: Int, duration: Seconds, count: Int)] = [
    (60, 0.5, 31), (30, 1, 31), (60, 0, 1), (30, 0.51, 17), (24, 0.1, 4), (1, 0.25, 2),
    (144, 1, 145), (10, Seconds(0.1 + 0.2), 4),
  ]

  @Test("starts at 0, ends at the end, and no step is longer than a frame", arguments: runs)
  func frames(rate: Int, duration: Seconds, count: Int) throws {
    let times = try FrameTimes(rate: rate, duration: duration)
    #expect(times.count == count)
    #expect(times.first == 0 || count == 1)
    #expect(times.last == duration)
    for (before, after) in zip(times, times.dropFirst()) {
      #expect(after > before)
      #expect((after - before).value <= 1 / Double(rate) + 2e-9)
    }
  }

  @Test("gathers no error over an hour")
  func noError() throws {
    let times = try FrameTimes(rate: 60, duration: 3600)
    #expect(times.count == 216_001)
    for index in stride(from: 0, to: 216_000, by: 60) {
      #expect(times[index].value == Double(index / 60))
    }
  }

  private static let refused: [(rate: Int, duration: Double)] = [
    (0, 1), (-1, 1), (1001, 1), (60, -0.1), (60, .nan), (60, .infinity), (1000, 1e9),
  ]

  @Test("refuses what has no frames", arguments: refused)
  func refuses(rate: Int, duration: Double) {
    #expect(throws: FrameTimesError.self) {
      try FrameTimes(rate: rate, duration: Seconds(duration))
    }
  }
}
