internal import AnimscriptKit

extension Command {
  /// Tells everything about an easing.
  static let easing = Command(
    name: "easing", summary: "tell the values of an easing",
    details:
      "Reads an easing and prints a plot and its values. Times are fractions of the duration; "
      + "outside 0 to 1 the curve goes on as CSS has it. A curve function of a script is sampled "
      + "as a run samples it, and the error bound says how far its values may be off: the file "
      + "returns the function, or a table of functions.",
    operands: [
      Operand(
        name: "CURVE", count: .one,
        sentence: "ease and the other keywords of CSS, cubic-bezier(...), linear(...), steps(...), "
          + "a name such as out_back, a preset such as material:emphasized, android:bounce or "
          + "core_animation:ease_in, or FILE.lua:NAME", kind: .text)
    ],
    flags: [
      .fractions, .plot, .force, .json, .set, .seed, .maxSteps, .maxMemory, .timeout, .isolate,
    ],
    examples: [
      "animscript easing ease --at 0,0.25,0.5,1",
      "animscript easing material:emphasized -o emphasized.svg",
    ],
    exitCodes: [
      .done, .no, .wrongUse, .badInput, .surroundings, .limit, .bug, .interrupted, .terminated,
    ], perform: perform)

  @Sendable private static func perform(
    _ arguments: ParsedArguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let word = arguments.operands.first ?? ""
    let choice: EasingChoice
    do {
      choice = try EasingChoice(word)
    } catch {
      throw .usage(error)
    }
    let plot = try PlotFile(arguments, in: session, sparing: choice.script)
    let easing: Easing
    switch choice {
    case .easing(let known): easing = known
    case .script(let path, let name):
      let result: ScriptCurveResult
      do {
        result = try ScriptSource(arguments, in: session, path: path).curve(named: name)
      } catch {
        throw .diagnostic(error)
      }
      session.console.report(result.diagnostics)
      guard let found = result.easing else { return ExitCode(result.diagnostics) }
      easing = found
    }
    let report = EasingReport(name: word, easing: easing, fractions: arguments.numbers(.fractions))
    try plot.write { report.picture }
    if arguments.isOn(.json) {
      try session.write(report.json.bytes)
    } else if !plot.replacesAnswer {
      try session.print(report.text(drawsUnicode: session.console.drawsUnicode))
    }
    return .done
  }
}
