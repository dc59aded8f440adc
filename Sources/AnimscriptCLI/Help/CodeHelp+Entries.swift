internal import AnimscriptKit

extension CodeHelp {
  /// The entry of a code.
  init(_ code: DiagnosticCode) {
    switch code {
    case .unreadableFile, .notAScript, .invalidText, .cannotWrite: self.init(file: code)
    case .syntax, .runtime, .noDescription, .scenario: self.init(program: code)
    case .stepLimit, .memoryLimit, .timeLimit, .outputLimit: self.init(limit: code)
    case .workerUnavailable, .workerBroken: self.init(worker: code)
    case .unusedField, .badFile: self.init(description: code)
    case .unknownField, .missingField, .outOfRange, .wrongType, .unknownName, .conflictingFields,
      .badCurve, .tooLarge, .unknownParameter:
      self.init(value: code)
    }
  }

  private init(
    _ code: DiagnosticCode, _ title: String, _ explanation: String, wrong: Example, right: Example
  ) {
    self.init(code: code, title: title, explanation: explanation, wrong: wrong, right: right)
  }

  /// A script that returns a transition with these fields.
  static func transition(_ fields: String) -> Example {
    let lines = ["  name = \"Menu\","] + fields.split(separator: "\n").map { "  \($0)" }
    return .script(
      """
      local anim = require "animscript"
      return anim.transition {
      \(lines.joined(separator: "\n"))
      }
      """)
  }

  private init(file code: DiagnosticCode) {
    switch code {
    case .unreadableFile:
      self.init(
        code, "the file cannot be read",
        "There is no file of that name, it may not be read, or it is a directory.",
        wrong: .command("animscript run slide_dwon.lua"),
        right: .command("animscript run slide_down.lua"))
    case .notAScript:
      self.init(
        code, "the file is no script",
        "A script is a Lua source file that is not empty and not longer than 1 MiB. Compiled Lua is "
          + "not accepted.", wrong: .command("animscript run slide_down.luac"),
        right: .command("animscript run slide_down.lua"))
    case .invalidText:
      self.init(
        code, "the file is not UTF-8 text",
        "Scripts are UTF-8 text without zero bytes. An editor saves them so under 'encoding'; iconv "
          + "converts them.", wrong: .command("animscript run latin1.lua"),
        right: .command("iconv -f latin1 -t utf-8 latin1.lua | animscript run -"))
    default:
      self.init(
        code, "the result cannot be written",
        "The directory is missing or may not be written, the disk is full, or the name belongs to a "
          + "file that animscript did not make. Then the old file is as it was and nothing is left "
          + "half-written.", wrong: .command("animscript run slide_down.lua -o notes.txt"),
        right: .command("animscript run slide_down.lua -o slide_down.json"))
    }
  }

  private init(program code: DiagnosticCode) {
    switch code {
    case .syntax:
      self.init(
        code, "the script is not valid Lua",
        "The position is where Lua gave up reading; the mistake is there or just before it. Often a "
          + "comma, a quote or a closing brace is missing.",
        wrong: Self.transition("content = { presented = { y = 700 }"),
        right: Self.transition("content = { presented = { y = 700 } },"))
    case .runtime:
      self.init(
        code, "the script failed while it ran",
        "Lua reports what it could not do. A value that is nil is often a name that was never given "
          + "one, or a field written in another way.",
        wrong: Self.transition("content = { presented = { y = anim.contaner.height - 150 } },"),
        right: Self.transition("content = { presented = { y = anim.container.height - 150 } },"))
    case .noDescription:
      self.init(
        code, "the script does not return a transition",
        "The value of the file is the result: the last line returns what 'anim.transition' made.",
        wrong: .script("local anim = require \"animscript\"\nanim.transition { name = \"Menu\" }"),
        right: Self.transition(""))
    default:
      self.init(
        code, "the scenario cannot be played",
        "Events stand in the order of their times, with times from 0 seconds on.",
        wrong: Self.transition(
          "scenario = {\n  { at = 1, event = \"present\" },\n  { at = 0, event = \"dismiss\" },\n},"
        ),
        right: Self.transition(
          "scenario = {\n  { at = 0, event = \"present\" },\n  { at = 1, event = \"dismiss\" },\n},"
        ))
    }
  }

