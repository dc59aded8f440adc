import Foundation
import TestSupport
import Testing

@Suite("The program as a process")
struct ProcessTests {
  private static let menu = """
    local anim = require "animscript"
    return anim.transition {
      name = "Menu", content = { presented = { y = anim.container.height - 150 } },
    }
    """
  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = try folder.write(Self.menu, to: "menu.lua")
  }

  /// Runs a line of shell; `$0` is the program and `$1` the script.
  private func shell(_ line: String) throws -> Tool.Result {
    try Tool(executable: URL(filePath: "/bin/sh")).run(
      ["-c", line, Tool.animscript.executable.path, script], in: folder.url)
  }

  @Test("is ended quietly by a reader that has seen enough")
  func head() throws {
    let result = try shell("\"$0\" run \"$1\" --fps 1000 | head -n 1")
    #expect(String(decoding: result.output, as: UTF8.self) == "{\n")
    #expect(result.errors == "")
  }

  static let closed: [(streams: String, code: Int32)] = [
    ("<&-", 0), (">&-", 5), ("2>&-", 0), ("<&- >&- 2>&-", 5), (">/dev/full", 5),
    ("2>/dev/full", 0),
  ]

  @Test("copes with standard streams that are closed or full", arguments: closed)
  func closedStreams(streams: String, code: Int32) throws {
    #expect(try shell("\"$0\" run \"$1\" \(streams)").code == code)
  }

  @Test("keeps files and closed streams apart")
  func closedStreamsAndFiles() throws {
    let result = try shell("\"$0\" run \"$1\" -o menu.json <&- >&- 2>&-")
    #expect(result.code == 0)
    #expect(try folder.text("menu.json").hasPrefix("{\n  \"format\": \"animscript.timeline/1\""))
    #expect(try folder.text("menu.lua") == Self.menu)
  }

  @Test("leaves nothing behind where a file may not grow", arguments: [false, true])
  func noRoom(hasOld: Bool) throws {
    let old = "{\"format\":\"animscript.timeline/1\"}"
    if hasOld { _ = try folder.write(old, to: "menu.json") }
    let result = try shell("ulimit -f 1; \"$0\" run \"$1\" --fps 60 -o menu.json")
    #expect(result.code == 5)
    #expect(result.errors.hasPrefix("menu.json: error[E501]: cannot write: the file would be"))
    #expect(folder.names == (hasOld ? ["menu.json", "menu.lua"] : ["menu.lua"]))
    if hasOld { #expect(try folder.text("menu.json") == old) }
  }

  @Test("reads the script from standard input")
  func standardInput() throws {
    let piped = try shell("cat \"$1\" | \"$0\" run -")
    #expect(piped.code == 0)
    #expect(try piped.output == shell("\"$0\" run \"$1\"").output)
    #expect(try shell("echo 'x = ' | \"$0\" run -").errors.hasPrefix("<stdin>:"))
  }

  @Test("writes through what the shell opened")
  func shellFiles() throws {
    let plain = try shell("\"$0\" run \"$1\"").output
    #expect(try shell("\"$0\" run \"$1\" -o /dev/stdout").output == plain)
    #expect(try shell("\"$0\" run \"$1\" -o /dev/stdout | cat").output == plain)
    #expect(try shell("\"$0\" run \"$1\" -o /dev/fd/3 3>three && cat three").output == plain)
    #expect(try shell("\"$0\" run \"$1\" -qo /dev/null").code == 0)
  }

  @Test("says that standard input is closed when the script should come from there")
  func closedInput() throws {
    let result = try shell("\"$0\" run - <&-")
    #expect(result.code == 3)
    #expect(
      result.errors == """
        <stdin>: error[E101]: cannot be read: it is closed
        hint: pipe the script in, or name a file

        """)
  }

  @Test("does not replace the script that it reads from standard input")
  func sparesInput() throws {
    let result = try shell("\"$0\" run - -o \"$1\" -f <\"$1\"")
    #expect(result.code == 5)
    #expect(try folder.text("menu.lua") == Self.menu)
  }

  @Test("does not replace the script that a curve comes from")
  func sparesCurve() throws {
    let curve = "return function(t) return t end\n"
    _ = try folder.write(curve, to: "curve.lua")
    let result = try shell("\"$0\" easing curve.lua -o ./curve.lua -f")
    #expect(result.code == 5)
    #expect(try folder.text("curve.lua") == curve)
  }

  @Test("says that the directory it is in was removed", arguments: ["a.json", "out/a.json"])
  func removedDirectory(output: String) throws {
    let result = try shell(
      "mkdir gone && cd gone && rmdir ../gone && \"$0\" run \"$1\" -o \(output)")
    #expect(result.code == 5)
    #expect(
      result.errors == """
        \(output): error[E501]: cannot write: the current directory was removed
        hint: change to a directory that is there

        """)
  }

  @Test("finds a missing script in the folder of scripts")
  func scriptsFolder() throws {
    let result = try shell("mkdir Scripts && cp menu.lua Scripts/other.lua && \"$0\" run other.lua")
    #expect(result.code == 3)
    #expect(result.errors.hasSuffix("hint: did you mean Scripts/other.lua?\n"))
  }

  @Test("refuses words that are no text")
  func invalidWord() throws {
    let result = try shell("\"$0\" run \"$(printf 'a\\377.lua')\"")
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("error: argument 2 is not valid UTF-8\n"))
  }

  static let signals: [(signal: Int32, code: Int32)] = [
    (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129),
  ]

  @Test("ends with 128 and the signal's number, leaving old files alone", arguments: signals)
  func signal(signal: Int32, code: Int32) throws {
    let old = "{\"format\":\"animscript.timeline/1\"}"
    let output = try folder.write(old, to: "menu.json")
    let pipe = folder.path("pipe.lua")
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = Process()
    process.executableURL = Tool.animscript.executable
    process.arguments = ["run", pipe, "-o", output]
    try process.run()
    // Opening the pipe waits until the program reads from it, with its handlers in place.
    let writer = open(pipe, O_WRONLY)
    defer { close(writer) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
    #expect(try folder.text("menu.json") == old)
    #expect(folder.names == ["menu.json", "menu.lua", "pipe.lua"])
  }

  static let terminals: [(environment: [String: String], flags: [String], isColored: Bool)] = [
    ([:], [], true), (["NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false),
    (["CI": "1"], [], false), (["NO_COLOR": "1"], ["--color=always"], true),
    ([:], ["--color=never"], false),
  ]

  @Test("colours messages on a real terminal, and tells what a file holds", arguments: terminals)
  func terminal(environment: [String: String], flags: [String], isColored: Bool) throws {
    var leader: Int32 = 0
    var follower: Int32 = 0
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    let process = Process()
    process.executableURL = Tool.animscript.executable
    process.arguments = ["run", script, "-o", folder.path("menu.json")] + flags
    process.environment = environment
    process.standardError = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
    try process.run()
    process.waitUntilExit()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(leader, &buffer, buffer.count)
    close(leader)
    let said = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    #expect(said.contains("wrote "))
    #expect(said.contains("\u{1B}[") == isColored)
    #expect(process.terminationStatus == 0)
  }
}
