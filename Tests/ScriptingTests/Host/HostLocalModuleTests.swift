import Foundation
import Testing

@testable import Scripting

/// Files on disk beside a script.
@Suite("Files beside the script")
struct HostLocalModuleTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "animscript-\(UUID())")
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.appending(path: "in/lib"), withIntermediateDirectories: true)
    func write(_ path: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: path))
    }
    try write("secret.lua", "return 'secret'")
    try write("in/rows.lua", "return 'rows'")
    try write("in/lib/deep-1_a.lua", "return 'deep'")
    try write("in/long.lua", String(repeating: "-", count: 2_000))
    try write("in/full.lua", String(repeating: "-", count: 1_000))
    try manager.createDirectory(
      at: folder.appending(path: "in/dir.lua"), withIntermediateDirectories: true)
    for (link, target) in [
      ("in/link.lua", "rows.lua"), ("in/out.lua", "../secret.lua"), ("in/linked", "lib"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.appending(path: link).path, withDestinationPath: target)
    }
  }

  func source(_ name: String) throws(LuaHostError) -> LuaSource {
    try LocalModules(folder: folder.appending(path: "in").path, limit: 1_000).source(name)
  }

  func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test("are found by plain names, and named as the path was typed")
  func finds() throws {
    defer { removeFolder() }
    let deep = try source("./lib/deep-1_a")
    #expect(String(decoding: deep.bytes, as: UTF8.self) == "return 'deep'")
    #expect(deep.name == folder.path + "/in/lib/deep-1_a.lua")
    #expect(deep.key == "./lib/deep-1_a")
    #expect(try source("./rows").bytes.count == 13)
    #expect(try source("./full").bytes.count == 1_000)
  }

  static let refused: [(name: String, words: String)] = [
    ("./absent", "there is no file"), ("./lib/absent", "there is no file"),
    ("./absent/x", "there is no file"), ("./lib", "there is no file"),
    ("./link", "link"), ("./out", "link"), ("./linked/deep-1_a", "link"),
    ("./rows/x", "there is no file"),
    ("./dir", "not a regular file"), ("./long", "longer than 1000"),
    ("rows", "there is no module"), ("/rows", "there is no module"), ("./", "there is no module"),
    ("", "there is no module"), (".", "there is no module"), ("..", "there is no module"),
    ("../secret", "there is no module"), ("./../secret", "there is no module"),
    ("././rows", "there is no module"), (".//rows", "there is no module"),
    ("./rows/", "there is no module"), ("./Rows", "there is no module"),
    ("./rows.lua", "there is no module"), ("./ro\0ws", "there is no module"),
    ("./rows\0", "there is no module"), ("./.rows", "there is no module"),
    ("./äh", "there is no module"), ("..\\x", "there is no module"),
    ("./" + String(repeating: "x", count: 65), "there is no module"),
  ]

  @Test("are not found by any other name, and never behind a link", arguments: refused)
  func refuses(name: String, words: String) throws {
    defer { removeFolder() }
    #expect {
      try source(name)
    } throws: { error in
      (error as? LuaHostError)?.message.contains(words) == true
    }
  }

  @Test("work from a script")
  func endToEnd() throws {
    defer { removeFolder() }
    let modules = LocalModules(folder: folder.appending(path: "in").path, limit: 1_000)
    var library = LuaLibrary.sandbox
    library.loader = { (name, _) throws(LuaHostError) in try modules.source(name) }
    #expect(
      try runLua("return require './rows' .. require './lib/deep-1_a'", library: library)
        == "rowsdeep")
    #expect(luaFailure(of: "return require './out'", library: library)?.kind == .runtime)
  }
}
