internal import CLuaHost

/// What a worker says, checked: it is as if C had said it in this process, or it is refused.
struct WorkerReply {
  /// What an entry is expected to leave behind.
  enum Expected {
    case nothing
    case value
    case curve
  }

  enum Content {
    case nothing
    case value(LuaValue)
    case curve(LuaCurve)
    case failure(LuaFailure)
  }

  let memory: Int
  let printed: [LuaPrint]
  /// Bytes that the printed lines count for.
  let printedBytes: Int
  let content: Content

  /// Reads the body of CLH_WORKER_RESULT.
  ///
  /// - Parameters:
  ///   - bytes: The body.
  ///   - expected: What a good answer holds.
  ///   - names: The names that files were sent with; no other can be in an answer.
  ///   - limits: What C was told.
  /// - Throws: `WorkerFault.garbled` for what C cannot have said.
  init(
    _ bytes: [UInt8], expected: Expected, names: Set<String>, limits: LuaLimits
  ) throws(WorkerFault) {
    var reader = MessageReader(bytes)
    let status = clh_status(rawValue: try reader.next(UInt32.self))
    memory = Int(clamping: try reader.next(UInt64.self))
    let chunks = try reader.chunks(named: names, limits: limits)
    (printed, printedBytes) = try reader.printed(chunks: chunks, limits: limits)
    if status != CLH_OK {
      let report = try reader.report(status, chunks: chunks)
      content = .failure(LuaFailure(report, chunks: chunks))
    } else {
      content =
        switch expected {
        case .nothing: .nothing
        case .value: .value(try reader.value(chunks: chunks, limits: limits))
        case .curve: .curve(try reader.curve(limits: limits))
        }
    }
    guard reader.isAtEnd else { throw .garbled("it ends too late") }
  }
}

/// What a script asks through its worker.
struct WorkerQuestion {
  let function: Int32
  let arguments: [LuaValue]

  /// Reads the body of CLH_WORKER_QUESTION.
  init(_ bytes: [UInt8], names: Set<String>, limits: LuaLimits) throws(WorkerFault) {
    var reader = MessageReader(bytes)
    function = try reader.next(Int32.self)
    let chunks = try reader.chunks(named: names, limits: limits)
    arguments = try reader.values(chunks: chunks, limits: limits)
    guard reader.isAtEnd else { throw .garbled("it ends too late") }
  }
}

extension MessageReader {
  /// The names of the files that were loaded, each of which the host has sent.
  fileprivate mutating func chunks(
    named names: Set<String>, limits: LuaLimits
  ) throws(WorkerFault) -> [String] {
    // The script itself can be run more than once.
    let count = try count("files", atMost: Int(limits.modules) + 1_000)
    var chunks: [String] = []
    for _ in 0..<count {
      let name = String(decoding: try text(atMost: 1 << 16), as: UTF8.self)
      guard names.contains(name) else { throw .garbled("a file that it was not given") }
      chunks.append(name)
    }
    return chunks
  }

  fileprivate mutating func printed(
    chunks: [String], limits: LuaLimits
  ) throws(WorkerFault) -> (lines: [LuaPrint], bytes: Int) {
    // Every line counts with its end.
    let count = try count("printed lines", atMost: limits.output)
    var lines: [LuaPrint] = []
    var bytes = count
    for _ in 0..<count {
      let chunk = try next(Int32.self)
      let line = try next(Int32.self)
      let text = try text(atMost: limits.output)
      bytes += text.count
      lines.append(
        LuaPrint(
          place: LuaPlace(chunk: chunk, of: chunks, line: line),
          text: SingleLine.escaping(text, tabs: false)))
    }
    return (lines, bytes)
  }

  fileprivate mutating func report(
    _ status: clh_status, chunks: [String]
  ) throws(WorkerFault) -> FailureReport {
    guard status.rawValue <= CLH_OUTPUT.rawValue else {
      throw .garbled("a failure of kind \(status.rawValue)")
    }
    let message = try text(atMost: 4_096)
    let nearToken = try text(atMost: 128)
    let path = try text(atMost: 512)
    let chunk = try next(Int32.self)
    let line = try next(Int32.self)
    var frames: [FailureReport.Frame] = []
    for _ in 0..<(try count("calls", atMost: 32)) {
      let chunk = try next(Int32.self)
      let line = try next(Int32.self)
      let hasName = try next(UInt32.self) != 0
      let name = try text(atMost: 64)
      frames.append(
        FailureReport.Frame(chunk: chunk, line: line, function: hasName ? name : nil))
    }
    return FailureReport(
      status: status, message: message, nearToken: nearToken, path: path, chunk: chunk, line: line,
      frames: frames)
  }

  fileprivate mutating func value(
    chunks: [String], limits: LuaLimits
  ) throws(WorkerFault) -> LuaValue {
    let values = try values(chunks: chunks, limits: limits)
    guard values.count == 1 else { throw .garbled("\(values.count) values") }
    return values[0]
  }

  fileprivate mutating func values(
    chunks: [String], limits: LuaLimits
  ) throws(WorkerFault) -> [LuaValue] {
    let count = Int(try next(UInt32.self))
    let length = Int(try next(UInt32.self))
    let nodes = try values(count, of: clh_node.self)
    let text = try values(length, of: UInt8.self)
    try TreeCheck.check(nodes, text: text, chunks: chunks.count, limits: limits)
    guard let tree = try? OwnedTree(),
      clh_tree_assign(tree.tree, nodes, count, text, length)
    else { throw .garbled("it is too large") }
    return LuaTree.read(tree.tree, chunks: chunks)
  }

  fileprivate mutating func curve(limits: LuaLimits) throws(WorkerFault) -> LuaCurve {
    let error = try next(Double.self)
    guard error.isFinite, error >= 0 else { throw .garbled("an error of \(error)") }
    let count = try count("points", atMost: Int(limits.samples) + 1)
    let points = try values(count, of: clh_point.self)
    var last = -1.0
    for point in points {
      guard point.fraction > last, point.fraction <= 1, point.value.magnitude <= limits.magnitude
      else { throw .garbled("points out of order") }
      last = point.fraction
    }
    guard points.first?.fraction == 0, points.last?.fraction == 1 else {
      throw .garbled("a curve without ends")
    }
    return LuaCurve(
      points: points.map { LuaCurve.Point(fraction: $0.fraction, value: $0.value) }, error: error)
  }
}
