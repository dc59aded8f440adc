internal import AnimscriptKit

/// A law of how touched things move, and the numbers it takes.
enum GestureLaw: String, CaseIterable {
  case project
  case rubberBand = "rubber-band"
  case decay

  /// A number that a law takes.
  struct Key {
    let name: String
    let bounds: SpringForm.Bounds
    /// What stands in when it is left out; nil when it must be given.
    let fallback: Double?
  }

  /// Everything the law takes.
  var keys: [Key] {
    let most = Decay.largest
    let anything = SpringForm.Bounds(.including(-most), .including(most))
    let rate = Key(
      name: "deceleration_rate", bounds: .init(.excluding(0), .excluding(1)),
      fallback: Decay.normal.rate)
    let velocity = Key(name: "velocity", bounds: anything, fallback: nil)
    switch self {
    case .project: return [velocity, rate]
    case .rubberBand:
      return [
        Key(name: "overshoot", bounds: anything, fallback: nil),
        Key(
          name: "dimension", bounds: .init(.excluding(0), .including(1e100)), fallback: nil),
        Key(
          name: "resistance", bounds: .init(.including(0), .including(1)),
          fallback: RubberBand.scrollViewResistance),
      ]
    case .decay:
      return [
        velocity, rate, Key(name: "from", bounds: anything, fallback: 0),
        Key(name: "rest_speed", bounds: .init(.excluding(0), .including(1e100)), fallback: 1),
      ]
    }
  }

  /// The numbers of a command line, with those that stand in.
  func numbers(_ words: some Sequence<String>) throws(UsageError) -> [String: Double] {
    let given = try NumberKeys(words, known: keys.map(\.name), owner: rawValue)
    var numbers: [String: Double] = [:]
    for key in keys {
      let value = given.pairs.first { $0.name == key.name }?.value
      guard let number = value ?? key.fallback else {
        let needed = keys.filter { $0.fallback == nil }.map { "\($0.name)=…" }
        throw UsageError(
          "'\(rawValue)' needs '\(key.name)'",
          hint: "write 'gesture \(rawValue) \(needed.joined(separator: " "))'")
      }
      guard key.bounds.contains(number) else {
        throw UsageError(
          "'\(key.name)' must be a number \(key.bounds), got \(NumberText.exact(number))",
          hint: key.name == "deceleration_rate"
            ? "it is what a millisecond leaves of the velocity: 0.998 is normal, 0.99 fast" : nil)
      }
      numbers[key.name] = number
    }
    return numbers
  }
}
