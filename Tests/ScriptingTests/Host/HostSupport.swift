@testable import Scripting

extension LuaMachine {
  /// Runs source text named `script`.
  func run(_ source: String) throws(LuaFailure) -> LuaValue {
    try run(source: Array(source.utf8), name: "script")
  }
}

/// Runs source text on a machine of its own.
@discardableResult
func runLua(
  _ source: String, limits: LuaLimits = .brief, library: LuaLibrary = .sandbox
) throws(LuaFailure) -> LuaValue {
  try LuaMachine(limits: limits, seed: 7, library: library).run(source)
}

/// How source text fails; nil when it does not.
func luaFailure(
  of source: String, limits: LuaLimits = .brief, library: LuaLibrary = .sandbox
) -> LuaFailure? {
  do throws(LuaFailure) {
    try runLua(source, limits: limits, library: library)
    return nil
  } catch {
    return error
  }
}

extension LuaLimits {
  /// These limits, but with time enough for a busy machine: steps decide, so that every run of a
  /// test ends alike.
  var unhurried: LuaLimits {
    var limits = self
    limits.load.milliseconds = 60_000
    limits.callback.milliseconds = 60_000
    limits.curve.milliseconds = 60_000
    return limits
  }

  /// Unhurried limits with fewer steps, for tests that use them up.
  static let brief: LuaLimits = {
    var limits = LuaLimits().unhurried
    limits.load.steps = 5_000_000
    return limits
  }()
}

extension LuaLibrary {
  /// The names of the scripting interface that the corpus uses.
  static var sandbox: LuaLibrary {
    LuaLibrary(constructors: [
      LuaConstructor(name: "transition", kind: 1), LuaConstructor(name: "spring", kind: 2),
      LuaConstructor(name: "ease", kind: 3), LuaConstructor(name: "pan", kind: 4),
      LuaConstructor(name: "bezier", kind: 5, shape: .numbers(4)),
    ])
  }
}

extension LuaFailure {
  /// The outcome as the corpus names it.
  var outcome: String {
    switch kind {
    case .syntax: "error:syntax"
    case .runtime: "error:runtime"
    case .value: "error:value"
    case .limit(let limit): "limit:\(limit.rawValue)"
    case .worker(let state): "worker:\(state)"
    }
  }
}

extension LuaValue {
  /// Every function inside the value.
  var functions: [LuaFunction] {
    switch self {
    case .function(let function): [function]
    case .table(let table): table.functions
    case .object(let object):
      if case .table(let table) = object.content { table.functions } else { [] }
    default: []
    }
  }
}

extension LuaTable {
  var functions: [LuaFunction] {
    list.flatMap(\.functions) + fields.flatMap(\.value.functions)
  }
}
