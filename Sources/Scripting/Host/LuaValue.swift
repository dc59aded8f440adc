/// A value that was copied out of a script, or that is to be copied in.
enum LuaValue: Hashable, Sendable {
  case nothing
  case boolean(Bool)
  case integer(Int64)
  /// A finite number.
  case number(Double)
  case string(String)
  case table(LuaTable)
  case object(LuaObject)
  case length(LuaLength)
  case function(LuaFunction)
}

/// A table: its list 1, 2, 3 … and its named fields, which have no other order than their bytes'.
struct LuaTable: Hashable, Sendable {
  /// The values at 1, 2, 3 and so on.
  var list: [LuaValue] = []
  /// In the order of the names' bytes, each name once.
  private(set) var fields: [LuaField] = []

  init(list: [LuaValue] = [], fields: [LuaField] = []) {
    self.list = list
    self.fields = []
    for field in fields { self[field.name] = field.value }
  }

  /// Takes fields that are in order already.
  init(list: [LuaValue], sorted fields: [LuaField]) {
    self.list = list
    self.fields = fields
  }

  /// The value of a name; nil when the table has none.
  subscript(name: String) -> LuaValue? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      guard let newValue else { return }
      let place =
        fields.firstIndex { name.utf8.lexicographicallyPrecedes($0.name.utf8) } ?? fields.endIndex
      fields.insert(LuaField(name: name, value: newValue), at: place)
    }
  }

  var isEmpty: Bool { list.isEmpty && fields.isEmpty }
}

/// A named value of a table.
struct LuaField: Hashable, Sendable {
  let name: String
  let value: LuaValue
}

/// What a constructor such as `anim.spring` collected.
struct LuaObject: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case table(LuaTable)
    case numbers([Double])
  }

  /// The number that its constructor was registered with.
  let kind: Int
  let content: Content
  /// Where the constructor was called; nil for an object that the host made.
  let place: LuaPlace?
}

/// A distance as a formula: a constant and multiples of the measures of container and layer.
struct LuaLength: Hashable, Sendable {
  /// Points.
  var constant: Double
  /// Multiples of the container's width, height, safe top, bottom, left and right, and of the
  /// layer's own width and height, in this order.
  var factors: SIMD8<Double>
}

/// A function that lives in the machine it came from.
struct LuaFunction: Hashable, Sendable {
  let handle: Int64
  /// The line it begins at; nil for a function of the library.
  let place: LuaPlace?
}

/// A line of a script.
struct LuaPlace: Hashable, Sendable {
  /// The name that the source was run or required with.
  let chunk: String
  /// From 1.
  let line: Int
}
