/// One thing wrong with the input, said so that its author can mend it.
///
/// Libraries return diagnostics; only the command-line tool prints them.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  /// A place in a text, counted as editors count.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1, in characters; nil when only the line is known.
    public let column: Int?
    /// One past the last character that is meant, on the same line.
    public let endColumn: Int?
    /// Bytes from the start of the text, from 0.
    public let byteOffset: Int?

    /// Makes a position.
    public init(line: Int, column: Int? = nil, endColumn: Int? = nil, byteOffset: Int? = nil) {
      self.line = line
      self.column = column
      self.endColumn = endColumn
      self.byteOffset = byteOffset
    }
  }

  /// A line of the text that the position points into.
  public struct ExcerptLine: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// Without its line end.
    public let text: String

    /// Makes an excerpt line.
    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// How much it matters.
  public let severity: Severity
  /// The number of its kind; nil for a note.
  public let code: DiagnosticCode?
  /// The file as the user typed it; nil when no file is meant.
  public let path: String?
  /// Where in that file.
  public let position: Position?
  /// The field that is meant, such as `menu.items[2].title`; it is part of the printed line.
  public let keyPath: String?
  /// What was expected, what was found, where: lower case, one line, no full stop.
  public let message: String
  /// One thing to do.
  public let hint: String?
  /// Further facts, one line each.
  public let notes: [String]
  /// The line that is meant and at most the one before it.
  public let excerpt: [ExcerptLine]

  /// Makes a diagnostic.
  public init(
    severity: Severity = .error, code: DiagnosticCode?, path: String? = nil,
    position: Position? = nil, keyPath: String? = nil, message: String, hint: String? = nil,
    notes: [String] = [], excerpt: [ExcerptLine] = []
  ) {
    self.severity = severity
    self.code = code
    self.path = path
    self.position = position
    self.keyPath = keyPath
    self.message = message
    self.hint = hint
    self.notes = notes
    self.excerpt = excerpt
  }
}
