internal import CLuaHost

/// Runs a script in a worker.
///
/// The worker holds the script to its limits as this process would. Here is looked after what a
/// script could do that has taken over its worker: not answering, and answering what cannot be.
final class WorkerEngine: LuaEngine {
  private(set) var memory = 0

  private let process: WorkerProcess
  private let limits: LuaLimits
  private weak var machine: LuaMachine?
  /// Messages that get no answer and go with the next one that does.
  private var outbox: [UInt8] = []
  /// What has arrived and is not read yet.
  private var inbox: [UInt8] = []
  /// The names that files were sent with.
  private var names: Set<String> = []
  private var printed: [LuaPrint] = []
  private var printedBytes = 0
  private var isReady = false
  /// Why every further entry fails.
  private var failure: LuaFailure?
  /// When the entries under way must have ended, the outermost first.
  private var deadlines: [UInt64] = []

  /// Starts a worker.
  ///
  /// - Throws: `LuaFailure` when the system does not start it.
  init(_ worker: ScriptWorker, limits: LuaLimits, seed: UInt64) throws(LuaFailure) {
    do throws(WorkerFault) {
      process = try WorkerProcess(worker)
    } catch {
      throw error.failure
    }
    self.limits = limits
    var message = Message(CLH_HOST_OPEN)
    message.add(clh_settings(limits, seed: seed))
    outbox = message.sealed
  }

  func install(_ library: LuaLibrary, for machine: LuaMachine) throws(LuaFailure) {
    self.machine = machine
    for constructor in library.constructors {
      var message = Message(CLH_HOST_CONSTRUCTOR)
      message.add(Int64(constructor.kind))
      message.add(constructor.numberCount)
      message.add(text: constructor.name.utf8)
      outbox += message.sealed
    }
    for (index, function) in library.functions.enumerated() {
      var message = Message(CLH_HOST_FUNCTION)
      message.add(Int32(index))
      message.add(text: function.name.utf8)
      outbox += message.sealed
    }
    for field in library.values {
      var message = Message(CLH_HOST_VALUE)
      message.add(text: field.name.utf8)
      try message.add([field.value])
      outbox += message.sealed
    }
    _ = try exchange(Message(CLH_HOST_READY), for: .nothing, within: limits.load)
    isReady = true
  }

