internal import AnimscriptKit

/// A JSON value with numbers at full precision: the shortest digits that read back as the same.
///
/// Timelines round to six decimals; answers about single curves do not.
enum ExactJSON {
  /// A name and its value.
  struct Member {
    let key: String
    let value: ExactJSON
  }

  case object([Member])
  case array([ExactJSON])
  case text(String)
  case number(Double)
  case bool(Bool)
  /// No value, or one that is not finite.
  case null

  /// An object, in the order written.
  static func object(_ members: KeyValuePairs<String, ExactJSON>) -> ExactJSON {
    .object(members.map { Member(key: $0, value: $1) })
  }

  /// A number, or null when there is none.
  static func optional(_ number: Double?) -> ExactJSON { number.map { .number($0) } ?? .null }

  /// The value as a text with a line end: two levels have an element a line, deeper ones are flat.
  var bytes: [UInt8] { Array((text(depth: 0) + "\n").utf8) }

  private func text(depth: Int) -> String {
    switch self {
    case .object(let members):
      Self.container("{", members.map { Self.member($0.key, $0.value, depth) }, "}", depth)
    case .array(let elements):
      Self.container("[", elements.map { $0.text(depth: depth + 1) }, "]", depth)
    case .text(let text): Self.quoted(text)
    case .number(let number): number.isFinite ? NumberText.exact(number) : "null"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  private static func member(_ key: String, _ value: ExactJSON, _ depth: Int) -> String {
    "\(quoted(key)): \(value.text(depth: depth + 1))"
  }

  private static func container(
    _ opening: String, _ elements: [String], _ closing: String, _ depth: Int
  ) -> String {
    guard depth < 2, !elements.isEmpty else {
      return opening + elements.joined(separator: ", ") + closing
    }
    let margin = String(repeating: "  ", count: depth)
    let lines = elements.map { "\n\(margin)  \($0)" }
    return opening + lines.joined(separator: ",") + "\n\(margin)\(closing)"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
