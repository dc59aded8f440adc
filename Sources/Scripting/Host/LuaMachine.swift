/// Owns one Lua state: a script, its modules and the functions it handed over.
///
/// A machine serves one run and is then dropped. It belongs to one thread at a time, and that
/// thread needs a stack of 1 MiB at least.
final class LuaMachine {
  let limits: LuaLimits
  let library: LuaLibrary
  /// What the script printed so far, in order.
  private(set) var printed: [LuaPrint] = []

  private let engine: any LuaEngine

  /// Makes a machine.
  ///
  /// - Parameters:
  ///   - limits: What the script may use.
  ///   - seed: Starts the script's random numbers.
  ///   - library: What the script may require.
  ///   - worker: The program that runs the script; nil for this process.
  /// - Throws: `LuaFailure` when there is no memory for it, or the worker does not start.
  init(
    limits: LuaLimits = LuaLimits(), seed: UInt64 = 0, library: LuaLibrary = LuaLibrary(),
    worker: ScriptWorker? = nil
  ) throws(LuaFailure) {
    self.limits = limits
    self.library = library
    if let worker {
      engine = try WorkerEngine(worker, limits: limits, seed: seed)
    } else {
      engine = try LocalEngine(limits: limits, seed: seed)
    }
    try engine.install(library, for: self)
  }

  /// Runs a file and returns its value.
  ///
  /// - Parameters:
  ///   - source: At most `limits.source` bytes of UTF-8 without a zero.
  ///   - name: Names the file in places; it is not opened.
  /// - Returns: The first value that the file returns.
  /// - Throws: `LuaFailure` of any kind.
  func run(source: [UInt8], name: String) throws(LuaFailure) -> LuaValue {
    if let complaint = sourceComplaint(source, limit: limits.source) {
      throw LuaFailure(syntax: complaint.message, at: LuaPlace(chunk: name, line: complaint.line))
    }
    defer { collectPrinted() }
    return try engine.run(source, name: name, within: limits.load)
  }

  /// Calls a function that this machine handed over.
  func call(_ function: LuaFunction, _ arguments: [LuaValue] = []) throws(LuaFailure) -> LuaValue {
    defer { collectPrinted() }
    return try engine.call(function, arguments, within: limits.callback)
  }

  /// Samples a function of progress adaptively.
  ///
  /// - Throws: `LuaFailure` of kind `value` when the function returns something other than a finite
  ///   number within the limits, or not the same for the same argument.
  func sample(_ function: LuaFunction) throws(LuaFailure) -> LuaCurve {
    defer { collectPrinted() }
    return try engine.sample(function, limits: limits)
  }

  /// Bytes that the script's values take.
  var memory: Int { engine.memory }

  private func collectPrinted() { printed += engine.takePrinted() }
}
