import AnimscriptKit
import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("An output file")
struct OutputFileTests {
  private static let ours = "{\n  \"format\": \"animscript.timeline/1\",\n  \"name\": \"old\"\n}\n"
  private let new = Array("{\"format\":\"animscript.timeline/1\"}\n".utf8)
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private func write(to path: String, force: Bool = false) throws {
    try OutputFile(path: path, replacesForeign: force).write(new)
  }

  /// What writing says when it fails.
  private func failure(_ path: String, force: Bool = true) -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try write(to: path, force: force) }
  }

  private var newText: String { String(decoding: new, as: UTF8.self) }

  static let names = [
    "new.json", "with space.json", "-dash.json", "new\nline.json", "ünïcödé.json",
    String(repeating: "n", count: 255),
  ]

  @Test("is made whole, with nothing beside it", arguments: names)
  func makes(name: String) throws {
    try write(to: scratch.path(name))
    #expect(try scratch.text(name) == newText)
    #expect(scratch.names == [name])
  }

  static let starts: [(text: String, isOurs: Bool, why: String)] = [
    (ours, true, "a timeline"),
    ("{\"format\":\"animscript.timeline/1\"}", true, "laid out by another tool"),
    ("\n\t {\r\n\"format\" : \"animscript.plan/1\"}", true, "another format of ours"),
    ("", true, "an empty file holds nothing that could be lost"),
    ("{\"name\": \"x\", \"format\": \"animscript.timeline/1\"}", false, "another order of keys"),
    ("{\"format\": \"other\"}", false, "another format"),
    ("return {}", false, "a script"),
    ("{\"for", false, "too short to tell"),
  ]

  @Test("replaces only what animscript made", arguments: starts)
  func replaces(text: String, isOurs: Bool, why: String) throws {
    let path = try scratch.write(text, to: "old")
    #expect(try OutputFile(path: path, replacesForeign: false).wouldReplaceForeign() == !isOurs)
    if isOurs {
      try write(to: path)
      #expect(try scratch.text("old") == newText, "\(why)")
    } else {
      let failure = failure(path, force: false)
      #expect(
        failure?.message == "cannot write: the file is there and animscript did not make it")
      #expect(try scratch.text("old") == text, "\(why)")
      try write(to: path, force: true)
      #expect(try scratch.text("old") == newText)
    }
    #expect(scratch.names == ["old"])
  }

  @Test("keeps the permissions of the file it replaces")
  func permissions() throws {
    let path = try scratch.write(Self.ours, to: "old")
    chmod(path, 0o640)
    try write(to: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test("goes through a link to a file and leaves the link")
  func link() throws {
    _ = try scratch.write(Self.ours, to: "real")
    symlink("real", scratch.path("link"))
    try write(to: scratch.path("link"))
    #expect(try scratch.text("real") == newText)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link")) == "real")
    #expect(scratch.names == ["link", "real"])
  }

  @Test("is refused at a link that leads nowhere")
  func brokenLink() {
    symlink("gone", scratch.path("link"))
    let failure = failure(scratch.path("link"))
    #expect(failure?.message == "cannot write: the link leads to a file that does not exist")
    #expect(failure?.hint == "remove the link, or mend it")
    #expect(scratch.names == ["link"])
  }

  @Test("is refused at a link that leads to itself")
  func linkLoop() {
    symlink("link", scratch.path("link"))
    #expect(
      failure(scratch.path("link"))?.message == "cannot write: too many links lead to it")
  }

  @Test("is refused at a directory", arguments: ["", "/"])
  func directory(end: String) {
    mkdir(scratch.path("out"), 0o755)
    let path = scratch.path("out") + end
    let failure = failure(path)
    #expect(failure?.message == "cannot write: it is a directory")
    #expect(failure?.hint == "name a file, such as '-o \(scratch.path("out"))/timeline.json'")
    #expect(failure?.code == .cannotWrite)
    #expect(failure?.path == path)
  }

  static let missing: [(folder: String, quoted: String)] = [
    ("no/where", "no/where"), ("no where", "'no where'"), ("it's", "'it'\\''s'"),
  ]

  @Test("is refused in a directory that is not there", arguments: missing)
  func missingDirectory(folder: String, quoted: String) {
    let path = scratch.path(folder)
    let failure = failure("\(path)/a.json")
    #expect(failure?.message == "cannot write: the directory '\(path)' does not exist")
    let start = scratch.url.path
    let isPlain = folder == quoted
    let word = isPlain ? path : "'\(start)/\(quoted.dropFirst())"
    #expect(failure?.hint == "mkdir -p \(word)")
  }

  @Test("is refused below a file")
  func belowFile() throws {
    _ = try scratch.write(Self.ours, to: "file")
    #expect(
      failure(scratch.path("file/a.json"))?.message
        == "cannot write: a part of the path is not a directory")
  }

  @Test("is refused under a name that is too long")
  func longName() {
    let path = scratch.path(String(repeating: "n", count: 256))
    #expect(failure(path)?.message == "cannot write: the name is too long")
    #expect(scratch.names == [])
  }

  @Test(
    "is refused in a directory that may not be written",
    .enabled(if: geteuid() != 0, "nothing is forbidden to the superuser"))
  func forbidden() {
    mkdir(scratch.path("out"), 0o555)
    #expect(
      failure(scratch.path("out/a.json"))?.message == "cannot write: permission denied")
  }

  @Test("cannot be made in the directory of processes, whoever asks")
  func noFilesThere() throws {
    let failure = failure("/proc/a.json")
    #expect(failure?.code == .cannotWrite)
    #if os(Linux)
      #expect(
        failure?.message == "cannot write: no file can be made in the directory '/proc'")
      #expect(failure?.hint == "choose another place with '-o'")
    #endif
  }

  @Test("is written directly to a device")
  func device() throws {
    try write(to: "/dev/null")
    let failure = failure("/dev/full")
    #expect(failure?.message == "cannot write: no space left on the device")
    #expect(failure?.hint == "free some space, or choose another place with '-o'")
  }

  @Test("is written directly to a pipe")
  func pipe() async throws {
    let path = scratch.path("pipe")
    mkfifo(path, 0o600)
    // A reader that is there already, so that opening does not wait.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write(to: path)
    #expect(try Descriptor(number: reader).readAll(limit: 4096) == new)
    #expect(scratch.names == ["pipe"])
  }

  @Test("is written to a descriptor that a path names")
  func descriptor() throws {
    let number = open(scratch.path("open"), O_WRONLY | O_CREAT, 0o600)
    try write(to: "/dev/fd/\(number)")
    close(number)
    #expect(try scratch.text("open") == newText)
    #expect(
      failure("/dev/fd/\(number)")?.message == "cannot write: it is closed")
  }
}
