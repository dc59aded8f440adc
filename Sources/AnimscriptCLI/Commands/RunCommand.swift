internal import AnimscriptKit

extension Command {
  /// Plays a script and writes its timeline.
  static let run = Command(
    name: "run", summary: "play a script and write its timeline as JSON",
    details:
      "Plays the script's scenario on one device and writes the timeline: every layer, how each of "
      + "its properties moves, and what happened when. The same script, device, parameters and "
      + "seed give the same bytes.",
    operands: [
      Operand(
        name: "SCRIPT", count: .one, sentence: "the Lua file; '-' reads it from standard input")
    ],
    flags: [
      .output, .force, .json, .device, .size, .set, .reduceMotion, .fps, .seed, .maxSteps,
      .maxMemory, .timeout, .isolate,
    ],
    examples: [
      "animscript run slide_down.lua -o slide_down.json",
      "animscript run slide_down.lua --device 390x844 --set visible=200",
    ],
    exitCodes: [
      .done, .no, .wrongUse, .badInput, .surroundings, .limit, .bug, .interrupted, .terminated,
    ],
    perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    var job: RunJob
    do {
      job = try RunJob(arguments, in: session)
    } catch {
      throw .usage(error)
    }
    return try job.perform()
  }
}
