internal import AnimscriptKit

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What happens when the program is told to end, or does not end by itself.
///
/// The handlers call only functions that a signal handler may call, and touch only two pointers
/// that are set before.
enum Interruption {
  /// The file that must not survive, as a C string.
  nonisolated(unsafe) private static var partialFile: UnsafeMutablePointer<CChar>?
  /// What to say when time is over, with its length.
  nonisolated(unsafe) private static var overdueMessage = UnsafeMutableRawBufferPointer(
    start: nil, count: 0)

  /// Seconds that a limit inside the program has to act before the watchdog does.
  static let grace = 2.0

  /// Ends the program with 128 and the number of the signal, its partial file removed.
  ///
  /// A signal that was ignored from the start stays ignored, as `nohup` and background jobs ask.
  static func install() {
    partialFile = nil
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let old = signal(number) { number in
        ScriptWorker.endAll()
        Interruption.removePartialFile()
        _exit(128 + number)
      }
      if isIgnoring(old) { signal(number, SIG_IGN) }
    }
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow further is then an error like a full disk, not the end.
    signal(SIGXFSZ, SIG_IGN)
    unblock([SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGALRM])
  }

  /// Lets signals through again: a program inherits what the thread that started it held back.
  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Names the file to remove on a signal, or nil for none.
  ///
  /// The old name is never freed: a handler may be reading it.
  static func removeOnSignal(_ path: String?) {
    partialFile = path.flatMap { strdup($0) }
  }

  /// Ends the program with exit code 6 and a message when `seconds` have passed.
  ///
  /// This is the last resort; an alarm works even when no thread of the program can.
  static func startWatchdog(after seconds: Double, message: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: message.count, alignment: 1)
    copy.copyBytes(from: message)
    overdueMessage = copy
    signal(SIGALRM) { _ in
      _ = write(2, Interruption.overdueMessage.baseAddress, Interruption.overdueMessage.count)
      ScriptWorker.endAll()
      Interruption.removePartialFile()
      _exit(6)
    }
    alarm(UInt32(min(max(1, seconds.rounded(.up)), 1e9)))
  }

  /// Calls the watchdog off.
  static func stopWatchdog() {
    alarm(0)
  }

  private static func removePartialFile() {
    if let partialFile { unlink(partialFile) }
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
