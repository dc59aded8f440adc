extension SpringForm {
  /// The numbers that a field takes by itself; others may still make no spring together.
  public struct Bounds: Hashable, Sendable, CustomStringConvertible {
    /// An end of the range, which belongs to it or not.
    public enum End: Hashable, Sendable {
      case including(Double)
      case excluding(Double)
    }

    /// The ends; `nil` where every finite number goes.
    public let lower: End?, upper: End?

    /// Makes bounds.
    public init(_ lower: End?, _ upper: End? = nil) {
      self.lower = lower
      self.upper = upper
    }

    /// Whether the field takes a number.
    public func contains(_ number: Double) -> Bool {
      guard number.isFinite else { return false }
      let isAbove =
        switch lower {
        case .including(let end)?: number >= end
        case .excluding(let end)?: number > end
        case nil: true
        }
      let isBelow =
        switch upper {
        case .including(let end)?: number <= end
        case .excluding(let end)?: number < end
        case nil: true
        }
      return isAbove && isBelow
    }

    /// As a message says it after "a number", such as `above 0 and at most 1`.
    public var description: String {
      let start: String? =
        switch lower {
        case .including(let end)?: upper == nil ? "of \(end.short) or more" : "from \(end.short)"
        case .excluding(let end)?: "above \(end.short)"
        case nil: nil
        }
      let end: String? =
        switch upper {
        case .including(let end)?: "up to \(end.short)"
        case .excluding(let end)?: "below \(end.short)"
        case nil: nil
        }
      if case .excluding? = upper, let start, let end { return "\(start) and \(end)" }
      return [start, end].compactMap(\.self).joined(separator: " ")
    }

    static let anything = Bounds(nil)
    static let positive = Bounds(.excluding(0))
    static let notNegative = Bounds(.including(0))
    static let fraction = Bounds(.excluding(0), .excluding(1))
    static let bounce = Bounds(.excluding(-1), .including(1))
  }

  /// The numbers that a field of this form takes.
  ///
  /// Where a platform replaces a number instead of refusing it, so does the form, with a warning.
  public func bounds(of field: Field) -> Bounds {
    switch field.id {
    case .mass, .stiffness,
      .tension where family != .origami:
      .positive
    case .response, .visualDuration, .perceptualDuration, .restSpeed, .restDelta: .positive
    case .duration:
      family == .uikit
        ? Bounds(
          .including(Spring.uikitDurations.lowerBound.value),
          .including(Spring.uikitDurations.upperBound.value)) : .positive
    case .dampingRatio:
      family == .uikit ? Bounds(.including(Spring.uikitSmallestRatio)) : .notNegative
    case .damping: knows("frequency") ? .anything : .notNegative
    case .friction: family == .origami ? Bounds(.including(-1 / 3.0)) : .notNegative
    case .tension: Bounds(.excluding(30 - 194 / 3.62))
    case .frequency: .anything
    case .bounce: family == .motion ? .anything : .bounce
    case .bounciness: Bounds(.including(0), .including(Spring.largestBounciness))
    case .speed: Bounds(.including(0), .including(1e6))
    case .initialVelocity, .velocity: velocityBounds
    case .allowsOverdamping: Bounds(.including(0), .including(1))
    case .settle, .threshold, .tolerance, .precision: .fraction
    case .offset: .anything
    }
  }

  private var velocityBounds: Bounds {
    let most = SpringTiming.largestVelocity / velocityUnit
    return Bounds(.including(-most), .including(most))
  }
}

extension Double {
  /// The number as an end of a range is said: to six decimals, and long rows of zeros as an exponent.
  fileprivate var short: String {
    var digits = (magnitude * 1e6).rounded() / 1e6
    var exponent = 0
    while digits >= 10, digits.truncatingRemainder(dividingBy: 10) == 0, digits < 1e15 {
      digits /= 10
      exponent += 1
    }
    if exponent < 7 { digits = (magnitude * 1e6).rounded() / 1e6 }
    let text = "\(digits)"
    let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return (self < 0 ? "-" : "") + short + (exponent < 7 ? "" : "e\(exponent)")
  }
}
