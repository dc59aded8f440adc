internal import CLuaHost

/// A message to a worker, as bytes.
struct Message {
  /// With room for the head at the beginning.
  private var bytes: [UInt8]
  private let kind: clh_message

  init(_ kind: clh_message) {
    self.kind = kind
    bytes = [UInt8](repeating: 0, count: MemoryLayout<clh_message_head>.size)
  }

  /// The message with its head.
  var sealed: [UInt8] {
    var sealed = bytes
    let size = MemoryLayout<clh_message_head>.size
    let head = clh_message_head(message: kind.rawValue, length: UInt32(bytes.count - size))
    withUnsafeBytes(of: head) { sealed.replaceSubrange(0..<size, with: $0) }
    return sealed
  }

  /// Adds a number, or anything else without references, as memory holds it.
  mutating func add<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func add(text: some Collection<UInt8>) {
    add(UInt32(text.count))
    bytes.append(contentsOf: text)
  }

  mutating func add(_ budget: LuaLimits.Budget) {
    add(budget.steps)
    add(budget.milliseconds * 1_000_000)
  }

  mutating func add(_ tree: OwnedTree) {
    var count = 0
    let nodes = clh_tree_nodes(tree.tree, &count)
    let length = clh_tree_text_length(tree.tree)
    add(UInt32(count))
    add(UInt32(length))
    bytes.append(
      contentsOf: UnsafeRawBufferPointer(
        start: nodes, count: count * MemoryLayout<clh_node>.stride))
    bytes.append(
      contentsOf: UnsafeRawBufferPointer(start: clh_tree_text(tree.tree), count: length))
  }
}

/// A tree that belongs to no state.
final class OwnedTree {
  let tree: OpaquePointer

  init() throws(LuaFailure) {
    guard let tree = clh_tree_create() else { throw .outOfMemory }
    self.tree = tree
  }

  deinit { clh_tree_destroy(tree) }
}
