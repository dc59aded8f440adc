import Motion
import Testing

@Suite("Rotation")
struct RotationTests {
  private static let ways:
    [(from: Degrees, to: Degrees, path: RotationPath, half: Degrees, end: Degrees)] = [
      (0, 720, .byValue, 360, 720), (350, 10, .byValue, 180, 10),
      (350, 10, .shortest, 360, 370), (10, 350, .shortest, 0, -10),
      (0, 180, .shortest, 90, 180), (180, 0, .shortest, 270, 360), (0, 720, .shortest, 0, 0),
      (-90, 90, .shortest, 0, 90),
    ]

  @Test("turns by value or the shorter way", arguments: ways)
  func turns(from: Degrees, to: Degrees, path: RotationPath, half: Degrees, end: Degrees) {
    #expect(from.mixed(with: to, at: 0, along: path) == from)
    #expect(from.mixed(with: to, at: 0.5, along: path) == half)
    #expect(from.mixed(with: to, at: 1, along: path) == end)
  }
}
