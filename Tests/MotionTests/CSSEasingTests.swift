import Motion
import Testing

@Suite("An easing as CSS writes it")
struct CSSEasingTests {
  /// Values by the definitions in CSS Easing Functions Level 2.
  private static let values: [(text: String, fraction: Double, value: Double)] = [
    ("linear", 0.3, 0.3), ("LINEAR", 1.5, 1.5), (" ease ", 0, 0), ("step-start", 0, 1),
    ("step-end", 0.99, 0), ("cubic-bezier(0, 1, 0, 1)", 0.001, 0.271),
    ("cubic-bezier(.4,0,.2,1)", 0.5, 0.775561),
    ("Cubic-Bezier( 4e-1 , 0.0, +.2, 1 )", 0.5, 0.775561),
    ("steps(4)", 0.5, 0.5), ("steps(4, end)", 0.49, 0.25), ("steps(4, jump-start)", 0.49, 0.5),
    ("steps(4, start)", 0.49, 0.5), ("steps(3, jump-none)", 0.5, 0.5),
    ("steps(3, jump-both)", 0.5, 0.5), ("steps(+2)", 0.5, 0.5),
    ("linear(0, 1)", 0.25, 0.25), ("linear(0, 0.25 75%, 1)", 0.375, 0.125),
    ("linear(0, 25% 75% 0.5, 1)", 0.5, 0.5), ("linear(0 0%, .5 25% 75%, 1 100%)", 0.875, 0.75),
    ("linear(0, 1 50%, 0.5)", 1.5, 0), ("linear(0 20%, 1 80%)", 0.5, 0.5),
  ]

  @Test("has the values that its text says", arguments: values)
  func value(text: String, fraction: Double, expected: Double) throws {
    #expect((try Easing(css: text).value(at: fraction) - expected).magnitude < 1e-5)
  }

  private static let faults: [(text: String, CSSEasingError)] = [
    ("", .unknownKeyword("")), ("ease-inn", .unknownKeyword("ease-inn")),
    ("bezier(0,0,1,1)", .unknownFunction("bezier")),
    ("cubic-bezier(0,0,1,1", .unexpected(expected: "a ')' at the end", found: "0,0,1,1")),
    (
      "cubic-bezier(0,0,1)",
      .unexpected(expected: "four numbers in cubic-bezier()", found: "3")
    ),
    ("cubic-bezier(0,0,1,)", .unexpected(expected: "a number", found: "")),
    ("cubic-bezier(0,0,1,nan)", .unexpected(expected: "a number", found: "nan")),
    ("cubic-bezier(0,0,1,1e999)", .unexpected(expected: "a number", found: "1e999")),
    ("cubic-bezier(0,0,1,0x1)", .unexpected(expected: "a number", found: "0x1")),
    ("cubic-bezier(0,0,1,1.)", .unexpected(expected: "a number", found: "1.")),
    ("cubic-bezier(2,0,1,1)", .curve(.controlOutOfRange(name: "x1", value: 2))),
    ("steps(0)", .curve(.stepsOutOfRange(0))), ("steps(1, jump-none)", .curve(.stepsOutOfRange(1))),
    ("steps(1.5)", .unexpected(expected: "a whole number of steps", found: "1.5")),
    (
      "steps(2, none)",
      .unexpected(
        expected: "jump-start, jump-end, jump-none, jump-both, start or end", found: "none")
    ),
    (
      "steps()",
      .unexpected(expected: "a whole number of steps", found: "")
    ),
    ("linear()", .unexpected(expected: "two stops or more in linear()", found: "0")),
    ("linear(0)", .unexpected(expected: "two stops or more in linear()", found: "1")),
    ("linear(0 0% 100%)", .unexpected(expected: "two stops or more in linear()", found: "1")),
    (
      "linear(0% 1 50%, 1)",
      .unexpected(
        expected: "a number with up to two percentages, such as 0.5 25% 75%", found: "0% 1 50%")
    ),
    (
      "linear(0 1, 1)",
      .unexpected(expected: "a percentage", found: "1")
    ),
  ]

  @Test("says what was expected and what is there", arguments: faults)
  func fault(text: String, expected: CSSEasingError) {
    #expect(throws: expected) { try Easing(css: text) }
  }
}
