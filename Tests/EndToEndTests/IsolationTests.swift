import Foundation
import TestSupport
import Testing

@Suite("Isolation", .timeLimit(.minutes(2)))
struct IsolationTests {
  @Test("changes nothing about a script's timeline", arguments: ScriptTests.names)
  func golden(name: String) throws {
    let run = try Tool.animscript.run(["run", "Scripts/\(name)", "--isolate"])
    #expect(run.code == 0, Comment(rawValue: run.errors))
    #expect(try Golden.difference(run.output, ScriptTests.golden(name)) == nil)
    let frames = try ["--isolate", "--no-isolate"].map { flag in
      try Tool.animscript.run(
        ["run", "Scripts/\(name)", "--fps", "60", "--seed", "7", "--device", "ipad", flag])
    }
    #expect(frames[0].output == frames[1].output)
    #expect(frames[0].errors == frames[1].errors)
  }

  @Test("changes nothing about what bad input is told", arguments: FaultTests.faults)
  func fault(name: String, arguments: [String], code: Int32) throws {
    let run = try Tool.animscript.run(
      ["run", "--isolate"] + arguments, in: FaultTests.folder)
    #expect(run.code == code, Comment(rawValue: run.errors))
    #expect(run.output.isEmpty)
    let golden = "Tests/EndToEndTests/Golden/faults/\(name).txt"
    #expect(try Golden.difference(Data(run.errors.utf8), golden) == nil)
  }

  static let limits: [(flags: [String], code: String)] = [
    (["--max-steps", "1000"], "E401"), (["--max-memory", "1M", "--max-steps", "1G"], "E402"),
    (["--timeout", "0.05", "--max-steps", "1000G", "--max-memory", "1G"], "E403"),
  ]

  @Test("keeps the limits of the flags", arguments: limits)
  func limit(flags: [String], code: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("local t = {} while true do t[#t % 9999 + 1] = {} end", to: "l.lua")
    for isolation in [[], ["--isolate"]] {
      let run = try Tool.animscript.run(["run", path] + flags + isolation)
      #expect(run.code == 6)
      #expect(run.errors.contains("error[\(code)]"), Comment(rawValue: run.errors))
    }
  }

  @Test("reads the script from standard input as well")
  func standardInput() throws {
    let script = try Fixtures.data("Scripts/slide_down.lua")
    let runs = try [[], ["--isolate"]].map {
      try Tool.animscript.run(["run", "-"] + $0, input: script)
    }
    #expect(runs[1].code == 0)
    #expect(runs[0].output == runs[1].output)
  }

  @Test("holds for a curve of a file")
  func curve() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("return function(t) return t * t end", to: "square.lua")
    let runs = try [[], ["--isolate"]].map {
      try Tool.animscript.run(["easing", path, "--at", "0,0.5,1"] + $0)
    }
    #expect(runs[0].code == 0, Comment(rawValue: runs[0].errors))
    #expect(runs[0].output == runs[1].output)
  }

  @Test("lets a worker compute and nothing else")
  func selfTest() throws {
    let run = try Tool.animscript.run(["__worker", "--self-test"])
    let report = String(decoding: run.output, as: UTF8.self)
    #expect(run.code == 0, Comment(rawValue: report))
    let outcomes = Dictionary(
      uniqueKeysWithValues: report.split(separator: "\n").map { line in
        let parts = line.split(separator: ": ")
        return (String(parts[0]), String(parts[1]))
      })
    #expect(outcomes.count == 10)
    #expect(outcomes["compute"] == "possible")
    #expect(outcomes.values.filter { $0 == "possible" }.count == 1 || !Self.isFiltered)
    guard Self.isFiltered else { return }
    // SIGSYS: the filter, not a limit, stands before these.
    for name in [
      "open a file", "make a socket", "start a process", "start a program", "signal a process",
      "map code", "write elsewhere",
    ] {
      #expect(outcomes[name] == "ended by signal 31")
    }
    #expect(outcomes["take memory"] == "refused")
    #expect(outcomes["take time"] == "ended by signal \(SIGXCPU)")
  }

  /// A sanitizer makes more calls than a filter would let through.
  private static var isFiltered: Bool {
    #if os(Linux)
      !Tool.isSanitized
    #else
      false
    #endif
  }

  #if os(Linux)
    static let signals: [(signal: Int32, code: Int32)] = [
      (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGKILL, -SIGKILL),
    ]

    @Test("ends the worker with the program", arguments: signals)
    func interrupted(signal: Int32, code: Int32) throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("while true do end", to: "endless.lua")
      let process = Process()
      process.executableURL = Tool.animscript.executable
      process.arguments = [
        "run", path, "--isolate", "--max-steps", signal == SIGKILL ? "500M" : "1000G", "--timeout",
        "600",
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      let worker = try #require(Self.childOf(process.processIdentifier))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let status = process.terminationStatus
      #expect((process.terminationReason == .exit ? status : -status) == code)
      while kill(worker, 0) == 0, !Self.isZombie(worker) { sched_yield() }
    }

    /// The process that another one has started, once it has.
    private static func childOf(_ process: pid_t) -> pid_t? {
      let file = URL(filePath: "/proc/\(process)/task/\(process)/children")
      while kill(process, 0) == 0 {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if let child = text.split(separator: " ").first.flatMap({ pid_t($0) }) { return child }
        sched_yield()
      }
      return nil
    }

    /// Whether it has ended and nobody has asked how.
    private static func isZombie(_ process: pid_t) -> Bool {
      let file = URL(filePath: "/proc/\(process)/stat")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: ") ").last?.hasPrefix("Z") ?? true
    }
  #endif
}
