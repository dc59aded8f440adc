/// The main job as one call: a script in, a timeline or diagnostics out.
public enum Animscript {
  /// The version of the program and its library.
  public static let version = "0.1.0"
  /// The level of the scripting interface; plugins name the lowest they need.
  public static let apiLevel = 1

  /// What a run may be told.
  public struct RunOptions: Sendable {
    /// Where the transition is played.
    public let device: Device
    /// What the script is given and how much it may use.
    public let script: ScriptOptions

    /// The motion that people asked that device for.
    public let motion: Plan.MotionPreference

    /// Makes options.
    public init(
      device: Device, script: ScriptOptions = ScriptOptions(),
      motion: Plan.MotionPreference = .full
    ) {
      self.device = device
      self.script = script
      self.motion = motion
    }
  }

  /// What came of a run.
  public struct RunResult: Sendable {
    /// Nil when an error ended the run.
    public let timeline: Timeline?
    /// In the order they arose; with a timeline they are warnings and notes.
    public let diagnostics: [Diagnostic]
  }

  /// Loads a script and plays its scenario on a device.
  public static func run(_ file: ScriptFile, options: RunOptions) -> RunResult {
    let loaded = Script.load(file, options: options.script)
    guard let script = loaded.script else {
      return RunResult(timeline: nil, diagnostics: loaded.diagnostics)
    }
    let plan = script.plan(options.motion)
    do {
      let run = try Run(
        plan, on: options.device, seed: options.script.seed, callbacks: script.callbacks)
      return RunResult(
        timeline: run.timeline, diagnostics: loaded.diagnostics + script.callbacks.takeNotes())
    } catch {
      return RunResult(
        timeline: nil,
        diagnostics: loaded.diagnostics + script.callbacks.takeNotes() + [
          script.callbacks.diagnostic(for: error)
        ])
    }
  }
}
