@testable import Scripting

extension Diagnostic {
  /// As the command line prints it, without colour; the lines of the excerpt only with a caret.
  var printed: String {
    var text = path ?? ""
    if let position {
      text += ":\(position.line)"
      if let column = position.column { text += ":\(column)" }
    }
    if !text.isEmpty { text += ": " }
    text += severity.rawValue + (code.map { "[\($0.rawValue)]" } ?? "") + ": "
    if let keyPath { text += "\(keyPath): " }
    text += message + "\n"
    for line in excerpt { text += " \(line.number) | \(line.text)\n" }
    if let column = position?.column, let end = position?.endColumn, !excerpt.isEmpty {
      let margin = " " + String(repeating: " ", count: "\(position?.line ?? 0)".count) + " | "
      text += margin + String(repeating: " ", count: column - 1)
      text += String(repeating: "^", count: max(end - column, 1)) + "\n"
    }
    if let hint { text += "hint: \(hint)\n" }
    for note in notes { text += "note: \(note)\n" }
    return text
  }
}
