/// Why a script, or a call into it, did not end well.
struct LuaFailure: Error, Hashable, Sendable {
  enum Limit: String, Hashable, Sendable {
    case steps
    case memory
    case time
    case output
  }

  enum Kind: Hashable, Sendable {
    case syntax
    case runtime
    /// A value that had to leave the script cannot; the path of keys to it, such as
    /// `menu.items[2].title`, is empty for the value itself.
    case value(keyPath: String)
    /// The machine is dead and answers every further entry with the same failure.
    case limit(Limit)
    /// So it is here: the process that ran the script is of no more use.
    case worker(Worker)
  }

  enum Worker: Hashable, Sendable {
    /// The system does not let it run.
    case unavailable
    /// It does not behave as a worker does.
    case broken
  }

  /// A script function that was running.
  struct Frame: Hashable, Sendable {
    let place: LuaPlace
    /// Its name; nil for the main part of a file or a function without one.
    let function: String?
  }

  let kind: Kind
  /// One line without position, control characters or addresses, 4 KiB at most.
  let message: String
  /// One thing to do, when the host knows one.
  let hint: String?
  /// Where it happened, as the interpreter says it, never as the message says it.
  let place: LuaPlace?
  /// What a syntax error was found near, as it stands in the source; nil at the end of the file.
  let nearToken: String?
  /// Innermost first.
  let traceback: [Frame]
}

/// Why a host function refuses; the script sees it as an error at the line of the call.
struct LuaHostError: Error, Hashable, Sendable {
  let message: String
  var hint: String?
}
