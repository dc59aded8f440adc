public import Motion

/// What a script is given, and how much it may use.
public struct ScriptOptions: Hashable, Sendable {
  /// A value for something the script declares with `anim.parameters`.
  public struct Parameter: Hashable, Sendable {
    /// The name in the declaration.
    public let name: String
    /// The value as text; the declared default says what it must be.
    public let text: String

    /// Makes a parameter.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Of two values for one name the later counts.
  public var parameters: [Parameter]
  /// Starts the script's random numbers.
  public var seed: UInt64
  /// How much the script may use.
  public var limits: ScriptLimits
  /// The program that runs the script; nil for this process.
  public var worker: ScriptWorker?

  /// Makes options.
  public init(
    parameters: [Parameter] = [], seed: UInt64 = 0, limits: ScriptLimits = ScriptLimits(),
    worker: ScriptWorker? = nil
  ) {
    self.parameters = parameters
    self.seed = seed
    self.limits = limits
    self.worker = worker
  }
}

/// How much a script may use before it is ended; numbers below 1 count as 1.
public struct ScriptLimits: Hashable, Sendable {
  /// Instructions while the file loads, and for each curve; a callback gets a tenth.
  public var steps: Int
  /// Bytes of all the script's values together.
  public var memory: Int
  /// Time while the file loads, and for each curve; a callback gets a fifth.
  public var time: Seconds

  /// Makes limits.
  public init(steps: Int = 50_000_000, memory: Int = 32 << 20, time: Seconds = 5) {
    self.steps = steps
    self.memory = memory
    self.time = time
  }

  /// The limits as the machine takes them.
  var machine: LuaLimits {
    let milliseconds = (time.value * 1000).rounded()
    // An hour is enough for everyone, and keeps the arithmetic in range.
    let bounded = milliseconds.isNaN ? 1 : min(max(milliseconds, 1), 3_600_000)
    let load = LuaLimits.Budget(
      steps: Int64(max(steps, 1)), milliseconds: UInt64(bounded))
    var limits = LuaLimits()
    limits.load = load
    limits.curve = load
    limits.callback = LuaLimits.Budget(
      steps: max(load.steps / 10, 1), milliseconds: max(load.milliseconds / 5, 1))
    limits.memory = max(memory, 1)
    return limits
  }
}
