extension Easing {
  /// Reads an easing as CSS writes it: a keyword, `cubic-bezier()`, `linear()` or `steps()`.
  ///
  /// Capitals do not matter. Numbers are written out: there is no `calc()`.
  ///
  /// - Throws: `CSSEasingError` that says what was expected and what is there.
  /// - Source: CSS Easing Functions Level 2, `<easing-function>`.
  public init(css text: String) throws(CSSEasingError) {
    let text = CSSEasing.lowercased(text)
    let words = CSSEasing.trimmed(text[...])
    guard let opening = words.firstIndex(of: "(") else {
      guard let preset = EasingPreset(named: "css/\(words)") else {
        throw .unknownKeyword(String(words))
      }
      self = preset.easing
      return
    }
    let name = String(words[..<opening])
    guard let function = CSSEasing.Function(rawValue: name) else { throw .unknownFunction(name) }
    let rest = words[words.index(after: opening)...]
    guard rest.last == ")" else {
      throw .unexpected(expected: "a ')' at the end", found: String(rest))
    }
    let arguments = rest.dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map(CSSEasing.trimmed)
    do {
      self =
        switch function {
        case .bezier: try CSSEasing.bezier(arguments)
        case .linear: try CSSEasing.linear(arguments)
        case .steps: try CSSEasing.steps(arguments)
        }
    } catch let error as CurveError {
      throw .curve(error)
    } catch let error as CSSEasingError {
      throw error
    } catch {
      throw .unexpected(expected: "an easing", found: String(words))
    }
  }
}

/// Why a text is no easing of CSS.
public enum CSSEasingError: Error, Hashable, Sendable {
  /// Functions there are: `cubic-bezier`, `linear` and `steps`.
  public static let functions = CSSEasing.Function.allCases.map(\.rawValue)

  case unknownKeyword(String)
  case unknownFunction(String)
  /// Both in words or as written, for a message.
  case unexpected(expected: String, found: String)
  /// The text is well formed, but its numbers make no curve.
  case curve(CurveError)
}

/// The parts of the syntax; all text is in small letters.
private enum CSSEasing {
  enum Function: String, CaseIterable {
    case bezier = "cubic-bezier"
    case linear
    case steps
  }

  static func bezier(_ arguments: [Substring]) throws -> Easing {
    guard arguments.count == 4 else {
      throw CSSEasingError.unexpected(
        expected: "four numbers in cubic-bezier()", found: "\(count(arguments))")
    }
    let numbers = try arguments.map { argument in
      guard let number = number(argument) else { throw unexpected("a number", argument) }
      return number
    }
    return .bezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  static func steps(_ arguments: [Substring]) throws -> Easing {
    guard (1...2).contains(arguments.count) else {
      throw CSSEasingError.unexpected(
        expected: "a number of steps and where they jump in steps()", found: "\(count(arguments))")
    }
    let isWhole = arguments[0].allSatisfy { "0"..."9" ~= $0 || $0 == "+" || $0 == "-" }
    guard isWhole, let steps = Int(arguments[0]) else {
      throw unexpected("a whole number of steps", arguments[0])
    }
    guard arguments.count == 2 else { return .steps(try StepEasing(steps)) }
    let word = arguments[1]
    guard
      let jumps = StepEasing.Jumps(rawValue: word.hasPrefix("jump-") ? "\(word)" : "jump-\(word)"),
      word.hasPrefix("jump-") || jumps == .start || jumps == .end
    else {
      throw unexpected("jump-start, jump-end, jump-none, jump-both, start or end", word)
    }
    return .steps(try StepEasing(steps, jumps))
  }

  static func linear(_ arguments: [Substring]) throws -> Easing {
    guard arguments.count >= 2 else {
      throw CSSEasingError.unexpected(
        expected: "two stops or more in linear()", found: "\(count(arguments))")
    }
    return .linear(try LinearEasing(try arguments.flatMap(stops)))
  }

  /// A number with up to two percentages behind or before it; two are two stops.
  private static func stops(_ argument: Substring) throws -> [LinearEasing.Stop] {
    var words = argument.split(whereSeparator: isSpace)
    guard let index = words.firstIndex(where: { !$0.hasSuffix("%") }),
      let value = number(words[index]), words.count <= 3, index == 0 || index == words.count - 1
    else {
      throw unexpected("a number with up to two percentages, such as 0.5 25% 75%", argument)
    }
    words.remove(at: index)
    guard !words.isEmpty else { return [LinearEasing.Stop(value)] }
    return try words.map { word in
      guard let percentage = word.last == "%" ? number(word.dropLast()) : nil else {
        throw unexpected("a percentage", word)
      }
      return LinearEasing.Stop(value, at: percentage / 100)
    }
  }

  /// A number as CSS has it: digits on at least one side, and behind a point always.
  private static func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0"..."9" ~= $0 || "+-.e".contains($0) }),
      text.first != "e", text.last?.isNumber ?? false,
      text.prefix(while: { $0 != "e" }).last != ".",
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  private static func count(_ arguments: [Substring]) -> Int {
    arguments == [""] ? 0 : arguments.count
  }

  private static func unexpected(_ expected: String, _ found: Substring) -> CSSEasingError {
    .unexpected(expected: expected, found: String(found))
  }

  static func lowercased(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
        }))
  }

  static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return start.prefix(0) }
    return start[...last]
  }

  private static func isSpace(_ character: Character) -> Bool {
    [" ", "\t", "\n", "\r", "\r\n", "\u{C}"].contains(character)
  }
}
