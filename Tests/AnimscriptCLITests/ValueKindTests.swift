import Testing

@testable import AnimscriptCLI

@Suite("Kinds of values")
struct ValueKindTests {
  static let cases: [(kind: ValueKind, text: String, value: ValueKind.Value?)] = [
    (.path, "a b.json", .text("a b.json")),
    (.path, "-", .text("-")),
    (.path, "", nil),
    (.integer(1...1000), "60", .integer(60)),
    (.integer(1...1000), "0", nil),
    (.integer(1...1000), "1001", nil),
    (.integer(1...1000), "6.5", nil),
    (.integer(1...1000), "-1", nil),
    (.integer(1...1000), " 60", nil),
    (.integer(0...UInt64.max), "18446744073709551615", .integer(.max)),
    (.integer(0...UInt64.max), "18446744073709551616", nil),
    (.count, "50000000", .integer(50_000_000)),
    (.count, "50M", .integer(50_000_000)),
    (.count, "7k", .integer(7_000)),
    (.count, "0", nil),
    (.count, "M", nil),
    (.count, "99999999999G", nil),
    (.bytes, "32M", .integer(33_554_432)),
    (.bytes, "64K", .integer(65_536)),
    (.bytes, "1G", .integer(1_073_741_824)),
    (.bytes, "1.5M", nil),
    (.seconds, "5", .seconds(5)),
    (.seconds, "2.5s", .seconds(2.5)),
    (.seconds, "250ms", .seconds(0.25)),
    (.seconds, "0", nil),
    (.seconds, "1e3", nil),
    (.seconds, "inf", nil),
    (.seconds, "nan", nil),
    (.size, "390x844", .size(width: 390, height: 844)),
    (.size, "390X844.5", .size(width: 390, height: 844.5)),
    (.size, "390×844", .size(width: 390, height: 844)),
    (.size, "390", nil),
    (.size, "390x", nil),
    (.size, "0x844", nil),
    (.size, "-390x844", nil),
    (.size, "1x2x3", nil),
    (.assignment, "visible=200", .assignment(name: "visible", value: "200")),
    (.assignment, "title=a=b", .assignment(name: "title", value: "a=b")),
    (.assignment, "title=", .assignment(name: "title", value: "")),
    (.assignment, "visible", nil),
    (.assignment, "=200", nil),
    (.number, "0.5", .number(0.5)),
    (.number, "-2", .number(-2)),
    (.number, "+1e-3", .number(0.001)),
    (.number, ".5", .number(0.5)),
    (.number, "nan", nil),
    (.number, "inf", nil),
    (.number, "1e999", nil),
    (.number, "0x10", nil),
    (.number, "1 ", nil),
    (.number, "", nil),
    (.numbers, "0", .numbers([0])),
    (.numbers, "0,-0.1,2.5e1", .numbers([0, -0.1, 25])),
    (.numbers, "0,,1", nil),
    (.numbers, "0,1,", nil),
    (.numbers, "", nil),
    (.choice(["auto", "never"]), "never", .text("never")),
    (.choice(["auto", "never"]), "nev", nil),
  ]

  @Test("read what they accept and nothing else", arguments: cases)
  func reads(kind: ValueKind, text: String, value: ValueKind.Value?) {
    #expect(kind.read(text) == value)
  }
}
