import Testing

@testable import Scripting

@Suite("Lua tokens")
struct LuaTokenizerTests {
  static let sources: [(source: String, tokens: [String], reason: String)] = [
    ("local x = 1", ["local", "x", "=", "1"], "words, symbols, numbers"),
    ("x -- { \"no\" }\ny", ["x", "y"], "a comment ends with its line"),
    ("x --[[ a ]] y --[==[ ]] \n ]==] z", ["x", "y", "z"], "long comments"),
    ("--[ not long\nx", ["x"], "a short comment that begins with a bracket"),
    ("'a\\'b' \"c\\\"d\"", ["'a\\'b'", "\"c\\\"d\""], "escaped quotes"),
    ("\"a\\\nb\" c", ["\"a\\\nb\"", "c"], "an escaped line end"),
    ("\"a\\z \n\t b\" c", ["\"a\\z \n\t b\"", "c"], "skipped white space"),
    ("[[a]]b]]", ["[[a]]", "b", "]", "]"], "the first closing bracket ends a long string"),
    ("[=[a]]b]=] c", ["[=[a]]b]=]", "c"], "levels of long strings"),
    ("[ [[a]] ]", ["[", "[[a]]", "]"], "a long string as a key"),
    ("0x1p-4 1e+5 .5 3.14", ["0x1p-4", "1e+5", ".5", "3.14"], "numerals"),
    ("1-2", ["1", "-", "2"], "a minus is no part of a decimal numeral"),
    ("0xe-1", ["0xe", "-", "1"], "e is a digit of a hexadecimal numeral"),
    ("1..2 a..b ...", ["1..2", "a", "..", "b", "..."], "points as Lua reads them"),
    ("a==b~=c<=d>=e//f::g<<h>>i", "a == b ~= c <= d >= e // f :: g << h >> i".words, "pairs"),
    ("x=\"unfinished\ny=1", ["x", "=", "\"unfinished", "y", "=", "1"], "ends with its line"),
    ("[[unfinished", ["[[unfinished"], "ends with the source"),
    ("a\u{1F600}b", ["a", "b"], "bytes that are no token"),
    ("", [], "nothing"),
  ]

  @Test("are those that Lua reads", arguments: sources)
  func tokens(source: String, tokens: [String], reason: String) {
    let bytes = Array(source.utf8)
    let found = LuaTokenizer.tokens(of: bytes).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(found == tokens, Comment(rawValue: reason))
  }

  @Test("tell reserved words from names")
  func keywords() {
    let kinds = LuaTokenizer.tokens(of: Array("end ending goto _if".utf8)).map(\.kind)
    #expect(kinds == [.keyword(.end), .name, .keyword(.goto), .name])
  }

  static let literals: [(literal: String, value: String?)] = [
    ("\"plain\"", "plain"), ("'it\\'s'", "it's"), ("\"a\\tb\\\\\"", "a\tb\\"),
    ("\"\\x41\\66\\067\\u{1F600}\"", "AB\u{43}\u{1F600}"), ("\"a\\z  \n  b\"", "ab"),
    ("\"a\\\r\nb\"", "a\nb"), ("[[\nline]]", "line"), ("[==[]]]==]", "]]"), ("\"\\999\"", nil),
    ("\"\\xg0\"", nil), ("\"\\u{110000}\"", nil), ("\"open", nil), ("[[open", nil), ("\"\"", ""),
  ]

  @Test("of strings stand for their text", arguments: literals)
  func literal(literal: String, value: String?) {
    let found = LuaStringLiteral.value(of: Array(literal.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == value)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
