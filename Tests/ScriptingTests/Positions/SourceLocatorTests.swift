import Testing

@testable import Scripting

@Suite("Source locator")
struct SourceLocatorTests {
  /// The library under its usual name, without a line of its own.
  static let head = "local anim = require \"animscript\" "

  /// A source with `«` and `»` around what must be found; a path; what is shown.
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let path: String
    let source: String
    var target = SourceLocator.Target.key
    var anchors: [FieldPlace.Anchor] = []

    var testDescription: String { title }
  }

  static let keys: [Case] = [
    Case(
      title: "a field of the description", path: "name",
      source: "return anim.transition { «name» = 1 }"),
    Case(
      title: "a nested field", path: "menu.dismissed.y",
      source: "return anim.transition {\n  menu = { dismissed = {\n    «y» = 1 } } }"),
    Case(
      title: "a field of a constructor's table", path: "timing.damping_ratio",
      source: "return anim.transition { timing = anim.spring { «damping_ratio» = 1 } }"),
    Case(
      title: "a constructor called with parentheses", path: "timing.duration",
      source: "return anim.transition({ timing = anim.spring({ «duration» = 1 }) })"),
    Case(
      title: "an entry of a list", path: "menu.items[2]",
      source: "return anim.transition { menu = { items = { \"a\", «\"b\"», \"c\" } } }"),
    Case(
      title: "a field of an entry", path: "menu.items[2].title",
      source: "return anim.transition { menu = { items = { \"a\", { «title» = 1 }, } } }"),
    Case(
      title: "a key in brackets", path: "name",
      source: "return anim.transition { «[\"name\"]» = 1 }"),
    Case(
      title: "a key in brackets with escapes", path: "name",
      source: "return anim.transition { «['na\\x6de']» = 1 }"),
    Case(
      title: "a key in long brackets", path: "name",
      source: "return anim.transition { «[ [[name]] ]» = 1 }"),
    Case(
      title: "an index in brackets", path: "menu.items[1]",
      source: "return anim.transition { menu = { items = { «[1]» = 7 } } }"),
    Case(
      title: "the later of two equal keys", path: "name",
      source: "return anim.transition { name = 1, «name» = 2 }"),
    Case(
      title: "past a comment with braces", path: "name",
      source: "return anim.transition { --[[ { name = } ]] menu = {}, -- }\n «name» = 2 }"),
    Case(
      title: "past strings with braces", path: "name",
      source: "return anim.transition { a = \"}\", b = [[ } ]], c = '{', «name» = 2 }"),
    Case(
      title: "past functions with tables and commas", path: "name",
      source: """
        return anim.transition { prepare = function(a, b) local c, d = 1, 2
          if a then return { name = c, d } elseif b then for i = 1, 2 do repeat until a end end
          while b do local function name() end end
        end, «name» = 2 }
        """),
    Case(
      title: "past calls, operators and indexing", path: "name",
      source: "return anim.transition { y = -f(1, 2)[3].z:m{ 4, 5 } .. \"s\" + 2, «name» = 2 }"),
    Case(
      title: "behind tabs", path: "name", source: "return anim.transition {\n\t\t«name» = 1 }"),
    Case(
      title: "behind an emoji on its line", path: "name",
      source: "return anim.transition { a = \"😀\", «name» = 1 }"),
    Case(
      title: "through a local table", path: "menu.items[1]",
      source: "local menu = { items = { «3» } }\nreturn anim.transition { menu = menu }"),
    Case(
      title: "through a local constructor call", path: "timing.duration",
      source: "local soft = anim.ease { «duration» = 3 }\nreturn anim.transition { timing = soft }"),
    Case(
      title: "through a local description", path: "name",
      source: "local t = anim.transition { «name» = 3 }\nprint(1)\nreturn t"),
    Case(
      title: "through locals that name locals", path: "menu.fill",
      source: "local a = { «fill» = 1 } local b = a return anim.transition { menu = b }"),
    Case(
      title: "through a constructor under another name", path: "timing.duration",
      source: "local ease = anim.ease return anim.transition { timing = ease { «duration» = 1 } }"),
    Case(
      title: "through a constructor of a local table", path: "name",
      source: "local fields = { «name» = 1 } return anim.transition(fields)"),
    Case(
      title: "through the inner of two names", path: "menu.fill",
      source: """
        local a = { fill = 1 } local a = { «fill» = 2 } do local a = { fill = 3 } end
        return anim.transition { menu = a }
        """),
    Case(
      title: "through several names of one statement", path: "menu.fill",
      source: "local a <const>, b = {}, { «fill» = 2 } return anim.transition { menu = b }"),
    Case(
      title: "the library required with parentheses", path: "name",
      source: "local other = require(\"animscript\") return other.transition { «name» = 1 }"),
    Case(
      title: "the only transition, when a function returns it", path: "name",
      source: "local function make() return anim.transition { «name» = 1 } end return make()"),
    Case(
      title: "the last of several returns", path: "name",
      source: """
        if x then return anim.transition { name = 1 } end
        return anim.transition { «name» = 2 }
        """),
    Case(
      title: "the nearest key around one that was computed", path: "menu.items[1].title",
      source: "return anim.transition { menu = { «items» = rows() } }"),
    Case(
      title: "the nearest key around one that is not written", path: "menu.dismissed.y",
      source: "return anim.transition { «menu» = {} }"),
    Case(
      title: "the key that names a table which changes later", path: "menu.fill",
      source: "local a = { fill = 1 } a.fill = 2 return anim.transition { «menu» = a }"),
    Case(
      title: "the key that names a table which is assigned anew", path: "menu.fill",
      source: "local a = { fill = 1 } a = f(a) return anim.transition { «menu» = a }"),
    Case(
      title: "the key that names a table with computed keys", path: "menu.fill",
      source: "local a = { fill = 1 } a[k] = 2 return anim.transition { «menu» = a }"),
    Case(
      title: "the key that names a table which others were handed", path: "menu.items[1]",
      source:
        "local a = { 1 } table.insert(a, 2) return anim.transition { menu = { «items» = a } }"),
    Case(
      title: "the key that names a function's result", path: "menu.fill",
      source: "return anim.transition { «menu» = preset { fill = 1 } }"),
    Case(
      title: "the key of a choice", path: "menu.fill",
      source: "return anim.transition { «menu» = x and { fill = 1 } or { fill = 2 } }"),
    Case(
      title: "the key that names a parameter", path: "menu.fill",
      source: """
        local a = { fill = 1 }
        local function f(a) return anim.transition { «menu» = a } end
        return f {}
        """),
    Case(
      title: "the call when nothing of the path is written", path: "name",
      source: "return «anim.transition»(fields())"),
  ]

  @Test("finds", arguments: keys)
  func key(_ test: Case) throws { try check(test) }

  static let tables: [Case] = [
    Case(
      title: "the call for a field that the description lacks", path: "",
      source: "return «anim.transition» {}", target: .table),
    Case(
      title: "the constructor for a field that a timing lacks", path: "timing",
      source: "return anim.transition { timing = «anim.ease» {} }", target: .table),
    Case(
      title: "the brace for a field that a table lacks", path: "menu.items[1]",
      source: "return anim.transition { menu = { items = { «{» id = 1 } } } }", target: .table),
    Case(
      title: "the brace behind a name", path: "menu",
      source: "local m = «{» } return anim.transition { menu = m }", target: .table),
    Case(
      title: "the key when the table is not written", path: "menu",
      source: "return anim.transition { «menu» = f() }", target: .table),
  ]

  @Test("finds, for what is missing,", arguments: tables)
  func table(_ test: Case) throws { try check(test) }

  static let reported: [Case] = [
    Case(
      title: "what a function made on a line of its own", path: "timing.duration",
      source: """
        local function soft()
          local t = anim.ease { «duration» = 1 }
          return t
        end
        return anim.transition { timing = soft() }
        """, anchors: [anchor(.ease, depth: 1, line: 2)]),
    Case(
      title: "the path where two calls share the line", path: "timing.duration",
      source: """
        local a, b = anim.ease { duration = 1 }, anim.ease { duration = 2 }
        return anim.transition { «timing» = f(a) }
        """, anchors: [anchor(.ease, depth: 1, line: 1)]),
    Case(
      title: "nothing in another file", path: "timing.duration",
      source: "return anim.transition { «timing» = other }",
      anchors: [anchor(.ease, depth: 1, line: 1, chunk: "other.lua")]),
    Case(
      title: "a description by its line", path: "name",
      source: """
        local a = anim.transition { name = 1 }
        local b = anim.transition { «name» = 2 }
        return pick(a, b)
        """, anchors: [anchor(.transition, depth: 0, line: 2)]),
  ]

  @Test("finds, with the lines of constructors,", arguments: reported)
  func anchored(_ test: Case) throws { try check(test) }

  @Test("knows only a line, or nothing, where the text proves no more")
  func unknown() {
    let text = ScriptText(Array("return make()".utf8))
    let locator = SourceLocator(text, chunk: "a.lua")
    #expect(locator.position(of: FieldPlace(path: FieldPath("name"))) == nil)
    let place = FieldPlace(
      path: FieldPath("name"), anchors: [Self.anchor(.transition, depth: 0, line: 1)])
    #expect(locator.position(of: place) == Diagnostic.Position(line: 1))
  }

  @Test("finds a token that stands on its line once")
  func token() {
    let locator = SourceLocator(ScriptText(Array("x = }\nf(a, a) '}'".utf8)), chunk: "a.lua")
    #expect(locator.position(ofToken: "}", inLine: 1)?.column == 5)
    #expect(locator.position(ofToken: "a", inLine: 2) == nil)
    #expect(locator.position(ofToken: "}", inLine: 2) == nil)
    #expect(locator.position(ofToken: "x", inLine: 3) == nil)
  }

  static func anchor(
    _ constructor: Constructor, depth: Int, line: Int, chunk: String = "a.lua"
  ) -> FieldPlace.Anchor {
    FieldPlace.Anchor(
      depth: depth, constructor: constructor, place: LuaPlace(chunk: chunk, line: line))
  }

  private func check(_ test: Case) throws {
    let marked = test.source.contains("require") ? test.source : Self.head + test.source
    let parts = marked.split(separator: "«", maxSplits: 1)
    let inner = try #require(parts.count == 2 ? parts[1] : nil)
    let end = try #require(inner.firstIndex(of: "»"))
    let source = marked.filter { $0 != "«" && $0 != "»" }
    let text = ScriptText(Array(source.utf8))
    let place = FieldPlace(path: FieldPath(test.path), anchors: test.anchors)
    let found = SourceLocator(text, chunk: "a.lua").position(of: place, target: test.target)
    let start = parts[0].utf8.count
    #expect(
      found == text.position(of: start..<(start + inner[..<end].utf8.count)),
      Comment(rawValue: source))
  }
}
