internal import Timelines

/// SVG as text: elements, one a line, with everything from outside escaped.
struct SVGText {
  private(set) var text = ""
  private var depth = 0

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  /// Writes an element with words in it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], words: String
  ) {
    line("<\(name)\(Self.written(attributes))>\(Self.escaped(words))</\(name)>")
  }

  /// Writes an element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout SVGText) -> Void
  ) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes a line as it is.
  mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// A place on the paper, to a hundredth.
  static func number(_ place: Double) -> String {
    Decimal6((min(max(place, -1e6), 1e6) * 100).rounded() / 100)?.description ?? "0"
  }

  /// The data of a path through places.
  static func path(_ places: [(x: Double, y: Double)]) -> String {
    places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(number(place.x)) \(number(place.y))"
    }.joined()
  }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// Words without anything that XML would take for itself or refuse.
  static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
