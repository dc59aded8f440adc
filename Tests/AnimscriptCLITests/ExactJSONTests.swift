import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("ExactJSON")
struct ExactJSONTests {
  @Test("lays out two levels by lines and deeper ones flat")
  func layout() {
    let value = ExactJSON.object([
      "a": .number(0.1), "b": .array([.object(["c": .null, "d": .bool(true)]), .array([])]),
      "e\"\n": .text("ü\u{1}"), "f": .object([:] as KeyValuePairs<String, ExactJSON>),
    ])
    #expect(
      String(decoding: value.bytes, as: UTF8.self) == """
        {
          "a": 0.1,
          "b": [
            {"c": null, "d": true},
            []
          ],
          "e\\"\\n": "ü\\u0001",
          "f": {}
        }

        """)
  }

  @Test("has no number that JSON has not")
  func finite() {
    let values = [Double.nan, .infinity, -.infinity, -0.0, 1e300].map { ExactJSON.number($0) }
    #expect(
      String(decoding: ExactJSON.array(values).bytes, as: UTF8.self).filter { !$0.isWhitespace }
        == "[null,null,null,0,1e+300]")
  }

  @Test("gives numbers that another reader reads back as the same")
  func readsBack() throws {
    var random = SplitMix64(seed: 11)
    let numbers = (0..<2_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let bytes = ExactJSON.array(numbers.map { .number($0) }).bytes
    let found = try JSONDecoder().decode([Double].self, from: Data(bytes))
    #expect(found == numbers)
  }
}
