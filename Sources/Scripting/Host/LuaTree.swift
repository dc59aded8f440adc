internal import CLuaHost

/// Reads and writes the flat form in which values cross the border.
enum LuaTree {
  /// The values of a tree, in order.
  static func read(_ tree: OpaquePointer?, chunks: [String]) -> [LuaValue] {
    guard let tree else { return [] }
    var count = 0
    let nodes = UnsafeBufferPointer(start: clh_tree_nodes(tree, &count), count: count)
    var reader = Reader(nodes: nodes, text: clh_tree_text(tree), chunks: chunks)
    var values: [LuaValue] = []
    while reader.position < nodes.count { values.append(reader.value()) }
    return values
  }

  /// Appends a value; false when there is no memory.
  static func write(_ value: LuaValue, to tree: OpaquePointer?) -> Bool {
    guard let tree else { return false }
    switch value {
    case .nothing:
      return add(.init(CLH_NOTHING), to: tree)
    case .boolean(let value):
      return add(.init(CLH_BOOLEAN, integer: value ? 1 : 0), to: tree)
    case .integer(let value):
      return add(.init(CLH_INTEGER, integer: value), to: tree)
    case .number(let value):
      return add(.init(CLH_NUMBER, number: value), to: tree)
    case .string(let value):
      return write(text: Array(value.utf8), to: tree)
    case .table(let table):
      return write(table, to: tree)
    case .object(let object):
      return write(object, to: tree)
    case .length(let length):
      let numbers = [length.constant] + length.factors.indices.map { length.factors[$0] }
      return add(.init(CLH_LENGTH), to: tree) && write(numbers, to: tree)
    case .function(let function):
      return add(.init(CLH_FUNCTION, integer: function.handle), to: tree)
    }
  }

  /// Appends a text of any bytes; false when there is no memory.
  static func write(text: [UInt8], to tree: OpaquePointer?) -> Bool {
    text.withUnsafeBytes { bytes in
      clh_tree_add_text(
        tree, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  private static func write(_ table: LuaTable, to tree: OpaquePointer) -> Bool {
    let node = clh_node(
      CLH_TABLE, count: UInt32(table.list.count), fields: UInt32(table.fields.count))
    return add(node, to: tree)
      && table.list.allSatisfy { write($0, to: tree) }
      && table.fields.allSatisfy { write(.string($0.name), to: tree) && write($0.value, to: tree) }
  }

  private static func write(_ object: LuaObject, to tree: OpaquePointer) -> Bool {
    let kind = Int64(object.kind)
    switch object.content {
    case .table(let table):
      return add(.init(CLH_OBJECT, fields: 1, integer: kind), to: tree) && write(table, to: tree)
    case .numbers(let numbers):
      let node = clh_node(CLH_OBJECT, count: UInt32(numbers.count), integer: kind)
      return add(node, to: tree) && write(numbers, to: tree)
    }
  }

  private static func write(_ numbers: [Double], to tree: OpaquePointer) -> Bool {
    numbers.allSatisfy { add(.init(CLH_NUMBER, number: $0), to: tree) }
  }

  private static func add(_ node: clh_node, to tree: OpaquePointer) -> Bool {
    clh_tree_add(tree, node)
  }
}

/// Walks the nodes of a tree that C has written, which is well formed.
private struct Reader {
  let nodes: UnsafeBufferPointer<clh_node>
  let text: UnsafePointer<CChar>?
  let chunks: [String]
  var position = 0

  mutating func value() -> LuaValue {
    let node = next()
    switch node.kind {
    case CLH_BOOLEAN: return .boolean(node.integer != 0)
    case CLH_INTEGER: return .integer(node.integer)
    case CLH_NUMBER: return .number(node.number)
    case CLH_TEXT: return .string(string(of: node))
    case CLH_TABLE: return .table(table(of: node))
    case CLH_OBJECT: return .object(object(of: node))
    case CLH_LENGTH:
      let constant = next().number
      var factors = SIMD8<Double>.zero
      for index in factors.indices { factors[index] = next().number }
      return .length(LuaLength(constant: constant, factors: factors))
    case CLH_FUNCTION:
      return .function(LuaFunction(handle: node.integer, place: place(of: node)))
    default: return .nothing
    }
  }

  private mutating func next() -> clh_node {
    defer { position += 1 }
    return nodes[position]
  }

  private mutating func table(of node: clh_node) -> LuaTable {
    var list: [LuaValue] = []
    list.reserveCapacity(Int(node.count))
    for _ in 0..<node.count { list.append(value()) }
    var fields: [LuaField] = []
    fields.reserveCapacity(Int(node.fields))
    for _ in 0..<node.fields {
      let name = string(of: next())
      fields.append(LuaField(name: name, value: value()))
    }
    return LuaTable(list: list, sorted: fields)
  }

  private mutating func object(of node: clh_node) -> LuaObject {
    let content: LuaObject.Content =
      node.fields == 1 ? .table(table(of: next())) : .numbers(numbers(Int(node.count)))
    return LuaObject(kind: Int(node.integer), content: content, place: place(of: node))
  }

  private mutating func numbers(_ count: Int) -> [Double] {
    (0..<count).map { _ in next().number }
  }

  private func string(of node: clh_node) -> String {
    guard let text else { return "" }
    let bytes = UnsafeRawBufferPointer(start: text + Int(node.integer), count: Int(node.count))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func place(of node: clh_node) -> LuaPlace? {
    LuaPlace(chunk: node.chunk, of: chunks, line: node.line)
  }
}

extension clh_node {
  fileprivate init(
    _ kind: clh_kind, count: UInt32 = 0, fields: UInt32 = 0, integer: Int64 = 0,
    number: Double = 0
  ) {
    self.init(
      kind: kind, chunk: -1, line: 0, count: count, fields: fields, integer: integer,
      number: number)
  }
}

extension LuaPlace {
  /// The place that C reports, when it knows one.
  init?(chunk: Int32, of chunks: [String], line: Int32) {
    guard chunks.indices.contains(Int(chunk)), line > 0 else { return nil }
    self.init(chunk: chunks[Int(chunk)], line: Int(line))
  }
}
