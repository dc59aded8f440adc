extension LuaFailure {
  /// One thing to do: the machine's own hint, or what usually mends such a failure.
  var advice: String? {
    if let hint { return hint }
    switch kind {
    case .syntax: return syntaxAdvice
    case .runtime: return runtimeAdvice
    case .value: return valueAdvice
    case .limit(.steps): return "--max-steps allows more instructions"
    case .limit(.memory):
      // What the whole machine lacks, the option does not give.
      return message.hasPrefix("the script takes") ? "--max-memory allows more memory" : nil
    case .limit(.time): return "--timeout allows more time"
    case .limit(.output), .worker: return nil
    }
  }

  private var syntaxAdvice: String {
    if message.hasSuffix("near <eof>") {
      return "something that is opened is not closed: look for a missing }, ), end or quote"
    }
    if message.hasPrefix("unfinished string") {
      return "close the text on its own line, with the quote it began with"
    }
    if message.hasPrefix("'}' expected") {
      return "look for a missing comma before this place, or == where = is meant"
    }
    if message.hasPrefix("'then' expected"), nearToken == "=" {
      return "write == to compare"
    }
    return "look just before this place for a missing comma, quote, bracket or end, or for = and =="
      + " mixed up"
  }

  private var valueAdvice: String? {
    if message.hasPrefix("must be a finite number, got NaN") {
      return "NaN comes from 0 / 0, or from the root of a negative number"
    }
    if message.hasPrefix("must be a finite number, got infinity") {
      return "look for a division by zero, or math.huge"
    }
    if message.hasPrefix("a list of ") { return "use fewer entries, or several shorter lists" }
    if message.hasPrefix("a text of ") { return "shorten the text" }
    if message.hasPrefix("tables nest deeper") { return "put fewer tables inside each other" }
    if message.hasPrefix("the table contains itself") {
      return "leave out the field that leads back to the table"
    }
    if message.hasPrefix("is the module") { return "write a dot and a name behind the module" }
    return nil
  }

  private var runtimeAdvice: String? {
    if message.hasPrefix(LuaFailure.deepCalls) {
      return "a function probably calls itself without an end: let it return"
    }
    return missingGlobal.map { Self.advice(forGlobal: $0) }
  }

  /// What is said when functions call each other through the interpreter too often.
  static let deepCalls = "functions call each other too deeply"

  /// The name in `attempt to call a nil value (global 'name')`.
  private var missingGlobal: String? {
    let mark = "a nil value (global '"
    guard message.hasPrefix("attempt to "), message.hasSuffix("')") else { return nil }
    let start = message.indices.first { message[$0...].hasPrefix(mark) }
    return start.map { String(message[$0...].dropFirst(mark.count).dropLast(2)) }
  }

  private static func advice(forGlobal name: String) -> String {
    if name == "anim" { return "begin the script with: local anim = require \"animscript\"" }
    if name == "unpack" { return "write table.unpack" }
    if unavailable.contains(name) { return "\(name) is not available in scripts" }
    if let nearest = Suggestion.nearest(to: name, among: available) {
      return "did you mean \(nearest)?"
    }
    return "\(name) has no value here: look at its spelling, or give it one before with local"
  }

  /// Names of Lua that scripts do not have.
  private static let unavailable: Set<String> = [
    "collectgarbage", "debug", "dofile", "getfenv", "io", "jit", "load", "loadfile", "loadstring",
    "module", "os", "package", "rawset", "setfenv", "warn",
  ]

  /// Global names that scripts have.
  private static let available = [
    "anim", "assert", "coroutine", "error", "getmetatable", "ipairs", "math", "next", "pairs",
    "pcall", "print", "rawequal", "rawget", "rawlen", "require", "select", "setmetatable", "string",
    "table", "tonumber", "tostring", "type", "utf8", "xpcall",
  ]
}
