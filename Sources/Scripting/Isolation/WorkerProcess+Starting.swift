#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension WorkerProcess {
  /// Two ends of a connection that no other program inherits.
  static func connection() throws(WorkerFault) -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [0, 0]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .notStarted(errno) }
    #if !os(Linux)
      var isOn: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    return (ends[0], ends[1])
  }

  /// Starts the program with the connection as its descriptor 0, and with nothing in its
  /// environment.
  static func spawn(
    _ worker: ScriptWorker, connection: Int32
  ) throws(WorkerFault) -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, connection, 0)
    // What this process ignores or holds back is no concern of the other.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([worker.path] + worker.arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var number: pid_t = 0
    let code = posix_spawn(&number, worker.path, &actions, &attributes, words, &environment)
    guard code == 0 else { throw .notStarted(code) }
    return number
  }
}