  func run(
    _ source: [UInt8], name: String, within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue {
    names.insert(name)
    var message = Message(CLH_HOST_RUN)
    message.add(budget)
    message.add(text: name.utf8)
    message.add(text: source)
    return try value(message, within: budget)
  }

  func call(
    _ function: LuaFunction, _ arguments: [LuaValue], within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue {
    var message = Message(CLH_HOST_CALL)
    message.add(budget)
    message.add(function.handle)
    try message.add(arguments)
    return try value(message, within: budget)
  }

  func sample(_ function: LuaFunction, limits: LuaLimits) throws(LuaFailure) -> LuaCurve {
    var message = Message(CLH_HOST_SAMPLE)
    message.add(limits.curve)
    message.add(function.handle)
    message.add(limits.tolerance)
    message.add(limits.magnitude)
    message.add(limits.samples)
    let content = try exchange(message, for: .curve, within: limits.curve)
    guard case .curve(let curve) = content else { return LuaCurve(points: [], error: 0) }
    return curve
  }

  func takePrinted() -> [LuaPrint] {
    defer { printed = [] }
    return printed
  }

  private func value(
    _ message: Message, within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> LuaValue {
    let content = try exchange(message, for: .value, within: budget)
    guard case .value(let value) = content else { return .nothing }
    return value
  }

  /// Sends a message and waits for its answer, and answers what the script asks meanwhile.
  private func exchange(
    _ message: Message, for expected: WorkerReply.Expected, within budget: LuaLimits.Budget
  ) throws(LuaFailure) -> WorkerReply.Content {
    if let failure { throw failure }
    let deadline = deadline(of: budget)
    deadlines.append(deadline)
    defer { deadlines.removeLast() }
    let content: WorkerReply.Content
    do throws(WorkerFault) {
      try send(message, before: deadline)
      content = try awaitReply(expected, before: deadline)
    } catch {
      throw end(error)
    }
    if case .failure(let failure) = content { throw failure }
    return content
  }

  private func awaitReply(
    _ expected: WorkerReply.Expected, before deadline: UInt64
  ) throws(WorkerFault) -> WorkerReply.Content {
    while true {
      let (kind, body) = try receive(before: deadline)
      switch kind {
      case CLH_WORKER_RESULT: return try take(body, expected)
      case CLH_WORKER_QUESTION: try answer(body, before: deadline)
      default: throw .garbled("a message of kind \(kind.rawValue)")
      }
    }
  }

  private func take(
    _ body: [UInt8], _ expected: WorkerReply.Expected
  ) throws(WorkerFault) -> WorkerReply.Content {
    let reply = try WorkerReply(body, expected: expected, names: names, limits: limits)
    printedBytes += reply.printedBytes
    guard printedBytes <= limits.output else { throw .garbled("more is printed than allowed") }
    printed += reply.printed
    memory = reply.memory
    return reply.content
  }

  private func answer(_ body: [UInt8], before deadline: UInt64) throws(WorkerFault) {
    let question = try WorkerQuestion(body, names: names, limits: limits)
    guard let tree = try? OwnedTree(), let machine else { throw .silent }
    let isAnswer = machine.answer(question.function, question.arguments, into: tree.tree)
    // The answer may have ended the worker with it.
    guard failure == nil else { throw .silent }
    if isAnswer, question.function == Int32(CLH_REQUIRE) { noteModule(in: tree.tree) }
    var message = Message(CLH_HOST_ANSWER)
    message.add(UInt32(isAnswer ? 1 : 0))
    message.add(tree)
    try send(message, before: deadline)
  }

  /// Notes the name of the module that an answer holds, after its key.
  private func noteModule(in tree: OpaquePointer) {
    let values = LuaTree.read(tree, chunks: [])
    if values.count > 1, case .string(let name) = values[1] { names.insert(name) }
  }

  private func send(_ message: Message, before deadline: UInt64) throws(WorkerFault) {
    outbox += message.sealed
    defer { outbox = [] }
    guard try process.send(outbox, before: deadline) else { throw hasEnded() }
  }

  private func receive(
    before deadline: UInt64
  ) throws(WorkerFault) -> (kind: clh_message, body: [UInt8]) {
    let size = MemoryLayout<clh_message_head>.size
    try fill(size, before: deadline)
    var reader = MessageReader(inbox)
    let head = try reader.next(clh_message_head.self)
    guard head.length <= limits.longestMessage else { throw .garbled("it is too long") }
    let end = size + Int(head.length)
    try fill(end, before: deadline)
    defer { inbox.removeSubrange(..<end) }
    return (clh_message(rawValue: head.message), Array(inbox[size..<end]))
  }

  private func fill(_ count: Int, before deadline: UInt64) throws(WorkerFault) {
    while inbox.count < count {
      guard try process.receive(into: &inbox, before: deadline) else { throw hasEnded() }
    }
  }

  /// A little later than the worker itself has to end an entry, and no later than the outer ones.
  private func deadline(of budget: LuaLimits.Budget) -> UInt64 {
    let own = WorkerProcess.now + (budget.milliseconds + Self.grace) * 1_000_000
    return min(own, deadlines.last ?? .max)
  }

  /// Milliseconds that a worker has to end an entry whose time is over.
  private static let grace: UInt64 = 1_000

  private func hasEnded() -> WorkerFault {
    switch process.end(afterItself: true) {
    case .exited(let code, _): .exited(code, wasReady: isReady)
    case let fault: fault
    }
  }

  /// Ends the worker; from now on every entry fails alike.
  private func end(_ fault: WorkerFault) -> LuaFailure {
    if let failure { return failure }
    _ = process.end(afterItself: false)
    failure = fault.failure
    return fault.failure
  }
}

extension Message {
  fileprivate mutating func add(_ values: [LuaValue]) throws(LuaFailure) {
    let tree = try OwnedTree()
    for value in values {
      guard LuaTree.write(value, to: tree.tree) else { throw .outOfMemory }
    }
    add(tree)
  }
}

extension LuaLimits {
  /// Bytes of the longest message that a worker can have to send.
  fileprivate var longestMessage: Int {
    // A value is itself, its key, and numbers or a table of its own; the rest is text.
    12 * Int(nodes) * MemoryLayout<clh_node>.stride + output + 4 << 20
  }
}

extension clh_settings {
  fileprivate init(_ limits: LuaLimits, seed: UInt64) {
    self.init()
    self.seed = seed
    memory = UInt64(limits.memory)
    block = UInt64(limits.block)
    output = UInt64(limits.output)
    depth = limits.depth
    nodes = limits.nodes
    items = limits.items
    text = limits.text
    modules = limits.modules
    module_depth = limits.moduleDepth
    // All entries together; the clock is the limit of each.
    seconds = UInt32(clamping: limits.load.milliseconds / 1_000 + 3)
  }
}
