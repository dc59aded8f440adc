/// What a script may use before it is ended.
struct LuaLimits: Hashable, Sendable {
  /// What one entry into Lua may use.
  struct Budget: Hashable, Sendable {
    /// Instructions, with a price for memory and for work in library functions.
    var steps: Int64
    /// Wall-clock time.
    var milliseconds: UInt64
  }

  /// Loading and running a file, with the modules it requires.
  var load = Budget(steps: 50_000_000, milliseconds: 5_000)
  /// One call of a function the script handed over.
  var callback = Budget(steps: 5_000_000, milliseconds: 1_000)
  /// Sampling one curve.
  var curve = Budget(steps: 50_000_000, milliseconds: 5_000)
  /// Bytes of all the script's values together.
  var memory = 32 << 20
  /// Bytes of one string, one table's array or the stack.
  var block = 1 << 20
  /// Bytes of printed text.
  var output = 64 << 10
  /// Bytes of one source file.
  var source = 1 << 20
  /// Files that a script may require.
  var modules: UInt32 = 64
  /// Files that may require each other in a chain.
  var moduleDepth: UInt32 = 16
  /// Tables inside tables of a value that leaves the script.
  var depth: UInt32 = 16
  /// Values inside a value that leaves the script.
  var nodes: UInt32 = 10_000
  /// Entries of one list that leaves the script.
  var items: UInt32 = 256
  /// Bytes of one text that leaves the script.
  var text: UInt32 = 4 << 10
  /// Points of one sampled curve.
  var samples: UInt32 = 4_096
  /// Largest absolute value of a point.
  var magnitude = 1_000.0
  /// Distance that the chords of a sampled curve may keep from the function.
  var tolerance = 0.0005
}
