import Foundation
import Testing

@testable import Scripting

/// Whatever sits where the worker should, this process goes on and leaves nothing behind.
@Suite("Workers that are none", .timeLimit(.minutes(1)))
struct WorkerFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var worker: ScriptWorker
    let kind: LuaFailure.Kind
    /// What the message ends with.
    let message: String

    init(_ line: String, _ kind: LuaFailure.Kind, _ message: String) {
      testDescription = line
      worker = .impostor(line)
      self.kind = kind
      self.message = message
    }
  }

  /// A head: the kind and the length of a message, in four bytes each of this machine.
  private static func head(_ kind: UInt8, _ length: UInt32) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: 8) { buffer, count in
      buffer.baseAddress?.withMemoryRebound(to: UInt32.self, capacity: 2) { words in
        words[0] = UInt32(kind)
        words[1] = length
      }
      count = 8
    }
    return bytes.map { String(format: "\\%03o", $0) }.joined()
  }

  static let cases: [Case] = {
    let result: UInt8 = 10
    let zeros = String(repeating: "\\000", count: 12)
    var missing = Case("no such program", .worker(.unavailable), "No such file or directory")
    missing.worker = ScriptWorker(path: "/nowhere/at/all", arguments: [])
    return [
      missing,
      Case("exit 3", .worker(.unavailable), "cannot be started: it ends with code 3"),
      Case("exit 71", .worker(.unavailable), "the system refuses to filter its calls"),
      Case("exit 72", .limit(.memory), "takes more memory than it may"),
      Case("kill -SEGV $$", .worker(.broken), "was ended by signal 11"),
      Case("kill -SYS $$", .worker(.broken), "was ended by signal 31"),
      Case("kill -XCPU $$", .limit(.time), "takes longer than it may"),
      Case("kill -KILL $$", .worker(.unavailable), "was ended from outside"),
      Case("exec sleep 100", .limit(.time), "takes longer than it may"),
      Case("exec 0<&-; exec sleep 100", .limit(.time), "takes longer than it may"),
      Case("printf 'hello, this is no message' >&0; exec sleep 100", .worker(.broken), "too long"),
      Case("printf '\(head(99, 0))' >&0; exec sleep 100", .worker(.broken), "of kind 99"),
      Case("printf '\(head(result, 0))' >&0; exec sleep 100", .worker(.broken), "ends too early"),
      Case(
        "printf '\(head(result, 0xFFFF_FFFF))' >&0; exec sleep 100", .worker(.broken), "too long"),
      Case("printf '\(head(result, 100))' >&0; exit 9", .worker(.unavailable), "with code 9"),
      Case("printf '\(head(result, 4))' >&0; exec sleep 100", .limit(.time), "longer than it may"),
      Case(
        "printf '\(head(result, 30))\(zeros)\(zeros)\(zeros)' >&0; exec sleep 100",
        .worker(.broken), "ends too late"),
      Case("cat <&0 >&0; exit 0", .worker(.broken), "a message of kind 1"),
    ]
  }()

  @Test("are seen through, ended and reported", arguments: cases)
  func refused(_ test: Case) {
    var limits = LuaLimits()
    // A second more is granted before a silent one is given up.
    limits.load.milliseconds = 1
    if test.kind != .limit(.time) { limits.load.milliseconds = 50_000 }
    do throws(LuaFailure) {
      _ = try LuaMachine(limits: limits, library: .sandbox, worker: test.worker)
      Issue.record("a machine was made")
    } catch {
      #expect(error.kind == test.kind)
      #expect(error.message.hasSuffix(test.message), Comment(rawValue: error.message))
    }
  }

  /// A shell that hears what it is to be, answers READY as a worker does and then goes astray.
  private static func afterReady(_ line: String) -> ScriptWorker {
    let body = String(repeating: "\\000", count: 20)
    let hear = "dd bs=65536 count=1 of=/dev/null <&0 2>/dev/null"
    return .impostor("\(hear); printf '\(head(10, 20))\(body)' >&0; \(line)")
  }

  static let later: [(line: String, kind: LuaFailure.Kind)] = [
    ("exit 1", .worker(.broken)), ("kill -SEGV $$", .worker(.broken)),
    ("exec sleep 100", .limit(.time)), ("printf x >&0; exec sleep 100", .limit(.time)),
  ]

  @Test("are given up for good once they fail", arguments: later)
  func staysFailed(line: String, kind: LuaFailure.Kind) throws {
    var limits = LuaLimits()
    limits.load.milliseconds = 100
    let machine = try LuaMachine(limits: limits, worker: Self.afterReady(line))
    var failures: Set<LuaFailure> = []
    for _ in 0..<3 {
      do throws(LuaFailure) { _ = try machine.run("return 1") } catch { failures.insert(error) }
      do throws(LuaFailure) {
        _ = try machine.call(LuaFunction(handle: 1, place: nil))
      } catch { failures.insert(error) }
    }
    #expect(failures.map(\.kind) == [kind])
  }

  @Test("leave no process behind", arguments: ["exit 0", "exec sleep 100", "kill -SEGV $$"])
  func noZombie(line: String) throws {
    var number: pid_t = 0
    do {
      let process = try WorkerProcess(.impostor(line))
      number = process.number
      #expect(kill(number, 0) == 0)
    }
    #expect(waitpid(number, nil, WNOHANG) == -1)
    #expect(errno == ECHILD)
  }

  @Test("find nothing in their environment and nothing open but their connection")
  func surroundings() throws {
    // The shell's own variables are made by itself.
    let line = """
      for name in PATH HOME USER SHELL TMPDIR; do eval "[ -z \\"\\${$name+x}\\" ] || [ $name = PATH ]" || exit 4; done
      exit 5
      """
    let process = try WorkerProcess(.impostor(line))
    #expect(process.end(afterItself: true) == .exited(5, wasReady: true))
  }
}
