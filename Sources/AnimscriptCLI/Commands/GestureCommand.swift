internal import AnimscriptKit

extension Command {
  /// Applies a law of gestures.
  static let gesture = Command(
    name: "gesture", summary: "apply a law of gestures: where a thing goes that was let go",
    details:
      "'project' tells how far something goes that is let go with a velocity, by Apple's formula "
      + "and exactly (velocity, deceleration_rate=0.998). 'rubber-band' tells how much of a "
      + "finger's overshoot is shown (overshoot, dimension, resistance=0.55). 'decay' tells the "
      + "whole motion of something let go (velocity, deceleration_rate=0.998, from=0, "
      + "rest_speed=1). Velocities are in units per second, the rate is what a millisecond leaves "
      + "of the velocity.",
    operands: [
      Operand(
        name: "LAW", count: .one,
        sentence: GestureLaw.allCases.map(\.rawValue).joined(separator: ", "), kind: .text),
      Operand(name: "KEY=VALUE", count: .several, sentence: "the law's numbers", kind: .text),
    ],
    flags: [.at, .json],
    examples: [
      "animscript gesture project velocity=1000 deceleration_rate=0.998",
      "animscript gesture rubber-band overshoot=100 dimension=812 resistance=0.55",
      "animscript gesture decay velocity=2000 --at 0,0.1,0.5",
    ],
    exitCodes: [.done, .wrongUse, .surroundings, .interrupted, .terminated], perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let answer: GestureAnswer
    do {
      answer = try gestureAnswer(arguments)
    } catch {
      throw .usage(error)
    }
    if arguments.isOn(.json) {
      try session.write(answer.json.bytes)
    } else {
      try session.print(answer.text(drawsUnicode: session.console.drawsUnicode))
    }
    return .done
  }

  private static func gestureAnswer(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> GestureAnswer {
    let word = arguments.operands.first ?? ""
    guard let law = GestureLaw(rawValue: word) else {
      let names = GestureLaw.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: word, among: names)
      throw UsageError(
        "unknown law '\(word)'",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "the laws are \(names.joined(separator: ", "))")
    }
    guard arguments.numbers(.at) == nil || law == .decay else {
      throw UsageError(
        "'--at' goes with 'decay' only", hint: "'\(word)' has one answer, whatever the time")
    }
    let numbers = try law.numbers(arguments.operands.dropFirst())
    do {
      return try GestureAnswer(law, numbers, at: arguments.numbers(.at))
    } catch {
      throw UsageError("these numbers make no gesture", hint: "use numbers nearer to each other")
    }
  }
}
