import Foundation
import TestSupport
import Testing

@testable import Scripting

@Suite("Script file")
struct ScriptFileTests {
  static func failure(_ bytes: [UInt8]) -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try ScriptFile(path: "a.lua", bytes: bytes) }
  }

  static let refused: [(bytes: [UInt8], text: String)] = [
    ([], "a.lua: error[E102]: is empty"),
    (Array("\u{1B}LuaS".utf8), "a.lua: error[E102]: is compiled Lua, must be source text"),
    (
      [UInt8](repeating: 0x20, count: (1 << 20) + 1),
      "a.lua: error[E102]: is longer than the limit of 1 MiB"
    ),
    (Array("a\nbc\0".utf8), "a.lua:2:3: error[E103]: has a zero byte"),
    (
      Array("x = \"".utf8) + [0xE9, 0x22],
      "a.lua:1:6: error[E103]: is not UTF-8 text: byte 0xE9 at offset 5"
    ),
    (
      Array("é\n".utf8) + [0xC3], "a.lua:2:1: error[E103]: is not UTF-8 text: byte 0xC3 at offset 3"
    ),
    (
      [0xEF, 0xBB, 0xBF, 0x61, 0xFF],
      "a.lua:1:2: error[E103]: is not UTF-8 text: byte 0xFF at offset 4"
    ),
    ([0xED, 0xA0, 0x80], "a.lua:1:1: error[E103]: is not UTF-8 text"),
    ([0xC0, 0x80], "a.lua:1:1: error[E103]: is not UTF-8 text"),
    ([0xFF, 0xFE, 0x61, 0x00], "a.lua:1:4: error[E103]: has a zero byte"),
  ]

  @Test("refuses what cannot be Lua source", arguments: refused)
  func refuses(bytes: [UInt8], text: String) throws {
    let failure = try #require(Self.failure(bytes))
    #expect(failure.printed.hasPrefix(text), Comment(rawValue: failure.printed))
  }

  @Test("takes a mebibyte, and any valid text, without its byte order mark")
  func takes() throws {
    let full = [UInt8](repeating: 0x20, count: 1 << 20)
    #expect(try ScriptFile(path: "a", bytes: full).text.bytes.count == 1 << 20)
    let marked = try ScriptFile(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("é\u{1F600}".utf8))
    #expect(marked.text.bytes == Array("é\u{1F600}".utf8))
  }

  @Test("is read as it is, under the path as typed")
  func reads() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("return 1 -- é\n", to: "slide_down.lua")
    let file = try ScriptFile.read(path: path)
    #expect(file.path == path)
    #expect(file.text.bytes == Array("return 1 -- é\n".utf8))
  }

  @Test("that is missing is named, with a neighbour of a similar name")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("return 1", to: "slide_down.lua")
    _ = try folder.write("slide_dwon", to: "slide_dwon.txt")
    let stem = String(path.dropLast("slide_down.lua".count))
    func failure(_ name: String) throws -> Diagnostic {
      try #require(
        #expect(throws: Diagnostic.self) { try ScriptFile.read(path: stem + name) })
    }
    for name in ["slide_dwon.lua", "slide_down", "slide-down.lua"] {
      #expect(try failure(name).message == "there is no such file")
      #expect(try failure(name).hint == "did you mean \(path)?")
    }
    let check = "check the spelling, and which directory you are in"
    #expect(try failure("other.lua").hint == check)
    #expect(try failure("no/such/folder.lua").hint == check)
    #expect(try failure("no/such/folder.lua").code == .unreadableFile)
    #expect(try failure("slide_down.lua/x.lua").code == .unreadableFile)
  }

  @Test("that is a directory, or a device, is refused")
  func notAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("return 1", to: "slide_down.lua")
    let directory = String(path.dropLast("/slide_down.lua".count))
    for typed in [directory, directory + "/"] {
      let failure = try #require(
        #expect(throws: Diagnostic.self) { try ScriptFile.read(path: typed) })
      #expect(failure.code == .unreadableFile)
      #expect(failure.message == "is a directory, must be a script")
      #expect(failure.hint == "name a script in it, such as \(path)")
    }
    let device = try #require(
      #expect(throws: Diagnostic.self) { try ScriptFile.read(path: "/dev/zero") })
    #expect(device.code == .unreadableFile)
    #expect(device.hint == "name a Lua file, or pipe the script in and name it '-'")
  }

  @Test("that is too long is not read to its end")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: " ", count: 3 << 20), to: "long.lua")
    let failure = try #require(
      #expect(throws: Diagnostic.self) { try ScriptFile.read(path: path) })
    #expect(failure.code == .notAScript)
  }
}
