/// What carries out a machine's entries into Lua: this process, or another one.
protocol LuaEngine: AnyObject {
  /// Bytes that the script's values take.
  var memory: Int { get }

  /// Makes the library known; what the script asks of it goes to `machine`.
  func install(_ library: LuaLibrary, for machine: LuaMachine) throws(LuaFailure)

  /// Runs a file that was found fit to be one.
  func run(
    _ source: [UInt8], name: String, within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue

  func call(
    _ function: LuaFunction, _ arguments: [LuaValue], within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue

  func sample(_ function: LuaFunction, limits: LuaLimits) throws(LuaFailure) -> LuaCurve

  /// The lines that the script printed since the last call.
  func takePrinted() -> [LuaPrint]
}
