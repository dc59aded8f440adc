internal import CLuaHost

/// Whether a tree that a worker sent is one that C could have written within the limits.
struct TreeCheck {
  private let nodes: [clh_node]
  private let text: [UInt8]
  private let chunks: Int
  private let limits: LuaLimits
  private var position = 0
  private var values = 0

  /// Checks a tree of any number of values.
  static func check(
    _ nodes: [clh_node], text: [UInt8], chunks: Int, limits: LuaLimits
  ) throws(WorkerFault) {
    var check = TreeCheck(nodes: nodes, text: text, chunks: chunks, limits: limits)
    while check.position < nodes.count { try check.value(depth: 0) }
  }

  private init(nodes: [clh_node], text: [UInt8], chunks: Int, limits: LuaLimits) {
    self.nodes = nodes
    self.text = text
    self.chunks = chunks
    self.limits = limits
  }

  private mutating func value(depth: UInt32) throws(WorkerFault) {
    values += 1
    guard values <= limits.nodes else { throw .garbled("more values than allowed") }
    let node = try next()
    switch node.kind {
    case CLH_NOTHING, CLH_BOOLEAN, CLH_INTEGER: break
    case CLH_NUMBER: try check(node.number)
    case CLH_TEXT: _ = try range(of: node)
    case CLH_TABLE: try contents(of: node, depth: depth)
    case CLH_LENGTH:
      try numbers(1 + LuaLength(constant: 0, factors: .zero).factors.scalarCount)
    case CLH_OBJECT: try contents(ofObject: node, depth: depth)
    case CLH_FUNCTION: try place(of: node)
    default: throw .garbled("a value of kind \(node.kind.rawValue)")
    }
  }

  private mutating func next() throws(WorkerFault) -> clh_node {
    guard position < nodes.count else { throw .garbled("a value is missing") }
    defer { position += 1 }
    return nodes[position]
  }

  private mutating func contents(of node: clh_node, depth: UInt32) throws(WorkerFault) {
    guard depth < limits.depth else { throw .garbled("tables nest too deeply") }
    guard node.count <= limits.items else { throw .garbled("a list is too long") }
    for _ in 0..<node.count { try value(depth: depth + 1) }
    var last: Range<Int>?
    for _ in 0..<node.fields {
      let key = try next()
      guard key.kind == CLH_TEXT else { throw .garbled("a key is no text") }
      let name = try range(of: key)
      if let last, !text[last].lexicographicallyPrecedes(text[name]) {
        throw .garbled("keys are out of order")
      }
      last = name
      try value(depth: depth + 1)
    }
  }

  private mutating func contents(ofObject node: clh_node, depth: UInt32) throws(WorkerFault) {
    try place(of: node)
    switch node.fields {
    case 0:
      guard node.count <= 8 else { throw .garbled("an object has too many numbers") }
      try numbers(Int(node.count))
    case 1:
      guard node.count == 0 else { throw .garbled("an object has numbers and a table") }
      let table = try next()
      guard table.kind == CLH_TABLE else { throw .garbled("an object has no table") }
      try contents(of: table, depth: depth)
    default: throw .garbled("an object has \(node.fields) tables")
    }
  }

  private mutating func numbers(_ count: Int) throws(WorkerFault) {
    for _ in 0..<count {
      let node = try next()
      guard node.kind == CLH_NUMBER else { throw .garbled("a number is missing") }
      try check(node.number)
    }
  }

  private func check(_ number: Double) throws(WorkerFault) {
    guard number.isFinite else { throw .garbled("a number is not finite") }
  }

  private func place(of node: clh_node) throws(WorkerFault) {
    guard node.chunk < chunks, node.line >= 0 else { throw .garbled("a place in no file") }
  }

  private func range(of node: clh_node) throws(WorkerFault) -> Range<Int> {
    guard node.count <= limits.text, node.integer >= 0,
      node.integer <= text.count - Int(node.count)
    else { throw .garbled("a text is out of place") }
    return Int(node.integer)..<(Int(node.integer) + Int(node.count))
  }
}
