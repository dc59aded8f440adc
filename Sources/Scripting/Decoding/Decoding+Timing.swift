internal import Motion

extension Decoding {
  /// A spring or an easing with its duration.
  mutating func timing(_ value: LuaValue, at place: FieldPlace) -> Timing? {
    guard case .object(let object) = value, case .table(let table) = object.content else {
      return reportNoTiming(value, at: place)
    }
    switch Constructor(rawValue: object.kind) {
    case .spring: return spring(table, at: place.made(by: .spring, at: object.place))
    case .ease: return ease(table, at: place.made(by: .ease, at: object.place))
    default: return reportNoTiming(value, at: place)
    }
  }

  private mutating func reportNoTiming(_ value: LuaValue, at place: FieldPlace) -> Timing? {
    let hint: String? =
      switch value {
      case .string(let name) where EasingName(rawValue: name) != nil:
        "write anim.ease { curve = \(name.quoted), duration = 0.3 }"
      case .table(let table) where table["curve"] != nil: "put anim.ease before the brace"
      case .table(let table) where !table.fields.isEmpty: "put anim.spring before the brace"
      default: nil
      }
    reportType(of: value, at: place, expected: FieldKind.timing.noun, hint: hint)
    return nil
  }

  private mutating func ease(_ table: LuaTable, at place: FieldPlace) -> Timing {
    let fields = open(table, as: Schema.ease, at: place)
    return .ease(read(\.curve, of: fields), duration: read(\.duration, of: fields))
  }

  /// The name of an easing, a Bézier curve or a function that is sampled now.
  mutating func curve(_ value: LuaValue, at place: FieldPlace) -> Easing? {
    switch value {
    case .string(let name): return easing(named: name, at: place)
    case .function(let function): return sampled(function, at: place)
    case .object(let object):
      if case .numbers(let numbers) = object.content, numbers.count == 4,
        object.kind == Constructor.bezier.rawValue
      {
        return bezier(numbers, at: place.made(by: .bezier, at: object.place))
      }
    default: break
    }
    reportType(of: value, at: place, expected: FieldKind.curve.noun)
    return nil
  }

  private mutating func easing(named name: String, at place: FieldPlace) -> Easing? {
    if let easing = EasingName(rawValue: name) { return .named(easing) }
    if let preset = EasingPreset(named: Self.presetPath(name)) { return preset.easing }
    if let easing = try? Easing(css: name) { return easing }
    if let open = name.firstIndex(of: "(") {
      return unreadable(name, function: name[..<open], place)
    }
    let names =
      EasingName.allCases.map(\.rawValue)
      + EasingPreset.all.map { String($0.name.map { $0 == "/" ? ":" : $0 }) }
    let families = EasingName.allCases.map(\.rawValue).filter {
      $0.hasPrefix("in_") && !$0.hasPrefix("in_out_")
    }
    .map { $0.dropFirst(3) }.joined(separator: ", ")
    let nearest = Suggestion.nearest(to: name, among: names)
    report(
      .unknownName, place, "there is no easing \(name.quoted)",
      hint: nearest.map { "did you mean \($0.quoted)?" }
        ?? "the easings are linear, and in_, out_ and in_out_ before \(families)")
    return nil
  }

  /// `material:emphasized` as presets are called: `material/emphasized`.
  private static func presetPath(_ name: String) -> String {
    String(name.map { $0 == ":" ? "/" : $0 })
  }

  /// Says what is wrong with a function of CSS.
  private mutating func unreadable(
    _ text: String, function: Substring, _ place: FieldPlace
  ) -> Easing? {
    do throws(CSSEasingError) {
      return try Easing(css: text)
    } catch {
      let near = Suggestion.nearest(to: String(function), among: CSSEasingError.functions)
      let (message, hint): (String, String?) =
        switch error {
        case .unknownKeyword, .unknownFunction:
          (
            "there is no easing function \(String(function).quoted)",
            near.map { "did you mean \($0)()?" }
          )
        case .unexpected(let expected, let found):
          ("expected \(expected), got \(found.isEmpty ? "nothing" : found.quoted)", nil)
        case .curve: ("these numbers make no curve", nil)
        }
      report(
        .outOfRange, place, message,
        hint: hint ?? "for example \"cubic-bezier(0.4, 0, 0.2, 1)\" or \"steps(4, end)\"")
      return nil
    }
  }

  private mutating func bezier(_ numbers: [Double], at place: FieldPlace) -> Easing? {
    do {
      return .bezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    } catch {
      if case .controlOutOfRange(let name, let value) = error {
        let isTime = name.hasPrefix("x")
        let range =
          isTime
          ? NumberRange.between(0, 1)
          : .between(-CubicBezier.largestHeight, CubicBezier.largestHeight)
        report(
          .outOfRange, place, "\(name) must be a number\(range.phrase), got \(value.shown)",
          hint: isTime ? "write anim.bezier(x1, y1, x2, y2); x1 and x2 are times" : nil)
      }
      return nil
    }
  }

  private mutating func sampled(_ function: LuaFunction, at place: FieldPlace) -> Easing? {
    guard !isStopped else { return nil }
    do throws(LuaFailure) {
      return sampled(try curve(of: function), at: place)
    } catch {
      report(
        Problem(
          code: error.code(ofValue: .badCurve), place: place, message: error.message,
          hint: error.advice ?? "a curve takes progress from 0 to 1 and returns a finite number",
          failure: error))
      return nil
    }
  }

  private mutating func sampled(_ curve: LuaCurve, at place: FieldPlace) -> Easing? {
    for (point, end) in [(curve.points.first, 0.0), (curve.points.last, 1.0)] {
      guard let point, (point.value - end).magnitude <= 1e-3 else {
        report(
          .badCurve, place,
          "must be \(end.shown) at progress \(end.shown), got \(point?.value.shown ?? "nothing")",
          hint: "a curve leads from 0 to 1, to within a thousandth")
        return nil
      }
    }
    if curve.error > LuaLimits().tolerance {
      report(
        Problem(
          severity: .warning, code: .badCurve, place: place,
          message: "\(curve.jumps ? "jumps" : "is too steep or fast to follow"): "
            + "\(curve.points.count) points still miss the function by"
            + " \(curve.error.roundedToTwoDigits.shown) of the travel",
          hint: curve.jumps
            ? "a curve is drawn with straight lines between its points; make it continuous"
            : "a curve is drawn with straight lines between its points; make it smoother"))
    }
    let inner = curve.points.dropFirst().dropLast()
      .map { SampledCurve.Point(fraction: $0.fraction, value: $0.value) }
    let ends = [
      SampledCurve.Point(fraction: 0, value: 0), SampledCurve.Point(fraction: 1, value: 1),
    ]
    do {
      return .points(
        try SampledCurve(points: [ends[0]] + inner + [ends[1]], errorBound: curve.error))
    } catch {
      report(.badCurve, place, "gives no curve")
      return nil
    }
  }
}
