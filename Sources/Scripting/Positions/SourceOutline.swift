/// The table constructors of a Lua source, and what is known of where their values come from.
///
/// It is read from the text alone and says only what the text proves; what a running script does to
/// its tables afterwards is unknown here.
struct SourceOutline: Sendable {
  /// What an expression is, as far as its text tells.
  enum Value: Hashable, Sendable {
    /// The table constructor at this index of `tables`.
    case table(Int)
    /// A call of a constructor of the library; an index of `calls`.
    case call(Int)
    /// A local variable; an index of `locals`.
    case local(Int)
    /// The library itself: `require "animscript"`.
    case library
    /// A constructor of the library by name, not called.
    case constructor(String)
    case other
  }

  /// A table constructor.
  struct Table: Hashable, Sendable {
    /// The opening brace.
    let brace: Range<Int>
    /// In the order they are written.
    var entries: [Entry] = []
  }

  /// An entry of a table constructor.
  struct Entry: Hashable, Sendable {
    /// Nil when the key is computed.
    let key: FieldPath.Step?
    /// The key as written; of an entry without one, its value.
    let keyRange: Range<Int>
    /// From the first to the last token of the value.
    let valueRange: Range<Int>
    let value: Value
  }

  /// A call such as `anim.spring { … }`.
  struct Call: Hashable, Sendable {
    /// The constructor's name in the library.
    let constructor: String
    /// What is called, as written.
    let callee: Range<Int>
    /// A table or a local variable.
    let argument: Value
  }

  /// A local variable, parameter or loop variable.
  struct Local: Hashable, Sendable {
    let value: Value
    /// Whether the text shows that its value, or a part of it, may change later.
    var mayChange = false
  }

  /// A `return` of the file itself, not of a function in it.
  struct Return: Hashable, Sendable {
    let keyword: Range<Int>
    let value: Value
  }

  var tables: [Table] = []
  var calls: [Call] = []
  var locals: [Local] = []
  var returns: [Return] = []

  /// The value behind local variables that never change; nil when that is not sure.
  func resolved(_ value: Value) -> Value? {
    var value = value
    for _ in 0..<16 {
      guard case .local(let index) = value else { return value }
      guard !locals[index].mayChange else { return nil }
      value = locals[index].value
    }
    return nil
  }
}
