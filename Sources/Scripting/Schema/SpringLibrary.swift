internal import Motion

/// The springs that platforms and libraries give names, as scripts see them: `anim.springs.snappy`.
///
/// A system's springs are in a table of its own, `anim.springs.compose.default`; SwiftUI's three are
/// also there without it, since designers call them by those names alone.
enum SpringLibrary {
  /// As scripts call it.
  static let name = "springs"

  /// The table of all named springs.
  static var value: LuaValue {
    var root = Node()
    for preset in SpringPreset.all {
      root.insert(preset.notation, at: preset.name.split(separator: "/").map(String.init)[...])
    }
    for short in ["smooth", "snappy", "bouncy"] {
      guard let preset = SpringPreset(named: "swiftui/\(short)") else { continue }
      root.insert(preset.notation, at: [short])
    }
    return root.value
  }

  private struct Node {
    var notation: SpringNotation?
    var children: [(name: String, node: Node)] = []

    mutating func insert(_ notation: SpringNotation, at path: ArraySlice<String>) {
      guard let name = path.first else {
        self.notation = notation
        return
      }
      let field = String(name.map { $0 == "-" ? "_" : $0 })
      let index = children.firstIndex { $0.name == field } ?? children.endIndex
      if index == children.endIndex { children.append((field, Node())) }
      children[index].node.insert(notation, at: path.dropFirst())
    }

    var value: LuaValue {
      if let notation {
        let numbers = notation.parameters.map { LuaField(name: $0.name, value: .number($0.value)) }
        let family = LuaField(name: "family", value: .string(notation.family.rawValue))
        let table = LuaTable(fields: numbers + [family])
        return .object(
          LuaObject(kind: Constructor.spring.rawValue, content: .table(table), place: nil))
      }
      return .table(
        LuaTable(fields: children.map { LuaField(name: $0.name, value: $0.node.value) }))
    }
  }
}
