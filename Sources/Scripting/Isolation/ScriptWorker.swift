internal import CLuaHost

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that runs scripts for this one, in a process that may do nothing else.
///
/// The process has no files, no network, no environment and no other processes to turn to, and not
/// more memory and processor time than the script may use. It is handed sources and answers with
/// descriptions, which are checked like anything from outside.
public struct ScriptWorker: Hashable, Sendable {
  /// The program's file.
  public let path: String
  /// The words after its name that make it call `serve()`.
  public let arguments: [String]

  /// Makes a worker from a program that calls `serve()`.
  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// This program, started again with these arguments.
  public static func thisProgram(arguments: [String]) -> ScriptWorker {
    ScriptWorker(path: programPath, arguments: arguments)
  }

  #if os(Linux)
    private static let programPath = "/proc/self/exe"
  #else
    /// Empty, which nobody can start, when the system does not tell.
    private static var programPath: String {
      var length: UInt32 = 4_096
      var bytes = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&bytes, &length) == 0 else { return "" }
      return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  #endif

  /// Gives up all rights and runs scripts for the process at the other end of descriptor 0.
  ///
  /// Nothing may have been started or opened before.
  public static func serve() -> Never {
    clh_serve()
  }

  /// Ends every worker of this process, without waiting; a signal handler may call it.
  public static func endAll() {
    clh_end_workers()
  }

  /// Whether the system ends a worker at every call but the few it needs; elsewhere only limits
  /// hold it.
  public static var isFiltered: Bool { clh_expected_confinement() == CLH_FILTERED }
}
