internal import AnimscriptKit

/// One call of `run`: what the flags say, and what came of it so far.
struct RunJob {
  private let session: Session
  private let script: ScriptSource
  private let device: Device
  private let frameRate: Int?
  private let isJSON: Bool
  /// Nil when the timeline goes to standard output.
  private let output: OutputFile?
  /// Whether the user may be asked before a foreign file is replaced.
  private let mayAsk: Bool

  private var timeline: Timeline?
  private var sampling: FrameTimes?
  private var diagnostics: [Diagnostic] = []
  /// The timeline as it is written; nil when it only becomes a part of the report.
  private var text: [UInt8]?
  private var isWritten = false

  /// Works out what is to be done; nothing is read or written yet.
  init(_ arguments: ParsedArguments, in session: Session) throws(UsageError) {
    self.session = session
    script = ScriptSource(arguments, in: session)
    device = try DeviceChoice.device(arguments)
    frameRate = arguments.integer(.fps).map { Int($0) }
    isJSON = arguments.isOn(.json)
    let path = arguments.text(.output) ?? "-"
    output = path == "-" ? nil : OutputFile(path: path, replacesForeign: arguments.isOn(.force))
    mayAsk = arguments.isOn(.input) && session.canAsk && script.path != "-"
  }

  /// Plays the script and writes what came of it.
  mutating func perform() throws(CommandFailure) -> ExitCode {
    do throws(Diagnostic) {
      let file = try approvedOutput()
      try play()
      if let file, let text {
        try file.write(text)
        isWritten = true
      }
    } catch {
      fail(error)
    }
    try answer()
    if let timeline { tell(timeline) }
    if timeline == nil, !diagnostics.contains(where: { $0.severity == .error }) { return bug() }
    return ExitCode(diagnostics)
  }

  /// The output file, with the user's word when it would replace something foreign.
  ///
  /// This comes first: a script is not run for a result that has no place.
  private func approvedOutput() throws(Diagnostic) -> OutputFile? {
    guard let output else { return nil }
    try output.spare(script: script.path)
    return try session.approved(output, mayAsk: mayAsk)
  }

  private mutating func play() throws(Diagnostic) {
    let result = try script.run(on: device)
    diagnostics = result.diagnostics
    session.console.report(diagnostics)
    timeline = result.timeline
    guard let timeline else { return }
    do {
      if let frameRate { sampling = try FrameTimes(rate: frameRate, duration: timeline.duration) }
      if !isJSON || output != nil { text = try timeline.json(sampling: sampling) }
    } catch {
      throw unwritable(error)
    }
  }

  /// Writes what belongs on standard output.
  private mutating func answer() throws(CommandFailure) {
    if isJSON {
      try session.write(report())
    } else if let text, output == nil {
      try session.write(text)
    }
  }

  private mutating func report() -> [UInt8] {
    do {
      return try report(with: output == nil ? timeline : nil).json()
    } catch {
      fail(unwritable(error))
      return (try? report(with: nil).json()) ?? []
    }
  }

  private func report(with timeline: Timeline?) -> RunReport {
    RunReport(
      script: script.path, output: isWritten ? output?.path : nil, timeline: timeline,
      sampling: sampling, diagnostics: diagnostics)
  }

  private mutating func fail(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    session.console.report([diagnostic])
  }

  private func unwritable(_ error: any Error) -> Diagnostic {
    if case .tooLarge(let limit)? = error as? TimelineError {
      return Diagnostic(
        code: .outputLimit, path: script.shownPath,
        message: "the timeline would be larger than \(limit >> 20) MiB",
        hint: frameRate == nil
          ? "use fewer rows or events" : "use fewer frames a second, rows or events")
    }
    let reason =
      if case .notWritable(let value)? = error as? TimelineError {
        "the number \(value) is beyond what a timeline can hold"
      } else {
        "the run is too long for so many frames a second"
      }
    return Diagnostic(
      code: .tooLarge, path: script.shownPath, message: "cannot write the timeline: \(reason)",
      hint: "use smaller numbers")
  }

  /// Says what was written, and to a person or when asked also what it holds.
  ///
  /// Beside a timeline on standard output there is a summary only when it is asked for.
  private func tell(_ timeline: Timeline) {
    let console = session.console
    guard let output else {
      if console.volume > .normal { console.say(summary(timeline)) }
      return
    }
    guard isWritten else { return }
    let tracks = timeline.tracks.count
    let count = tracks == 1 ? "1 track" : "\(tracks) tracks"
    let duration = Decimal6(timeline.duration.value)?.description ?? "\(timeline.duration)"
    console.note("wrote \(output.path): \(count), \(duration) s")
    guard console.volume > .quiet, console.error.isTerminal || console.volume > .normal else {
      return
    }
    console.say("\n" + summary(timeline))
  }

  private func summary(_ timeline: Timeline) -> String {
    let console = session.console
    return RunSummary(
      timeline: timeline, drawsUnicode: console.drawsUnicode, isColored: console.isColored,
      volume: console.volume
    ).text
  }

  private func bug() -> ExitCode {
    let console = session.console
    console.say(
      console.printer.text(
        UsageError(
          "the run gave neither a timeline nor an error; this is a bug in animscript",
          hint: "report it with the script and what 'animscript --version --json' prints")))
    return .bug
  }
}
