internal import CLuaHost

/// Runs a script in this process.
final class LocalEngine: LuaEngine {
  private let state: OpaquePointer
  private weak var machine: LuaMachine?

  /// Makes a state.
  ///
  /// - Throws: `LuaFailure` when there is no memory for it.
  init(limits: LuaLimits, seed: UInt64) throws(LuaFailure) {
    var options = clh_options()
    options.callback = answerScript
    options.seed = seed
    options.memory = limits.memory
    options.block = limits.block
    options.output = limits.output
    options.depth = limits.depth
    options.nodes = limits.nodes
    options.items = limits.items
    options.text = limits.text
    options.modules = limits.modules
    options.module_depth = limits.moduleDepth
    guard let state = clh_create(&options) else { throw .outOfMemory }
    self.state = state
  }

  deinit {
    let lost = clh_destroy(state)
    assert(lost == 0, "\(lost) bytes are counted and not found")
  }

  var memory: Int { clh_memory(state) }

  func install(_ library: LuaLibrary, for machine: LuaMachine) throws(LuaFailure) {
    self.machine = machine
    clh_set_context(state, Unmanaged.passUnretained(self).toOpaque())
    for constructor in library.constructors {
      try check(
        clh_add_constructor(
          state, constructor.name, Int64(constructor.kind), constructor.numberCount))
    }
    for (index, function) in library.functions.enumerated() {
      try check(clh_add_function(state, function.name, Int32(index)))
    }
    for field in library.values {
      clh_tree_clear(clh_given(state))
      guard LuaTree.write(field.value, to: clh_given(state)) else { throw .outOfMemory }
      try check(clh_add_value(state, field.name))
    }
  }

  func run(
    _ source: [UInt8], name: String, within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue {
    let status = source.withUnsafeBytes { bytes in
      clh_run(
        state, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, name,
        clh_budget(budget))
    }
    return try taken(status)
  }

  func call(
    _ function: LuaFunction, _ arguments: [LuaValue], within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue {
    let tree = clh_given(state)
    clh_tree_clear(tree)
    for argument in arguments {
      guard LuaTree.write(argument, to: tree) else { throw .outOfMemory }
    }
    return try taken(clh_call(state, function.handle, clh_budget(budget)))
  }

  func sample(_ function: LuaFunction, limits: LuaLimits) throws(LuaFailure) -> LuaCurve {
    var curve = clh_curve()
    try check(
      clh_sample(
        state, function.handle, limits.tolerance, limits.magnitude, limits.samples,
        clh_budget(limits.curve), &curve))
    let points = UnsafeBufferPointer(start: curve.points, count: curve.count)
    return LuaCurve(
      points: points.map { LuaCurve.Point(fraction: $0.fraction, value: $0.value) },
      error: curve.error)
  }

  func takePrinted() -> [LuaPrint] {
    let count = clh_print_count(state)
    guard count > 0 else { return [] }
    defer { clh_print_clear(state) }
    let chunks = chunks
    return (0..<count).map { index in
      let line = clh_print_at(state, index)
      let text = UnsafeRawBufferPointer(start: line.text, count: line.length)
      return LuaPrint(
        place: LuaPlace(chunk: line.chunk, of: chunks, line: line.line),
        text: SingleLine.escaping(text, tabs: false))
    }
  }

  private func taken(_ status: clh_status) throws(LuaFailure) -> LuaValue {
    try check(status)
    return LuaTree.read(clh_taken(state), chunks: chunks).first ?? .nothing
  }

  private func check(_ status: clh_status) throws(LuaFailure) {
    guard status == CLH_OK else {
      throw LuaFailure(FailureReport(of: state), chunks: chunks)
    }
  }

  /// The names of the files that were loaded, in the order of their numbers.
  private var chunks: [String] {
    var names: [String] = []
    while let name = clh_chunk_name(state, Int32(names.count)) {
      names.append(String(cString: name))
    }
    return names
  }

  fileprivate func answer(
    _ function: Int32, _ arguments: OpaquePointer, into result: OpaquePointer
  ) -> Bool {
    guard let machine else { return false }
    return machine.answer(function, LuaTree.read(arguments, chunks: chunks), into: result)
  }
}

/// Called by C, with no Lua frame above that could jump over it.
private func answerScript(
  context: UnsafeMutableRawPointer?, function: Int32, arguments: OpaquePointer?,
  result: OpaquePointer?
) -> Bool {
  guard let context, let arguments, let result else { return false }
  let engine = Unmanaged<LocalEngine>.fromOpaque(context).takeUnretainedValue()
  return engine.answer(function, arguments, into: result)
}

extension clh_budget {
  init(_ budget: LuaLimits.Budget) {
    self.init(steps: budget.steps, nanoseconds: budget.milliseconds * 1_000_000)
  }
}

extension LuaConstructor {
  /// How many numbers it takes; 0 when it takes a table.
  var numberCount: UInt32 {
    if case .numbers(let count) = shape { count } else { 0 }
  }
}
