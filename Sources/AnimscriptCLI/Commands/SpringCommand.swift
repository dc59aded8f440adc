internal import AnimscriptKit

extension Command {
  /// Tells everything about a spring, in the words of every system.
  static let spring = Command(
    name: "spring", summary: "tell a spring's motion, in the words of every system",
    details:
      "Reads a spring in the words of one system and prints its constants, when it settles, how "
      + "far it overshoots, a plot, and its numbers in every other system's words. The keys are "
      + "the fields of scripts; velocities are in travels per second (react_spring: per "
      + "millisecond), positive towards the target. '--velocity' is in units of the values "
      + "instead, and what it says replaces the velocity among the keys: also where, as with "
      + "uikit, the stiffness depends on it. The settling time is the last moment farther from "
      + "the target than 'settle' of the travel, 0.001 unless the key says otherwise. Without "
      + "'--at', '--json' has values at 100 even steps up to there.",
    operands: [
      Operand(
        name: "FAMILY", count: .one,
        sentence: SpringNotation.Family.allCases.map(\.rawValue).joined(separator: ", ")
          + "; or a preset such as snappy or compose:default", kind: .text),
      Operand(
        name: "KEY=VALUE", count: .several, sentence: "the family's numbers", kind: .text),
    ],
    flags: [.from, .to, .velocity, .at, .plot, .force, .json],
    examples: [
      "animscript spring uikit duration=0.5 damping_ratio=0.8 initial_velocity=0.8",
      "animscript spring snappy --to 702 --velocity 1200 -o snappy.svg",
    ],
    exitCodes: [.done, .wrongUse, .surroundings, .interrupted, .terminated], perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let answer: SpringAnswer
    do {
      answer = try SpringAnswer(arguments)
    } catch {
      throw .usage(error)
    }
    let plot = try PlotFile(arguments, in: session)
    session.console.report(
      answer.warnings.map {
        Diagnostic(severity: .warning, code: .outOfRange, message: $0.sentence)
      })
    try plot.write { answer.picture }
    if arguments.isOn(.json) {
      try session.write(answer.json.bytes)
    } else if !plot.replacesAnswer {
      try session.print(
        answer.text(
          showsSamples: arguments.numbers(.at) != nil,
          drawsUnicode: session.console.drawsUnicode))
    }
    return .done
  }
}
