/// A flag as the command table declares it.
struct Flag: Hashable, Sendable {
  /// What follows the name.
  enum Shape: Hashable, Sendable {
    /// Nothing; `--no-NAME` says the opposite.
    case toggle(isOn: Bool)
    /// Nothing; how often it is given counts.
    case counter
    /// A value. When it is given again, the last one counts, or all of them when `isRepeatable`.
    case value(ValueKind, placeholder: String, example: String, isRepeatable: Bool)
  }

  /// Without the leading `--`.
  let name: String
  let short: Character?
  let shape: Shape
  /// One line for the help: lower case, no full stop.
  let sentence: String

  /// A flag without a value.
  static func toggle(
    _ name: String, short: Character? = nil, isOn: Bool = false, _ sentence: String
  ) -> Flag {
    Flag(name: name, short: short, shape: .toggle(isOn: isOn), sentence: sentence)
  }

  /// A flag with a value.
  static func value(
    _ name: String, short: Character? = nil, _ kind: ValueKind, _ placeholder: String,
    example: String, isRepeatable: Bool = false, _ sentence: String
  ) -> Flag {
    Flag(
      name: name, short: short,
      shape: .value(kind, placeholder: placeholder, example: example, isRepeatable: isRepeatable),
      sentence: sentence)
  }

  /// As the help shows it: a toggle that is on by itself is shown by what switches it off.
  var spelling: String { shape == .toggle(isOn: true) ? "--no-\(name)" : "--\(name)" }

  /// The long names under which it can be written, without the leading `--`.
  var longNames: [String] {
    if case .toggle = shape { return [name, "no-\(name)"] }
    return [name]
  }
}

extension Flag {
  static let help = toggle("help", short: "h", "print this help and end")
  static let version = toggle("version", "print the version and end")
  static let json = toggle("json", "print one JSON object on standard output")
  static let quiet = toggle("quiet", short: "q", "print errors only")
  static let verbose = Flag(
    name: "verbose", short: "v", shape: .counter,
    sentence: "say more on standard error; twice: all events of the run")
  static let color = value(
    "color", .choice(ColorChoice.allCases.map(\.rawValue)), "WHEN", example: "never",
    "colour messages: auto (default), always or never")
  static let input = toggle("input", isOn: true, "never ask; fail and name the flag instead")

  /// The flags that every command takes.
  static let everywhere = [quiet, verbose, color, input, help]
  /// The flags that may stand before the command.
  static let beforeCommand = everywhere + [version, json]
}
