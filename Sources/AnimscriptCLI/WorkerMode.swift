internal import AnimscriptKit

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The hidden command that `--isolate` starts: this program as the worker of another.
enum WorkerMode {
  private static let word = "__worker"
  private static let selfTest = "--self-test"

  /// The worker that `--isolate` asks for.
  static var worker: ScriptWorker { ScriptWorker.thisProgram(arguments: [word]) }

  /// Becomes a worker when the words of this process say so.
  ///
  /// This comes before everything else: a worker wants to have opened nothing.
  static func enterIfAsked() {
    guard CommandLine.argc >= 2, word(1, is: word) else { return }
    guard CommandLine.argc >= 3, word(2, is: selfTest) else { ScriptWorker.serve() }
    let attempts = ScriptWorker.selfTest()
    try? Descriptor.standardOutput.write(Array(attempts.map { "\($0)\n" }.joined().utf8))
    exit(attempts.contains { $0.isBreach } ? ExitCode.bug.rawValue : ExitCode.done.rawValue)
  }

  private static func word(_ index: Int, is expected: String) -> Bool {
    guard let word = CommandLine.unsafeArgv[index] else { return false }
    return strcmp(word, expected) == 0
  }
}
