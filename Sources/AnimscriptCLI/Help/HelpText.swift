/// The help, made from the command table.
enum HelpText {
  /// Columns of a line at most.
  static let width = 80

  /// What is said when there is no command.
  static var short: String {
    """
    usage: animscript COMMAND [flags] [arguments]

    commands:
    \(columns(CommandTable.commands.map { ($0.name, $0.summary) }))
    A first try: \(CommandTable.commands[0].examples[0])
    'animscript --help' tells more.

    """
  }

  /// The help of the program.
  static var program: String {
    """
    \(section("Examples", lines(["animscript run slide_down.lua", "animscript help run"])))
    animscript turns a transition script into an exact timeline: where every layer
    is at every instant, and what happens when.

    \(section("Usage", lines(["animscript COMMAND [flags] [arguments]"])))
    \(section("Commands", columns(CommandTable.commands.map { ($0.name, $0.summary) })))
    \(section("Flags", flags(Flag.beforeCommand)))
    \(section("Exit codes", exitCodes(ExitCode.allCases)))
    'animscript help COMMAND' explains a command and its flags,
    'animscript help E203' the code of a message.

    """
  }

  /// The help of a command.
  static func command(_ command: Command) -> String {
    let operands = command.operands.map { ($0.name, $0.sentence) }
    var text = section("Examples", lines(command.examples)) + "\n"
    text += wrap(command.details, indent: 0) + "\n\n"
    text += section("Usage", lines([command.usage])) + "\n"
    if !operands.isEmpty { text += section("Arguments", columns(operands)) + "\n" }
    if !command.flags.isEmpty { text += section("Flags", flags(command.flags)) + "\n" }
    text += section("Flags of every command", flags(Flag.everywhere)) + "\n"
    return text + section("Exit codes", exitCodes(command.exitCodes))
  }

  private static func section(_ title: String, _ body: String) -> String { "\(title):\n\(body)" }

  private static func lines(_ lines: [String]) -> String {
    lines.map { "  \($0)\n" }.joined()
  }

  private static func flags(_ flags: [Flag]) -> String {
    columns(
      flags.map { flag in
        var name = flag.short.map { "-\($0), " } ?? "    "
        name += flag.spelling
        if case .value(_, let placeholder, _, _) = flag.shape { name += " \(placeholder)" }
        return (name, flag.sentence)
      })
  }

  private static func exitCodes(_ codes: [ExitCode]) -> String {
    columns(
      codes.map { code in
        let number = "\(code.rawValue)"
        return (String(repeating: " ", count: max(0, 3 - number.count)) + number, code.meaning)
      })
  }

  /// Two columns; the second is wrapped.
  private static func columns(_ rows: [(String, String)]) -> String {
    let first = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, sentence in
      let gap = String(repeating: " ", count: first - name.count - 2)
      return "  \(name)\(gap)\(wrap(sentence, indent: first))\n"
    }.joined()
  }

  /// The text broken between words; lines after the first are indented.
  static func wrap(_ text: String, indent: Int) -> String {
    var wrapped = ""
    var column = indent
    for word in text.split(separator: " ") {
      if column > indent, column + 1 + word.count > width {
        wrapped += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if column > indent {
        wrapped += " "
        column += 1
      }
      wrapped += word
      column += word.count
    }
    return wrapped
  }
}
