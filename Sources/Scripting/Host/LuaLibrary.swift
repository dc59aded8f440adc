/// What `require "animscript"` gives a script, besides `container`.
struct LuaLibrary {
  var constructors: [LuaConstructor] = []
  var functions: [LuaHostFunction] = []
  /// Constants; tables among them are read-only and complain about unknown names.
  var values: [LuaField] = []
  /// Gives a constant that is made only when a script asks for it; nil when there is none of that
  /// name.
  var lateValue: ((_ name: String) -> LuaValue?)?
  /// Finds the modules that a script requires; nil when there are none.
  var loader: LuaLoader?
}

/// A function that only collects: it returns an object with what it was given.
struct LuaConstructor: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case table
    /// Exactly this many numbers, 1 to 8.
    case numbers(UInt32)
  }

  let name: String
  /// Tells the object apart when it comes back in a value.
  let kind: Int
  var shape = Shape.table
}

/// A function of the library that the host answers.
struct LuaHostFunction {
  let name: String
  let body: (_ arguments: [LuaValue]) throws(LuaHostError) -> LuaValue
}

/// Finds the source of a module by the name in `require`; `requester` is the chunk that asks.
typealias LuaLoader = (_ name: String, _ requester: String) throws(LuaHostError) -> LuaSource

/// A file that a script requires.
struct LuaSource {
  /// Two requirements of one key give one module.
  let key: String
  /// The name in messages.
  let name: String
  let bytes: [UInt8]
  /// Whether the tables it returns are read-only for those who require it.
  var isReadOnly = false
}

/// A line that a script printed.
struct LuaPrint: Hashable, Sendable {
  let place: LuaPlace?
  /// Without control characters other than tabs.
  let text: String
}

/// A function of progress as points with straight chords between them.
struct LuaCurve: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    let fraction: Double
    let value: Double
  }

  /// Fractions increase from 0 to 1; the values are as the function gave them.
  let points: [Point]
  /// The largest distance found between the function and the chords; above the tolerance for a
  /// function with steps or noise.
  let error: Double
}
