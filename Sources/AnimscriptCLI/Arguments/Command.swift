/// A command as the table declares it.
struct Command: Sendable {
  /// What a command is applied to.
  struct Operand: Hashable, Sendable {
    /// How many of it are taken.
    enum Count: Hashable, Sendable {
      case optional
      case one
      /// Any number, also none; it stands last.
      case several
    }

    /// In capitals, as the help shows it.
    let name: String
    let count: Count
    /// One line for the help: lower case, no full stop.
    let sentence: String
    var kind = ValueKind.path
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

  /// What the operand of an index is; nil when so many are not taken.
  func operand(at index: Int) -> Operand? {
    if index < operands.count { return operands[index] }
    return operands.last.flatMap { $0.count == .several ? $0 : nil }
  }

  /// The command line in general form.
  var usage: String {
    let operands = operands.map { operand in
      switch operand.count {
      case .optional: "[\(operand.name)]"
      case .one: operand.name
      case .several: "[\(operand.name)...]"
      }
    }
    let flags = flags.isEmpty ? [] : ["[flags]"]
    return (["animscript", name] + flags + operands).joined(separator: " ")
  }
}
