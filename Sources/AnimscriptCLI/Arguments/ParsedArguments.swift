/// What the parser found: values that are already checked, by flag.
struct ParsedArguments: Hashable, Sendable {
  /// In the order given.
  var operands: [String] = []
  private var values: [String: [ValueKind.Value]] = [:]
  private var toggles: [String: Bool] = [:]
  private var counts: [String: Int] = [:]

  init() {}

  /// Notes that a flag without a value was given.
  mutating func set(_ flag: Flag, isOn: Bool) {
    if case .counter = flag.shape {
      counts[flag.name, default: 0] += 1
    } else {
      toggles[flag.name] = isOn
    }
  }

  /// Notes a value of a flag.
  mutating func set(_ flag: Flag, value: ValueKind.Value) {
    guard case .value(_, _, _, let isRepeatable) = flag.shape else { return }
    values[flag.name] = (isRepeatable ? values[flag.name] ?? [] : []) + [value]
  }

  /// Whether a toggle is on.
  func isOn(_ flag: Flag) -> Bool {
    toggles[flag.name] ?? (flag.shape == .toggle(isOn: true))
  }

  /// How often a counter was given.
  func count(_ flag: Flag) -> Int { counts[flag.name] ?? 0 }

  /// The values of a flag, in the order given.
  func all(_ flag: Flag) -> [ValueKind.Value] { values[flag.name] ?? [] }

  /// The text of a flag, if it was given.
  func text(_ flag: Flag) -> String? {
    if case .text(let text)? = all(flag).last { text } else { nil }
  }

  /// The whole number of a flag, if it was given.
  func integer(_ flag: Flag) -> UInt64? {
    if case .integer(let number)? = all(flag).last { number } else { nil }
  }

  /// The number of a flag, if it was given.
  func number(_ flag: Flag) -> Double? {
    if case .number(let number)? = all(flag).last { number } else { nil }
  }

  /// The numbers of a flag, if they were given.
  func numbers(_ flag: Flag) -> [Double]? {
    if case .numbers(let numbers)? = all(flag).last { numbers } else { nil }
  }

  /// The time of a flag in seconds, if it was given.
  func seconds(_ flag: Flag) -> Double? {
    if case .seconds(let time)? = all(flag).last { time } else { nil }
  }

  /// The size of a flag in points, if it was given.
  func size(_ flag: Flag) -> (width: Double, height: Double)? {
    if case .size(let width, let height)? = all(flag).last { (width, height) } else { nil }
  }

  /// The assignments of a flag, in the order given.
  func assignments(_ flag: Flag) -> [(name: String, value: String)] {
    all(flag).compactMap {
      if case .assignment(let name, let value) = $0 { (name, value) } else { nil }
    }
  }
}
