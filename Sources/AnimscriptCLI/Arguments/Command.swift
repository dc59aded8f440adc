/// A command as the table declares it.
struct Command: Sendable {
  /// What a command is applied to.
  struct Operand: Hashable, Sendable {
    /// How many of it are taken.
    enum Count: Hashable, Sendable {
      case optional
      case one
    }

    /// In capitals, as the help shows it.
    let name: String
    let count: Count
    /// One line for the help: lower case, no full stop.
    let sentence: String
  }

  let name: String
  /// One line for the list of commands: lower case, no full stop.
  let summary: String
  /// A sentence or two for the command's own help.
  let details: String
  let operands: [Operand]
  /// Those of its own; the flags of every command come on top.
  let flags: [Flag]
  /// At least two complete command lines, the simplest first.
  let examples: [String]
  let exitCodes: [ExitCode]
  /// Does the work.
  let perform: @Sendable (ParsedArguments, Session) throws(CommandFailure) -> ExitCode

  /// All flags that it takes.
  var allFlags: [Flag] { flags + Flag.everywhere }

  /// The command line in general form.
  var usage: String {
    let operands = operands.map { $0.count == .optional ? "[\($0.name)]" : $0.name }
    let flags = flags.isEmpty ? [] : ["[flags]"]
    return (["animscript", name] + flags + operands).joined(separator: " ")
  }
}
