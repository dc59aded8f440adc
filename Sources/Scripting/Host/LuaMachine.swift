internal import CLuaHost

/// Owns one Lua state: a script, its modules and the functions it handed over.
///
/// A machine serves one run and is then dropped. It belongs to one thread at a time, and that
/// thread needs a stack of 1 MiB at least.
final class LuaMachine {
  let limits: LuaLimits
  /// What the script printed so far, in order.
  private(set) var printed: [LuaPrint] = []

  private let state: OpaquePointer
  let library: LuaLibrary

  /// Makes a machine.
  ///
  /// - Parameters:
  ///   - limits: What the script may use.
  ///   - seed: Starts the script's random numbers.
  ///   - library: What the script may require.
  /// - Throws: `LuaFailure` when there is no memory for it.
  init(limits: LuaLimits = LuaLimits(), seed: UInt64 = 0, library: LuaLibrary = LuaLibrary())
    throws(LuaFailure)
  {
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
    self.limits = limits
    self.library = library
    self.state = state
    try install()
  }

  deinit {
    clh_destroy(state)
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
    let status = source.withUnsafeBytes { bytes in
      clh_run(
        state, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, name,
        clh_budget(limits.load))
    }
    return try taken(status)
  }

  /// Calls a function that this machine handed over.
  func call(_ function: LuaFunction, _ arguments: [LuaValue] = []) throws(LuaFailure) -> LuaValue {
    let tree = clh_given(state)
    clh_tree_clear(tree)
    for argument in arguments {
      guard LuaTree.write(argument, to: tree) else { throw .outOfMemory }
    }
    return try taken(clh_call(state, function.handle, clh_budget(limits.callback)))
  }

  /// Samples a function of progress adaptively.
  ///
  /// - Throws: `LuaFailure` of kind `value` when the function returns something other than a finite
  ///   number within the limits, or not the same for the same argument.
  func sample(_ function: LuaFunction) throws(LuaFailure) -> LuaCurve {
    var curve = clh_curve()
    let status = clh_sample(
      state, function.handle, limits.tolerance, limits.magnitude, limits.samples,
      clh_budget(limits.curve), &curve)
    try check(status)
    let points = UnsafeBufferPointer(start: curve.points, count: curve.count)
    return LuaCurve(
      points: points.map { LuaCurve.Point(fraction: $0.fraction, value: $0.value) },
      error: curve.error)
  }

  /// Bytes that the script's values take.
  var memory: Int { clh_memory(state) }

  private func install() throws(LuaFailure) {
    clh_set_context(state, Unmanaged.passUnretained(self).toOpaque())
    for constructor in library.constructors {
      var numbers: UInt32 = 0
      if case .numbers(let count) = constructor.shape { numbers = count }
      try check(
        clh_add_constructor(state, constructor.name, Int64(constructor.kind), numbers))
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

  private func taken(_ status: clh_status) throws(LuaFailure) -> LuaValue {
    try check(status)
    return LuaTree.read(clh_taken(state), chunks: chunks).first ?? .nothing
  }

  private func check(_ status: clh_status) throws(LuaFailure) {
    collectPrinted()
    guard status == CLH_OK else {
      throw LuaFailure(clh_last_failure(state), of: state, chunks: chunks)
    }
  }

  /// The names of the files that were loaded, in the order of their numbers.
  var chunks: [String] {
    var names: [String] = []
    while let name = clh_chunk_name(state, Int32(names.count)) {
      names.append(String(cString: name))
    }
    return names
  }

  private func collectPrinted() {
    let count = clh_print_count(state)
    guard count > 0 else { return }
    let chunks = chunks
    for index in 0..<count {
      let line = clh_print_at(state, index)
      let text = UnsafeRawBufferPointer(start: line.text, count: line.length)
      printed.append(
        LuaPrint(
          place: LuaPlace(chunk: line.chunk, of: chunks, line: line.line),
          text: SingleLine.escaping(text, tabs: false)))
    }
    clh_print_clear(state)
  }
}

extension clh_budget {
  fileprivate init(_ budget: LuaLimits.Budget) {
    self.init(steps: budget.steps, nanoseconds: budget.milliseconds * 1_000_000)
  }
}
