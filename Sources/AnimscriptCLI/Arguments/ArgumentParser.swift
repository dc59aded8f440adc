internal import AnimscriptKit

/// Reads a command line by the command table.
///
/// Flags and arguments may come in any order; `--` ends the flags. Long flags are written in full,
/// so that a flag added later breaks no script. A request for help is answered even when something
/// else on the line is wrong.
struct ArgumentParser {
  /// What the command line asks for.
  enum Request {
    case perform(Command, ParsedArguments)
    /// The help of a command, or of the program.
    case help(Command?)
    case version(isJSON: Bool)
    /// There is no command.
    case nothing
  }

  private var words: ArraySlice<String>
  private var command: Command?
  private var parsed = ParsedArguments()
  private var problem: UsageError?

  private init(_ words: [String]) {
    self.words = words[...]
  }

  /// What the words after the program's name ask for.
  ///
  /// - Returns: The request or the first mistake, and the flags that could be read in any case.
  static func parse(_ words: [String]) -> Outcome {
    var parser = ArgumentParser(words)
    parser.takeWords()
    do throws(UsageError) {
      return Outcome(wanted: try parser.request(), problem: nil, flags: parser.parsed)
    } catch {
      return Outcome(wanted: nil, problem: error, flags: parser.parsed)
    }
  }

  /// What came of a command line.
  struct Outcome {
    fileprivate let wanted: Request?
    fileprivate let problem: UsageError?
    /// The flags that could be read in any case.
    let flags: ParsedArguments

    /// The request.
    ///
    /// - Throws: The first mistake.
    var request: Request {
      get throws(UsageError) {
        if let problem { throw problem }
        return wanted ?? .nothing
      }
    }
  }

  private mutating func takeWords() {
    var areFlagsOver = false
    while let word = words.popFirst() {
      do throws(UsageError) {
        if areFlagsOver {
          try takeOperand(word)
        } else if word == "--" {
          areFlagsOver = true
        } else {
          try take(word)
        }
      } catch {
        problem = problem ?? error
      }
    }
  }

  private func request() throws(UsageError) -> Request {
    if parsed.isOn(.help) { return .help(command) }
    if let problem { throw problem }
    guard let command else {
      return parsed.isOn(.version) ? .version(isJSON: parsed.isOn(.json)) : .nothing
    }
    for operand in command.operands.dropFirst(parsed.operands.count) where operand.count == .one {
      throw Self.missing(operand, of: command)
    }
    return .perform(command, parsed)
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try takeLong(word.dropFirst(2))
    } else if word.hasPrefix("-"), word != "-" {
      try takeShort(word.dropFirst())
    } else {
      try takeOperand(word)
    }
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    guard let command else {
      self.command = CommandTable.command(word)
      // Flags of an unknown command cannot be told from wrong ones: the first problem is the one.
      if self.command == nil { throw Self.unknownCommand(word) }
      if parsed.isOn(.version) { throw Self.versionWithCommand }
      return
    }
    guard let operand = command.operand(at: parsed.operands.count) else {
      throw Self.tooMany(word, of: command)
    }
    guard !word.isEmpty else {
      throw UsageError(
        "\(operand.name) must be \(operand.kind.expected), got an empty text",
        hint: Self.example(of: command))
    }
    parsed.operands.append(word)
  }

  private mutating func takeLong(_ text: Substring) throws(UsageError) {
    let sign = text.firstIndex(of: "=") ?? text.endIndex
    let name = String(text[..<sign])
    guard let flag = flags.first(where: { $0.longNames.contains(name) }) else {
      throw Self.unknown(flag: "--\(name)", of: command, in: "--\(text)")
    }
    let attached = sign == text.endIndex ? nil : String(text[text.index(after: sign)...])
    guard case .value(let kind, _, _, _) = flag.shape else {
      guard attached == nil else { throw Self.needless(name, flag: flag) }
      parsed.set(flag, isOn: name == flag.name)
      return
    }
    try takeValue(attached, of: flag, kind: kind, spelling: "--\(name)")
  }

  private mutating func takeShort(_ letters: Substring) throws(UsageError) {
    try Self.refuseLongName(letters, among: flags, of: command)
    var rest = letters
    while let letter = rest.popFirst() {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw Self.unknown(flag: "-\(letter)", of: command, in: "-\(letters)")
      }
      guard case .value(let kind, _, let example, _) = flag.shape else {
        guard rest.first != "=" else { throw Self.needless(flag.name, flag: flag) }
        parsed.set(flag, isOn: true)
        continue
      }
      guard rest.first != "=" else {
        throw UsageError(
          "a short flag takes its value without '=', got '-\(letters)'",
          hint: "write '-\(letter) \(example)' or '--\(flag.name)=\(example)'")
      }
      let attached = rest.isEmpty ? nil : String(rest)
      return try takeValue(attached, of: flag, kind: kind, spelling: "-\(letter)")
    }
  }

  private mutating func takeValue(
    _ attached: String?, of flag: Flag, kind: ValueKind, spelling: String
  ) throws(UsageError) {
    var text = attached
    if text == nil, let next = words.first, !isFlag(next) { text = words.popFirst() }
    guard let text else { throw Self.missingValue(of: flag, spelling: spelling) }
    guard let value = kind.read(text) else { throw Self.bad(text, for: flag, spelling: spelling) }
    parsed.set(flag, value: value)
  }

  /// The flags that may stand here.
  private var flags: [Flag] { command?.allFlags ?? Flag.beforeCommand }

  /// Whether a word is exactly a flag that may stand here, so that it is hardly meant as a value.
  private func isFlag(_ word: String) -> Bool {
    if word == "--" { return true }
    if word.hasPrefix("--") {
      return flags.contains { $0.longNames.contains(String(word.dropFirst(2))) }
    }
    guard word.count == 2, word.first == "-" else { return false }
    return flags.contains { $0.short == word.last }
  }
}
