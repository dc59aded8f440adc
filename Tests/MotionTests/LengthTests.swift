import Motion
import Testing

@Suite("Length")
struct LengthTests {
  /// Each formula with its text and its value in a container of 400 × 800 points with covered edges
  /// of 50, 7, 30 and 11 points at the top, left, bottom and right.
  static let formulas: [(length: Length, text: String, points: Points)] = [
    (.zero, "0.0", 0),
    (.width, "container.width", 400),
    (.height - 150, "container.height - 150.0", 650),
    (.safeTop + .safeBottom, "container.safe_top + container.safe_bottom", 80),
    (
      .width - .safeLeft - .safeRight,
      "container.width - container.safe_left - container.safe_right", 382
    ),
    (-.height / 2 + 10, "-0.5 * container.height + 10.0", -390),
    (.width * 0.25 - .width * 0.25, "0.0", 0),
  ]

  @Test("is worked out in a container, and reads as a script writes it", arguments: formulas)
  func resolved(length: Length, text: String, points: Points) throws {
    let edges = try SafeArea(top: 50, left: 7, bottom: 30, right: 11)
    let container = try Container(width: 400, height: 800, safeArea: edges)
    #expect(length.resolved(in: container) == points)
    #expect("\(length)" == text)
  }

  @Test("counts each measure, and nothing beyond the last one")
  func factors() throws {
    for (index, measure) in Length.Measure.allCases.enumerated() {
      var factors = SIMD8<Double>.zero
      factors[index] = 2
      let length = try Length(constant: 1, factors: factors)
      #expect(length.factor(of: measure) == 2)
      #expect(!length.isConstant)
    }
    #expect(try Length(constant: 1, factors: SIMD8(0, 0, 0, 0, 0, 0, 3, .nan)).isConstant)
  }

  @Test("refuses what is no number")
  func refuses() {
    #expect(throws: LengthError.notFinite) { try Length(constant: .init(.nan)) }
    #expect(throws: LengthError.notFinite) {
      try Length(constant: 0, factors: SIMD8(0, .infinity, 0, 0, 0, 0, 0, 0))
    }
  }
}
