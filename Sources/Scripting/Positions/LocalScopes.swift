/// Which local variable a name means at a place in a Lua source.
///
/// - Complexity: O(1) for each operation, taken over all of a source.
struct LocalScopes {
  private var visible: [String: [Int]] = [:]
  private var declared: [[String]] = [[]]

  /// Begins a block.
  mutating func open() { declared.append([]) }

  /// Ends a block; its names are forgotten.
  mutating func close() {
    guard declared.count > 1, let names = declared.popLast() else { return }
    for name in names { visible[name]?.removeLast() }
  }

  /// Declares a name in the innermost block.
  mutating func declare(_ name: String, as local: Int) {
    visible[name, default: []].append(local)
    declared[declared.count - 1].append(name)
  }

  /// The local variable of a name; nil for a global one.
  subscript(name: String) -> Int? { visible[name]?.last }
}
