internal import Motion
internal import Timelines
internal import Transitions

/// A list of events as a script writes it.
enum ScenarioText {
  /// One line that can be pasted into a script: `scenario = { { at = 0, event = "present" } },`.
  static func line(_ events: [ScenarioEvent]) -> String {
    "scenario = { " + events.map(text).joined(separator: ", ") + " },"
  }

  private static func text(_ event: ScenarioEvent) -> String {
    let fields = [("at", number(event.time.value)), ("event", quoted(event.kind.name))]
    return "{ " + (fields + event.kind.fields).map { "\($0) = \($1)" }.joined(separator: ", ")
      + " }"
  }

  fileprivate static func number(_ value: Double) -> String {
    Decimal6(value)?.description ?? "\(value)"
  }

  fileprivate static func length(_ length: Length) -> String {
    length.isConstant ? number(length.constant.value) : "\(length)"
  }

  /// A text as Lua reads it.
  fileprivate static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = "00\(scalar.value)"
          quoted += "\\\(digits.suffix(3))"
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}

extension ScenarioEvent.Kind {
  /// The event's name in scripts.
  var name: String {
    switch self {
    case .present: "present"
    case .dismiss: "dismiss"
    case .tapAt, .tapOn: "tap"
    case .choose: "choose"
    case .escape: "escape"
    case .touch: "touch"
    case .release: "release"
    case .cancel: "cancel"
    case .rotate: "rotate"
    case .pullAway: "pull_away"
    }
  }

  /// What stands behind the name in scripts, as Lua.
  fileprivate var fields: [(String, String)] {
    switch self {
    case .present, .dismiss, .escape, .cancel, .pullAway: []
    case .tapOn(let layer): [("on", ScenarioText.quoted(layer))]
    case .tapAt(let x, let y), .touch(let x, let y), .release(let x, let y):
      [("x", ScenarioText.length(x)), ("y", ScenarioText.length(y))]
    case .choose(let item): [("item", ScenarioText.quoted(item))]
    case .rotate(let width, let height):
      [("width", ScenarioText.number(width.value)), ("height", ScenarioText.number(height.value))]
    }
  }
}
