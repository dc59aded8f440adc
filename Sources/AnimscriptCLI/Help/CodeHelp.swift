internal import AnimscriptKit

/// What a diagnostic's code means, with a wrong and a right example.
struct CodeHelp: Sendable {
  /// What the author wrote.
  enum Example: Hashable, Sendable {
    /// A whole script.
    case script(String)
    /// A command line.
    case command(String)
  }

  let code: DiagnosticCode
  /// Lower case, no full stop.
  let title: String
  let explanation: String
  let wrong: Example
  let right: Example

  /// The help of a code, ending with a line end.
  var text: String {
    """
    \(code.rawValue): \(title)

    \(HelpText.wrap(explanation, indent: 0))

    Wrong:
    \(indented(wrong))
    Right:
    \(indented(right))
    """
  }

  private func indented(_ example: Example) -> String {
    switch example {
    case .script(let text), .command(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }
  }
}
