import Testing

@testable import Scripting

@Suite("Outline scanner")
struct OutlineScannerTests {
  /// Sources that try to make the scan slow or deep.
  static let hostile: [(title: String, piece: String)] = [
    ("open braces", "{"), ("open parentheses", "("), ("open brackets", "["),
    ("nested calls", "f{"), ("nested functions", "function() "), ("nested blocks", "do "),
    ("alternatives", "if x then elseif "), ("loops", "for i = 1, 2 do "), ("ends", "end "),
    ("minus signs", "- "), ("assignments", "a.b, c = "), ("names", "a,"),
    ("locals", "local a = a "), ("one name in many scopes", "do local a "),
    ("references", "local a = {a} "), ("long bracket beginnings", "[====="),
    ("comment beginnings", "--[==["), ("quotes", "\"\n"), ("escapes", "\"\\"),
    ("libraries", "local a = require 'animscript' "), ("entries", "{a=1},"),
    ("returns", "return {"), ("emptiness", " "), ("no tokens at all", "\u{1F600}"),
  ]

  @Test("takes much of anything, within its limit of nesting", arguments: hostile)
  func survives(title: String, piece: String) {
    let count = (1 << 17) / piece.utf8.count
    let bytes = Array(String(repeating: piece, count: count).utf8)
    let outline = OutlineScanner.outline(of: bytes)
    #expect(outline.tables.count <= count)
  }

  @Test("reads nesting as deep as Lua compiles")
  func nesting() {
    let depth = 190
    let source =
      "return " + String(repeating: "{ a = ", count: depth) + "1"
      + String(repeating: "}", count: depth)
    let outline = OutlineScanner.outline(of: Array(source.utf8))
    #expect(outline.tables.count == depth)
    #expect(outline.tables.allSatisfy { $0.entries.count == 1 })
  }

  @Test("survives any bytes")
  func noise() {
    var state: UInt64 = 1
    let pieces = [
      "{", "}", "(", ")", "[", "]", "=", ",", ";", ".", ":", "local ", "function ", "end ", "do ",
      "return ", "for ", "in ", "repeat ", "until ", "if ", "else ", "a ", "b ", "anim", "\"s\"",
      "[[x]]", "1", "require ", "'animscript'", "--", "\n", "<", ">", "...", "::",
    ]
    for _ in 0..<3_000 {
      var source = "local anim = require 'animscript' "
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      let bytes = Array(source.utf8)
      let outline = OutlineScanner.outline(of: bytes)
      for entry in outline.tables.flatMap(\.entries) {
        #expect(entry.keyRange.upperBound <= bytes.count)
        #expect(entry.valueRange.upperBound <= bytes.count)
      }
    }
  }
}
