import AnimscriptKit
import Testing

@testable import AnimscriptCLI

@Suite("The diagnostic printer")
struct DiagnosticPrinterTests {
  private let plain = DiagnosticPrinter(isColored: false)

  /// A diagnostic about one marked part of the last of `lines`, the first of which is `first`.
  private static func diagnostic(
    _ lines: [String], first: Int, columns: (Int, Int)?, hint: String? = nil,
    notes: [String] = []
  ) -> Diagnostic {
    let line = first + lines.count - 1
    return Diagnostic(
      code: .outOfRange, path: "slide_down.lua",
      position: .init(line: line, column: columns?.0, endColumn: columns?.1),
      keyPath: "timing.damping_ratio", message: "must be a number above 0, got -0.8", hint: hint,
      notes: notes,
      excerpt: lines.enumerated().map { .init(number: first + $0.offset, text: $0.element) })
  }

  @Test("keeps the tabs of what a script prints, and no other controls")
  func printedTabs() {
    let note = Diagnostic(severity: .note, code: nil, path: "a.lua", message: "x\ty\u{1b}")
    #expect(plain.text(note) == "note: a.lua: x\ty\\u{1b}\n")
  }

  static let design = diagnostic(
    [
      "  name = \"Slide-down menu\",",
      "  timing = anim.spring { damping_ratio = -0.8, initial_velocity = 0.8, duration = 0.5 },",
    ], first: 5, columns: (26, 39),
    hint: "a damping ratio lies between 0 and 1 for springs that bounce; did you mean 0.8?")

  static let excerpts: [(name: String, diagnostic: Diagnostic)] = [
    ("design", design),
    (
      "tabs",
      diagnostic(
        ["return anim.transition {", "\tmenu = {\tx = -0.8 },"], first: 9, columns: (11, 17))
    ),
    ("wide", diagnostic(["  title = \"日本語メニュー\", x = -1,"], first: 3, columns: (22, 28))),
    ("emoji", diagnostic(["  t = \"👩‍👩‍👧 é\", x = -1,"], first: 3, columns: (18, 24))),
    ("marked-wide", diagnostic(["  日本 = 1"], first: 3, columns: (3, 5))),
    ("line-only", diagnostic(["  x = -1,"], first: 3, columns: nil)),
    ("end-of-line", diagnostic(["return {"], first: 1, columns: (9, 10))),
    ("behind-the-end", diagnostic(["x"], first: 1, columns: (40, 50))),
    ("digits", diagnostic(["a", "bc"], first: 99, columns: (2, 3), notes: ["one", "two"])),
    ("empty-line", diagnostic(["", "x = 1"], first: 1, columns: (1, 2))),
    (
      "escapes",
      diagnostic(["\u{1B}[2J\u{202E}x = 1 -- \u{7}"], first: 1, columns: (6, 7), hint: "a\nb")
    ),
    (
      "long",
      diagnostic(
        [
          "short",
          String(repeating: "a = 1, ", count: 60) + "wrong = 2, "
            + String(repeating: "b = 3, ", count: 60),
        ], first: 1, columns: (421, 426))
    ),
    (
      "bare",
      Diagnostic(code: .cannotWrite, path: "a b.json", message: "cannot write: it is a directory")
    ),
    ("nowhere", Diagnostic(code: .unknownParameter, message: "there is no parameter \"visble\"")),
    (
      "line",
      Diagnostic(
        severity: .warning, code: .runtime, path: "s.lua", position: .init(line: 2), message: "odd")
    ),
  ]

  @Test("prints the text on file", arguments: excerpts.map(\.name))
  func excerpt(name: String) throws {
    let diagnostic = try #require(Self.excerpts.first { $0.name == name }?.diagnostic)
    try expectGolden(plain.text(diagnostic), "diagnostic-\(name).txt")
  }

  @Test("says the same in colour and without")
  func color() throws {
    let colored = DiagnosticPrinter(isColored: true).text(Self.design)
    try expectGolden(colored, "diagnostic-color.txt")
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text(Self.design))
  }

  @Test("prints twenty errors and counts the rest, and every note", arguments: [20, 21, 45])
  func most(count: Int) {
    let errors = (1...count).map { number in
      Diagnostic(
        code: .unknownField, path: "a.lua", position: .init(line: number), message: "m")
    }
    let notes = (1...30).map { number in
      Diagnostic(
        severity: .note, code: nil, path: "a.lua", position: .init(line: number), message: "n")
    }
    let lines = plain.text(notes + errors).split(separator: "\n")
    #expect(lines.count { $0.contains("error[") } == 20)
    #expect(lines.count { $0.hasSuffix(" n") } == 30)
    let rest = [21: "note: 1 more error is not shown", 45: "note: 25 more errors are not shown"]
    #expect(lines.last.map(String.init) == rest[count] ?? "a.lua:20: error[E201]: m")
  }

  @Test("prints what a script prints as notes with the place behind the word")
  func note() {
    let note = Diagnostic(
      severity: .note, code: nil, path: "slide.lua", position: .init(line: 12),
      message: "present finished\u{7}")
    #expect(plain.text(note) == "note: slide.lua:12: present finished\\u{7}\n")
  }

  @Test("prints usage mistakes without a place")
  func usage() {
    #expect(
      plain.text(
        UsageError("unknown flag '--devcie' for 'render'", hint: "did you mean '--device'?"))
        == "error: unknown flag '--devcie' for 'render'\nhint: did you mean '--device'?\n")
  }

  @Test("cuts endless messages")
  func longMessage() {
    let text = plain.text(
      Diagnostic(code: .runtime, message: String(repeating: "x", count: 10_000)))
    #expect(text.utf8.count < 4_200)
    #expect(text.hasSuffix("xxx...\n"))
  }
}
