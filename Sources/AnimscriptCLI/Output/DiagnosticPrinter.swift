internal import AnimscriptKit

/// Turns diagnostics into the text that people, editors and servers read.
///
/// The first line is `path:line:column: severity[code]: message`, which editors parse; then follow
/// the excerpt, the hint and the notes. What comes from outside is escaped: no text in a script can
/// command a terminal.
struct DiagnosticPrinter {
  /// How many diagnostics of one severity are printed; the rest is counted.
  static let most = 20
  /// The longest message in bytes.
  static let longestMessage = 4_096

  let isColored: Bool

  /// All of the diagnostics; notes are never left out.
  func text(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    var counts: [Diagnostic.Severity: Int] = [:]
    for diagnostic in diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      let isPrinted = diagnostic.severity == .note || counts[diagnostic.severity] ?? 0 <= Self.most
      if isPrinted { text += self.text(diagnostic) }
    }
    for severity in [Diagnostic.Severity.error, .warning] {
      let rest = (counts[severity] ?? 0) - Self.most
      guard rest > 0 else { continue }
      text += line(.note, "\(rest) more \(severity)\(rest == 1 ? " is" : "s are") not shown")
    }
    return text
  }

  /// One diagnostic.
  func text(_ diagnostic: Diagnostic) -> String {
    let style = diagnostic.severity.style
    let place = place(of: diagnostic)
    let subject = diagnostic.keyPath.map { escape($0) + ": " } ?? ""
    // What a script prints may have tabs; the rest has none of its own.
    let isPrint = diagnostic.severity == .note
    let message = "\(subject)\(escape(diagnostic.message, keepsTabs: isPrint))\n"
    var text: String
    if let code = diagnostic.code {
      let label = "\(diagnostic.severity.rawValue)[\(code.rawValue)]:"
      text = "\(place)\(apply(style, label)) \(message)"
    } else {
      // What a script prints is no complaint: it has no code, and editors must not list it.
      text = "\(apply(style, "\(diagnostic.severity.rawValue):")) \(place)\(message)"
    }
    let excerpt = Excerpt(lines: diagnostic.excerpt, position: diagnostic.position)
    text += excerpt.text(caret: style, isColored: isColored)
    return text + advice(hint: diagnostic.hint, notes: diagnostic.notes)
  }

  /// A mistake in how the program was called.
  func text(_ error: UsageError) -> String {
    line(.error, error.message) + advice(hint: error.hint, notes: [])
  }

  /// A fact worth knowing, such as what was written where.
  func note(_ text: String) -> String {
    line(.note, text)
  }

  private func place(of diagnostic: Diagnostic) -> String {
    guard let path = diagnostic.path else { return "" }
    var place = escape(path)
    if let position = diagnostic.position {
      place += ":\(position.line)"
      if let column = position.column { place += ":\(column)" }
    }
    return apply(.place, place + ":") + " "
  }

  private func advice(hint: String?, notes: [String]) -> String {
    let hint = hint.map { "\(apply(.hint, "hint:")) \(escape($0))\n" } ?? ""
    return notes.reduce(hint) { $0 + line(.note, $1) }
  }

  private func line(_ severity: Diagnostic.Severity, _ text: String) -> String {
    "\(apply(severity.style, "\(severity.rawValue):")) \(escape(text))\n"
  }

  private func escape(_ text: String, keepsTabs: Bool = false) -> String {
    text.escaped(keepsTabs: keepsTabs).cut(to: Self.longestMessage)
  }

  private func apply(_ style: Style, _ text: String) -> String {
    style.apply(to: text, isColored: isColored)
  }
}

extension Diagnostic.Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
