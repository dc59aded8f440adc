import Motion
import TestSupport
import Testing

@Suite("Color mixing")
struct ColorMixingTests {
  @Test("fading to a transparent colour keeps the hue")
  func transparent() throws {
    let red = PreciseColor(red: 1, green: 0, blue: 0)
    let clearBlue = PreciseColor(red: 0, green: 0, blue: 1, alpha: 0)
    let half = red.mixed(with: clearBlue, at: 0.5)
    let white = PreciseColor(red: 1, green: 1, blue: 1)
    #expect(half.over(white).rounded == Color(red: 255, green: 128, blue: 128))
    let black = PreciseColor(red: 0, green: 0, blue: 0)
    #expect(half.over(black).rounded == Color(red: 128, green: 0, blue: 0))
  }

  @Test("ends are the colours themselves, beyond them channels stay in range")
  func ends() throws {
    let first = try #require(Color(hex: "#10203040"))
    let second = try #require(Color(hex: "#FFEEDD"))
    for space in PreciseColor.Space.allCases {
      #expect(first.mixed(with: second, at: 0, in: space) == first)
      #expect(first.mixed(with: second, at: 1, in: space) == second)
      for progress in [-3, -0.1, 1.1, 7, .infinity, .nan] {
        let mixture = PreciseColor(first).mixed(
          with: PreciseColor(second), at: progress, in: space)
        for channel in [mixture.red, mixture.green, mixture.blue, mixture.alpha] {
          #expect((0...1).contains(channel))
        }
      }
    }
    let clear = try #require(Color(hex: "#00000000"))
    #expect(clear.mixed(with: clear, at: 0.5) == clear)
  }

  private struct Row {
    let first: Color, second: Color
    let numbers: [Double]
  }

  private static func rows() throws -> [Row] {
    try Fixtures.text("Tests/MotionTests/Fixtures/oklab-mixture.csv")
      .split(separator: "\n").dropFirst(2).map { line in
        let fields = line.split(separator: ",").map(String.init)
        return Row(
          first: try #require(Color(hex: fields[0])), second: try #require(Color(hex: fields[1])),
          numbers: fields.dropFirst(2).compactMap(Double.init))
      }
  }

  @Test("mixes in Oklab as the matrices of CSS Color 4 do")
  func oklab() throws {
    let rows = try Self.rows()
    #expect(rows.count == 18)
    for row in rows {
      let mixture = PreciseColor(row.first).mixed(
        with: PreciseColor(row.second), at: row.numbers[0], in: .oklab)
      let channels = [mixture.red, mixture.green, mixture.blue, mixture.alpha]
      for (found, expected) in zip(channels, row.numbers.dropFirst()) {
        #expect((found - expected).magnitude < 1e-5, "\(row.first) \(row.second)")
      }
    }
  }
}
