internal import AnimscriptKit

/// The easing that a word on the command line names.
enum EasingChoice {
  /// A curve function that a script returns.
  case script(path: String, name: String?)
  case easing(Easing)

  /// The script's path, when it is a script that is named.
  var script: String? {
    if case .script(let path, _) = self { path } else { nil }
  }

  /// Reads CSS syntax, the names of scripts, presets of systems, and `FILE.lua:NAME`.
  init(_ word: String) throws(UsageError) {
    if let script = Self.script(word) {
      self = script
      return
    }
    if let name = EasingName(rawValue: word) {
      self = .easing(.named(name))
      return
    }
    if let preset = EasingPreset(named: word.exchanging(":", for: "/")) {
      self = .easing(preset.easing)
      return
    }
    do {
      self = .easing(try Easing(css: word))
    } catch {
      throw Self.mistake(error, in: word)
    }
  }

  /// `FILE.lua` or `FILE.lua:NAME`; `-` is standard input.
  private static func script(_ word: String) -> EasingChoice? {
    if word == "-" || word.hasSuffix(".lua") { return .script(path: word, name: nil) }
    guard let colon = word.lastIndex(of: ":") else { return nil }
    let path = String(word[..<colon])
    let name = String(word[word.index(after: colon)...])
    guard path == "-" || path.hasSuffix(".lua"), !name.isEmpty else { return nil }
    return .script(path: path, name: name)
  }

  private static func mistake(_ error: CSSEasingError, in word: String) -> UsageError {
    switch error {
    case .unknownKeyword: return unknown(word)
    case .unknownFunction(let name):
      let near = Suggestion.nearest(to: name, among: CSSEasingError.functions)
      let all = CSSEasingError.functions.map { "\($0)()" }.joined(separator: ", ")
      return UsageError(
        "unknown easing function '\(name)()'",
        hint: near.map { "did you mean '\($0)()'?" } ?? "the functions are \(all)")
    case .unexpected(let expected, let found):
      return UsageError(
        "expected \(expected), got \(found.isEmpty ? "nothing" : "'\(found)'")",
        hint:
          "for example 'cubic-bezier(0.4, 0, 0.2, 1)', 'linear(0, 0.5 25%, 1)' or 'steps(4, end)'"
      )
    case .curve(let error): return mistake(error)
    }
  }

  private static func mistake(_ error: CurveError) -> UsageError {
    switch error {
    case .controlOutOfRange(let name, let value):
      let isTime = name.hasPrefix("x")
      let most = NumberText.exact(CubicBezier.largestHeight)
      return UsageError(
        "'\(name)' must be a number from \(isTime ? "0 up to 1" : "-\(most) up to \(most)"), got "
          + NumberText.exact(value),
        hint: isTime ? "write 'cubic-bezier(x1, y1, x2, y2)'; x1 and x2 are times" : nil)
    case .stepsOutOfRange(let count):
      return UsageError(
        "the number of steps must be a whole number from 1 up to \(StepEasing.mostSteps), got "
          + "\(count)", hint: "jump-none takes 2 steps or more")
    case .notFinite(_, let value):
      let most = NumberText.exact(LinearEasing.largest)
      return UsageError(
        "stops must be numbers from -\(most) up to \(most), got \(NumberText.exact(value))")
    default: return UsageError("these numbers make no curve")
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    let css = EasingPreset.all.filter { $0.name.hasPrefix("css/") }
      .map { String($0.name.dropFirst(4)) }
    let names = EasingName.allCases.map(\.rawValue)
    let presets = EasingPreset.all.map { $0.name.exchanging("/", for: ":") }
    let near =
      Suggestion.nearest(to: word, among: css + names)
      ?? Suggestion.nearest(to: word, among: presets)
    let system = word.prefix { $0 != ":" }
    let neighbours = presets.filter { word.contains(":") && $0.hasPrefix("\(system):") }
    let hint =
      if let near {
        "did you mean '\(near)'?"
      } else if !neighbours.isEmpty {
        "\(system) has \(neighbours.joined(separator: ", "))"
      } else {
        "an easing is a name such as ease, out_back or material:emphasized, a function of CSS, or "
          + "FILE.lua:NAME"
      }
    return UsageError("unknown easing '\(word)'", hint: hint)
  }
}
