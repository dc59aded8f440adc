internal import CLuaHost

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why a worker is of no more use.
enum WorkerFault: Error, Hashable, Sendable {
  /// The system does not start it; the value of `errno`.
  case notStarted(Int32)
  /// It takes longer than it may.
  case silent
  /// It has ended: its exit code, before or after it was ready.
  case exited(Int32, wasReady: Bool)
  /// A signal has ended it.
  case signalled(Int32)
  /// What it says cannot be true.
  case garbled(String)

  /// What is reported in the script's name.
  var failure: LuaFailure {
    switch self {
    case .silent, .signalled(SIGXCPU):
      LuaFailure(.limit(.time), "the script takes longer than it may")
    case .exited(Int32(CLH_WORKER_NO_MEMORY), _):
      LuaFailure(.limit(.memory), "the script takes more memory than it may")
    case .notStarted(let code):
      Self.unavailable("cannot be started: \(String(cString: strerror(code)))")
    case .exited(Int32(CLH_WORKER_REFUSED), _):
      Self.unavailable("cannot be held: the system refuses to filter its calls")
    case .exited(let code, wasReady: false):
      Self.unavailable("cannot be started: it ends with code \(code)")
    case .signalled(SIGKILL), .signalled(SIGTERM):
      Self.unavailable("was ended from outside")
    case .exited(let code, wasReady: true):
      Self.broken("ended with code \(code)")
    case .signalled(let signal):
      Self.broken("was ended by signal \(signal)")
    case .garbled(let what):
      Self.broken("gave an answer that cannot be true: \(what)")
    }
  }

  private static func unavailable(_ what: String) -> LuaFailure {
    LuaFailure(
      .worker(.unavailable), "the process that runs the script \(what)",
      hint: "without --isolate the script runs in this process")
  }

  private static func broken(_ what: String) -> LuaFailure {
    LuaFailure(
      .worker(.broken), "the process that runs the script \(what)",
      hint: "the script is either hostile or meets a bug in animscript; report it with the script")
  }
}
