internal import AnimscriptKit

extension ArgumentParser {
  static let versionWithCommand = UsageError(
    "'--version' stands alone, without a command", hint: "animscript --version")

  /// What to say of a word that is no command.
  static func unknownCommand(_ word: String) -> UsageError {
    let names = CommandTable.commands.map(\.name)
    let hint: String
    if let name = Suggestion.nearest(to: word, among: names) {
      hint = "did you mean '\(name)'? See 'animscript --help'."
    } else if Flag.beforeCommand.contains(where: { $0.name == word }) {
      hint = "did you mean 'animscript --\(word)'?"
    } else if word.hasSuffix(".lua") {
      hint = "did you mean 'animscript run \(word)'?"
    } else {
      hint = "the commands are \(names.joined(separator: ", ")); see 'animscript --help'"
    }
    return UsageError("unknown command '\(word)'", hint: hint)
  }

  /// What to say of a flag that the command does not take, in a word that may be meant as a file.
  static func unknown(flag: String, of command: Command?, in word: String) -> UsageError {
    let name = flag.drop { $0 == "-" }
    let flags = command?.allFlags ?? Flag.beforeCommand
    let help = command.map { "animscript \($0.name) --help" } ?? "animscript --help"
    let known = flags.flatMap(\.longNames)
    let isLong = flag.hasPrefix("--")
    let begun = known.filter { name.count > 1 && $0.hasPrefix(name) }
    var hint = "see '\(help)'"
    if word.hasSuffix(".lua"), command != nil {
      hint = "for the file of that name write './\(word)', or put '--' before it"
    } else if isLong, let near = Suggestion.nearest(to: String(name), among: known) {
      hint = "did you mean '--\(near)'? See '\(help)'."
    } else if isLong, begun.count == 1 {
      hint = "flags are written in full: did you mean '--\(begun[0])'? See '\(help)'."
    } else if let owner = owner(of: String(name), isLong: isLong, besides: command) {
      hint =
        command == nil
        ? "flags of a command follow it: 'animscript \(owner.name) \(flag)'"
        : "'\(flag)' is a flag of '\(owner.name)'; see 'animscript \(owner.name) --help'"
    }
    let place = command.map { "for '\($0.name)'" } ?? "before the command"
    return UsageError("unknown flag '\(flag)' \(place)", hint: hint)
  }

  /// The first other command that has such a flag.
  private static func owner(
    of flag: String, isLong: Bool, besides command: Command?
  ) -> Command? {
    CommandTable.commands.first { other in
      other.name != command?.name
        && other.flags.contains { isLong ? $0.longNames.contains(flag) : $0.short == flag.first }
    }
  }

  /// Refuses a long flag with one dash, which would be read as short flags and their value.
  static func refuseLongName(
    _ letters: Substring, among flags: [Flag], of command: Command?
  ) throws(UsageError) {
    let name = letters.prefix { $0 != "=" }
    guard name.count > 2, flags.contains(where: { $0.longNames.contains(String(name)) }) else {
      return
    }
    let place = command.map { " for '\($0.name)'" } ?? ""
    throw UsageError("unknown flag '-\(name)'\(place)", hint: "did you mean '--\(name)'?")
  }

  /// What to say when a flag without a value is given one.
  static func needless(_ name: String, flag: Flag) -> UsageError {
    let hint =
      if case .toggle = flag.shape {
        "write '--\(flag.name)' to switch it on, '--no-\(flag.name)' to switch it off"
      } else {
        "write '--\(flag.name)'"
      }
    return UsageError("'--\(name)' takes no value", hint: hint)
  }

  /// What to say when the line ends, or another flag comes, instead of a value.
  static func missingValue(of flag: Flag, spelling: String) -> UsageError {
    guard case .value(let kind, _, let example, _) = flag.shape else {
      return UsageError("'\(spelling)' needs a value")
    }
    return UsageError(
      "'\(spelling)' needs \(kind.expected)", hint: "for example '\(spelling) \(example)'")
  }

  /// What to say of a value that the flag does not accept.
  static func bad(_ text: String, for flag: Flag, spelling: String) -> UsageError {
    guard case .value(let kind, _, let example, _) = flag.shape else {
      return UsageError("'\(spelling)' takes no value")
    }
    var hint = "for example '\(spelling) \(example)'"
    if case .choice(let names) = kind, let near = Suggestion.nearest(to: text, among: names) {
      hint = "did you mean '\(spelling) \(near)'?"
    }
    let found = text.isEmpty ? "an empty text" : "'\(text)'"
    return UsageError("'\(spelling)' must be \(kind.expected), got \(found)", hint: hint)
  }

  /// What to say of one argument too many.
  static func tooMany(_ word: String, of command: Command) -> UsageError {
    let names = command.operands.map(\.name).joined(separator: " and ")
    let taken = names.isEmpty ? "none" : "one \(names)"
    return UsageError(
      "unexpected argument '\(word)': '\(command.name)' takes \(taken)", hint: example(of: command))
  }

  /// What to say of an argument that is missing.
  static func missing(_ operand: Command.Operand, of command: Command) -> UsageError {
    UsageError(
      "'\(command.name)' needs \(operand.name): \(operand.sentence)", hint: example(of: command))
  }

  /// A hint that shows how the command is used.
  static func example(of command: Command) -> String? {
    command.examples.first.map { "for example '\($0)'" }
  }
}
