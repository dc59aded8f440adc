internal import AnimscriptKit

/// The script that a command is applied to, with what the flags allow it.
struct ScriptSource {
  /// As the user typed it; `-` is standard input.
  let path: String
  private let options: ScriptOptions
  private let motion: Plan.MotionPreference
  private let printer: DiagnosticPrinter

  /// The script of a command line: its first argument, unless another path is given.
  init(_ arguments: ParsedArguments, in session: Session, path: String? = nil) {
    self.path = path ?? arguments.operands.first ?? "-"
    printer = session.console.printer
    motion = arguments.isOn(.reduceMotion) ? .reduced : .full
    var limits = ScriptLimits()
    if let steps = arguments.integer(.maxSteps) { limits.steps = Int(clamping: steps) }
    if let memory = arguments.integer(.maxMemory) { limits.memory = Int(clamping: memory) }
    if let time = arguments.seconds(.timeout) { limits.time = Seconds(time) }
    options = ScriptOptions(
      parameters: arguments.assignments(.set).map { .init(name: $0.name, text: $0.value) },
      seed: arguments.integer(.seed) ?? 0, limits: limits,
      worker: arguments.isOn(.isolate) ? WorkerMode.worker : nil)
  }

  /// As messages show it.
  var shownPath: String { path == "-" ? "<stdin>" : path }

  /// Loads the script and plays its scenario.
  ///
  /// A script that does not end although its limits say so ends the program with exit code 6.
  func run(on device: Device) throws(Diagnostic) -> Animscript.RunResult {
    let file = try ScriptFile.read(path: path)
    return watched {
      Animscript.run(
        file, options: Animscript.RunOptions(device: device, script: options, motion: motion))
    }
  }

  /// Loads the script and samples a curve that it returns; nil names none.
  func curve(named name: String?) throws(Diagnostic) -> ScriptCurveResult {
    let file = try ScriptFile.read(path: path)
    return watched { Script.curve(named: name, in: file, options: options) }
  }

  private func watched<Result>(_ work: () -> Result) -> Result {
    Interruption.startWatchdog(
      after: options.limits.time.value + Interruption.grace,
      message: Array(printer.text(overdue).utf8))
    defer { Interruption.stopWatchdog() }
    return work()
  }

  private var overdue: Diagnostic {
    let limit = options.limits.time.value
    let seconds = Decimal6(limit)?.description ?? "\(limit)"
    return Diagnostic(
      code: .timeLimit, path: shownPath,
      message: "took longer than \(seconds) s in all and was ended from outside",
      hint: "look for a loop that never ends, or allow more time with '--timeout'")
  }
}
