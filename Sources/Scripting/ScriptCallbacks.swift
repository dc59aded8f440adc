public import Timelines
public import Transitions

/// The functions of an open script.
///
/// One run at a time may use them, on one thread. What they throw is a `Diagnostic`.
public final class ScriptCallbacks: TransitionCallbacks {
  /// For each transition of a sequence.
  private let functions: [[Transition.Callback: LuaFunction]]
  private let machine: LuaMachine
  private let reporter: ScriptReporter
  /// How many of the machine's printed lines each reader has had.
  private var linesTaken: Int
  private var notesTaken: Int

  init(
    _ functions: [[Transition.Callback: LuaFunction]], machine: LuaMachine, reporter: ScriptReporter
  ) {
    self.functions = functions
    self.machine = machine
    self.reporter = reporter
    linesTaken = machine.printed.count
    notesTaken = machine.printed.count
  }

  /// Gets the content's data, returns what is merged into the menu's.
  public func prepare(content: LayerData) throws -> LayerData {
    try data(from: .prepare, content)
  }

  /// Gets the menu's data with the item as `chosen`, returns what is merged into the content's.
  public func unwind(menu: LayerData) throws -> LayerData {
    try data(from: .unwind, menu)
  }

  /// Is told how a run ended; what it returns means nothing.
  public func onComplete(_ outcome: Outcome, _ direction: Direction, step: Int) throws {
    let arguments = [LuaValue.string(outcome.rawValue), .string(direction.rawValue)]
    _ = try call(.onComplete, arguments, step: step)
  }

  /// The lines that the functions printed since the last call, without their places.
  public func takePrintedLines() -> [String] {
    defer { linesTaken = machine.printed.count }
    return machine.printed[linesTaken...].map(\.text)
  }

  /// The lines that the functions printed since the last call, as notes.
  public func takeNotes() -> [Diagnostic] {
    defer { notesTaken = machine.printed.count }
    return machine.printed[notesTaken...].map { reporter.note(of: $0) }
  }

  /// What to tell the author of an error that ended a run.
  public func diagnostic(for error: any Error) -> Diagnostic {
    if let diagnostic = error as? Diagnostic { return diagnostic }
    return Diagnostic(
      code: .outOfRange, path: reporter.sources.file.path,
      message: "a value of the run is beyond what a timeline holds",
      hint: "look for very large lengths, velocities or data")
  }

  private func call(
    _ callback: Transition.Callback, _ arguments: [LuaValue], step: Int = 0
  ) throws -> LuaValue {
    guard functions.indices.contains(step), let function = functions[step][callback] else {
      return .nothing
    }
    do throws(LuaFailure) {
      return try machine.call(function, arguments)
    } catch {
      if callback == .onComplete, case .value = error.kind { return .nothing }
      throw reporter.diagnostic(of: error, in: place(of: callback, step: step))
    }
  }

  /// The field of a function: `prepare`, or `[2].on_complete` in a sequence.
  private func place(of callback: Transition.Callback, step: Int = 0) -> FieldPlace {
    let transition = functions.count > 1 ? FieldPlace.root.index(step + 1) : .root
    return transition.field(callback.rawValue)
  }

  /// Calls a function with data; nothing returned is no data.
  private func data(from callback: Transition.Callback, _ data: LayerData) throws -> LayerData {
    let result = try call(callback, [LuaValue(data)])
    if result == .nothing { return LayerData() }
    // Curves are no part of data, so nothing is sampled.
    var decoding = Decoding { _ in LuaCurve(points: [], error: 0) }
    let decoded = decoding.data(result, at: .root)
    let field = place(of: callback)
    if let problem = reporter.diagnostic(ofResult: decoding, of: field) { throw problem }
    return decoded ?? LayerData()
  }
}

extension LuaValue {
  /// Data as a table of its own.
  init(_ data: LayerData) { self = .record(data.fields) }

  private init(_ value: DataValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number): self = Self.whole(number) ?? .number(number)
    case .bool(let boolean): self = .boolean(boolean)
    case .record(let fields): self = .record(fields)
    }
  }

  /// A whole number as an integer, which a script prints without a fraction.
  private static func whole(_ number: Double) -> LuaValue? {
    guard number.magnitude <= 0x1p53, number == number.rounded() else { return nil }
    return .integer(Int64(number))
  }

  private static func record(_ fields: [DataField]) -> LuaValue {
    // Data are in the order of their names' bytes already.
    .table(
      LuaTable(
        list: [], sorted: fields.map { LuaField(name: $0.name, value: LuaValue($0.value)) }))
  }
}