  private init(limit code: DiagnosticCode) {
    switch code {
    case .stepLimit:
      self.init(
        code, "the script ran too many instructions",
        "A loop may never end. A script that really needs more gets it with '--max-steps'.",
        wrong: .script("while true do end"),
        right: .command("animscript run slide_down.lua --max-steps 200M"))
    case .memoryLimit:
      self.init(
        code, "the script needed too much memory",
        "A table or a text may grow without end. One text or list has at most 1 MiB; for all "
          + "together '--max-memory' raises the limit.",
        wrong: .script("local t = {}\nfor i = 1, 1e9 do t[i] = { i } end"),
        right: .command("animscript run slide_down.lua --max-memory 64M"))
    case .timeLimit:
      self.init(
        code, "the script took too long",
        "The script used up its time before its instructions. On a slow or busy machine '--timeout' "
          + "gives it more.", wrong: .command("animscript run slide_down.lua --timeout 1ms"),
        right: .command("animscript run slide_down.lua --timeout 20s"))
    default:
      self.init(
        code, "the script printed too much",
        "A run may print 64 KiB. Printing is for finding mistakes; curve functions are called many "
          + "times and should not print.", wrong: .script("while true do print(\"here\") end"),
        right: .script(Self.printing))
    }
  }

  private static let printing = """
    local anim = require "animscript"
    print("loaded")
    return anim.transition { name = "Menu" }
    """

  private static let manyItems = """
    local anim = require "animscript"
    local titles = {}
    for i = 1, 300 do titles[i] = "Item " .. i end
    return anim.transition { name = "Menu", menu = { items = titles } }
    """

  private init(value code: DiagnosticCode) {
    switch code {
    case .unknownField:
      self.init(
        code, "there is no such field",
        "Fields are written in small letters with '_' between words. The hint names the nearest one.",
        wrong: Self.transition("menu = { dissmissed = { y = -852 } },"),
        right: Self.transition("menu = { dismissed = { y = -852 } },"))
    case .missingField:
      self.init(
        code, "a field is missing", "The field has no value of its own accord and must be given.",
        wrong: .script("local anim = require \"animscript\"\nreturn anim.transition {}"),
        right: Self.transition(""))
    case .outOfRange:
      self.init(
        code, "a value is outside its range",
        "The message says which values the field takes. Times are seconds, lengths points, opacity "
          + "and progress run from 0 to 1.",
        wrong: Self.transition("timing = anim.spring { damping_ratio = -0.8, duration = 0.5 },"),
        right: Self.transition("timing = anim.spring { damping_ratio = 0.8, duration = 0.5 },"))
    case .wrongType:
      self.init(
        code, "a value is of the wrong kind",
        "The message says what the field takes and what was found.",
        wrong: Self.transition("content = { presented = { y = \"700\" } },"),
        right: Self.transition("content = { presented = { y = 700 } },"))
    case .unknownName:
      self.init(
        code, "there is nothing of that name",
        "The field takes one of a few names, such as an easing, a layer or an item. The hint names "
          + "the nearest one.",
        wrong: Self.transition("timing = anim.ease { curve = \"out_cubik\", duration = 0.3 },"),
        right: Self.transition("timing = anim.ease { curve = \"out_cubic\", duration = 0.3 },"))
    case .conflictingFields:
      self.init(
        code, "fields contradict each other",
        "The thing can be written in several ways, but only in one of them at a time.",
        wrong: Self.transition(
          "timing = anim.spring { damping_ratio = 0.8, duration = 0.5, mass = 1 },"),
        right: Self.transition("timing = anim.spring { damping_ratio = 0.8, duration = 0.5 },"))
    case .badCurve:
      self.init(
        code, "a curve function gives values that cannot be used",
        "A curve takes progress from 0 to 1 and returns progress: finite numbers, 0 at 0 and 1 at 1, "
          + "the same every time.",
        wrong: Self.transition(
          "timing = anim.ease { curve = function(t) return t / 2 end, duration = 1 },"),
        right: Self.transition(
          "timing = anim.ease { curve = function(t) return t * t end, duration = 1 },"))
    case .unknownParameter:
      self.init(
        code, "a parameter cannot be set",
        "'--set' changes what the script declares with 'anim.parameters'; the default there says "
          + "what kind of value it takes.",
        wrong: .command("animscript run slide_down.lua --set visibel=200"),
        right: .command("animscript run slide_down.lua --set visible=200"))
    default:
      self.init(
        code, "the description is too large",
        "A description has at most 10,000 values, 16 tables within tables, 256 items in a list and "
          + "4 KiB in a text.",
        wrong: .script(Self.manyItems),
        right: Self.transition("menu = { items = { \"Home\", \"News\", \"Tech\" } },"))
    }
  }
}
