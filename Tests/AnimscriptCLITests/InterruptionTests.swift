import Foundation
import Testing

@testable import AnimscriptCLI

@Suite("An interruption")
struct InterruptionTests {
  @Test("ends with 130 and removes the partial file")
  func interrupt() async throws {
    await #expect(processExitsWith: .exitCode(130)) {
      let path = FileManager.default.temporaryDirectory.appending(path: "animscript-int.part").path
      try Data().write(to: URL(filePath: path))
      Interruption.install()
      Interruption.removeOnSignal(path)
      // To the process: the thread of a test may have the signal blocked.
      kill(getpid(), SIGINT)
      while true { pause() }
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "animscript-int.part").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("ends with 143 when asked to terminate")
  func terminate() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Interruption.install()
      kill(getpid(), SIGTERM)
      while true { pause() }
    }
  }

  @Test("does not come where it was ignored before, as under nohup")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      Interruption.install()
      kill(getpid(), SIGHUP)
      exit(0)
    }
  }

  @Test("by the watchdog says why and ends with 6")
  func watchdog() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(6), observing: [\.standardErrorContent]
    ) {
      Interruption.startWatchdog(after: 0.1, message: Array("error[E403]: too long\n".utf8))
      while true { pause() }
    }
    let said = try #require(result).standardErrorContent
    #expect(String(decoding: said, as: UTF8.self).contains("error[E403]: too long\n"))
  }

  @Test("by the watchdog can be called off")
  func calledOff() async {
    await #expect(processExitsWith: .exitCode(0)) {
      Interruption.startWatchdog(after: 1, message: [])
      Interruption.stopWatchdog()
      exit(alarm(0) == 0 ? 0 : 1)
    }
  }

  @Test("by a reader that went away is quiet, even where that signal was ignored")
  func brokenPipe() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      signal(SIGPIPE, SIG_IGN)
      Interruption.install()
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      try Descriptor(number: ends[1]).write([1])
    }
  }
}
