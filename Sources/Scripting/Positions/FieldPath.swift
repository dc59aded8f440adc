/// The way from a script's description to one of its values: `menu.items[2].title`.
struct FieldPath: Hashable, Sendable {
  /// One step of the way.
  enum Step: Hashable, Sendable {
    case field(String)
    /// From 1.
    case index(Int)
  }

  var steps: [Step] = []

  /// The description itself.
  static let root = FieldPath()

  /// The path of a field of this table.
  func field(_ name: String) -> FieldPath { FieldPath(steps: steps + [.field(name)]) }

  /// The path of an entry of this list, from 1.
  func index(_ index: Int) -> FieldPath { FieldPath(steps: steps + [.index(index)]) }
}

extension FieldPath: CustomStringConvertible {
  /// As a script would write it behind the description.
  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .field(let name) where name.isLuaName: text += text.isEmpty ? name : ".\(name)"
      case .field(let name): text += "[\(name.quoted)]"
      }
    }
  }
}

extension FieldPath {
  /// Reads a path as the machine writes it: `menu.items[2]["odd key"]`; what is malformed ends it.
  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if first == "[" {
        guard let end = rest.firstIndex(of: "]") else { return }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let index = Int(inside) {
          steps.append(.index(index))
        } else {
          guard inside.count >= 2, inside.first == "\"", inside.last == "\"" else { return }
          steps.append(.field(String(inside.dropFirst().dropLast())))
        }
      } else {
        if first == "." { rest.removeFirst() }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { return }
        steps.append(.field(String(name)))
        rest = rest.dropFirst(name.count)
      }
    }
  }
}

extension String {
  /// Whether Lua takes the text as a name.
  var isLuaName: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return LuaKeyword(rawValue: self) == nil
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// In quotes, cut to what fits into a message.
  var quoted: String {
    let longest = 60
    let scalars = unicodeScalars
    let isLong = scalars.count > longest
    let text = isLong ? String(String.UnicodeScalarView(scalars.prefix(longest))) + "…" : self
    return "\"\(text)\""
  }
}
