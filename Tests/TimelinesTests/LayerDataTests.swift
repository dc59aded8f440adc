import Testing
import Timelines

@Suite("Layer data")
struct LayerDataTests {
  static func data(_ fields: [(String, Double)]) -> LayerData {
    LayerData(fields.map { DataField(name: $0.0, value: .number($0.1)) })
  }

  static func text(_ data: LayerData) -> String {
    data.fields.map { field in
      if case .number(let number) = field.value {
        "\(field.name)=\(Int(number))"
      } else {
        field.name
      }
    }.joined(separator: " ")
  }

  static let cases: [(given: [(String, Double)], kept: String)] = [
    ([], ""),
    ([("a", 1), ("b", 2)], "a=1 b=2"),
    ([("b", 1), ("a", 2)], "a=2 b=1"),
    // Of two equal names the later counts, wherever they stand.
    ([("a", 1), ("a", 2)], "a=2"),
    ([("b", 1), ("a", 2), ("b", 3), ("a", 4), ("c", 5)], "a=4 b=3 c=5"),
    // The order is that of bytes, not of any language.
    ([("ä", 1), ("z", 2), ("Z", 3), ("_", 4)], "Z=3 _=4 z=2 ä=1"),
  ]

  @Test("stand in the order of their names' bytes, each once", arguments: cases)
  func order(given: [(String, Double)], kept: String) {
    #expect(Self.text(Self.data(given)) == kept)
  }

  @Test("of another layer lie over these")
  func merging() {
    let merged = Self.data([("a", 1), ("c", 2)]).merging(Self.data([("b", 3), ("c", 4)]))
    #expect(Self.text(merged) == "a=1 b=3 c=4")
    #expect(merged["c"] == .number(4))
    #expect(merged["d"] == nil)
  }
}
