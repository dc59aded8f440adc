internal import AnimscriptKit

extension Command {
  /// Explains the program or one of its commands.
  static let help = Command(
    name: "help", summary: "explain a command",
    details: "Prints the help of a command, or of the program when none is named.",
    operands: [Operand(name: "COMMAND", count: .optional, sentence: "the command to explain")],
    flags: [], examples: ["animscript help", "animscript help run"],
    exitCodes: [.done, .wrongUse, .surroundings], perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      try session.print(HelpText.program)
      return .done
    }
    guard let command = CommandTable.command(name) else {
      throw .usage(ArgumentParser.unknownCommand(name))
    }
    try session.print(HelpText.command(command))
    return .done
  }
}
