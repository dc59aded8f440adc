internal import AnimscriptKit

extension Command {
  /// Explains the program or one of its commands.
  static let help = Command(
    name: "help", summary: "explain a command or the code of a message",
    details: "Prints the help of a command, of the code of a message, or of the program.",
    operands: [
      Operand(
        name: "TOPIC", count: .optional, sentence: "the command or code, such as run or E203")
    ],
    flags: [], examples: ["animscript help run", "animscript help E203"],
    exitCodes: [.done, .wrongUse, .surroundings], perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      try session.print(HelpText.program)
      return .done
    }
    if let command = CommandTable.command(name) {
      try session.print(HelpText.command(command))
    } else if let code = DiagnosticCode(rawValue: name.uppercased()) {
      try session.print(CodeHelp(code).text)
    } else {
      throw .usage(unknown(name))
    }
    return .done
  }

  private static func unknown(_ topic: String) -> UsageError {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    guard topic.first?.uppercased() == "E", topic.dropFirst().allSatisfy(\.isNumber) else {
      return ArgumentParser.unknownCommand(topic)
    }
    return UsageError(
      "there is no code '\(topic)'", hint: "the codes are \(codes.joined(separator: ", "))")
  }
}
