/// A distance that stays a formula until a container is known: `container.height - 150`.
///
/// A length is a linear form: points plus multiples of the container's measures. That is enough
/// for every resting pose, stays exact under arithmetic, and can be written out as `calc()` or code.
public struct Length: Hashable, Sendable {
  /// A measure of the container that a length may refer to.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    case width
    case height
    case safeTop = "safe_top"
    case safeBottom = "safe_bottom"
  }

  /// The part that does not depend on the container, in points.
  public let constant: Points
  /// How often each measure is taken, in the order of `Measure.allCases`.
  public let factors: SIMD4<Double>

  /// Makes a length from its linear form.
  ///
  /// - Parameters:
  ///   - constant: Points that do not depend on the container.
  ///   - factors: Multiples of width, height, safe top and safe bottom, in this order.
  /// - Throws: `LengthError.notFinite` when a number is infinite or not-a-number.
  public init(constant: Points, factors: SIMD4<Double> = .zero) throws(LengthError) {
    guard constant.isFinite, factors.indices.allSatisfy({ factors[$0].isFinite }) else {
      throw .notFinite
    }
    self.init(unchecked: constant, factors)
  }

  private init(unchecked constant: Points, _ factors: SIMD4<Double>) {
    self.constant = constant
    self.factors = factors
  }

  /// No distance.
  public static let zero = Length(unchecked: 0, .zero)
  /// The container's width.
  public static let width = Length(unchecked: 0, SIMD4(1, 0, 0, 0))
  /// The container's height.
  public static let height = Length(unchecked: 0, SIMD4(0, 1, 0, 0))
  /// What is covered at the container's top.
  public static let safeTop = Length(unchecked: 0, SIMD4(0, 0, 1, 0))
  /// What is covered at the container's bottom.
  public static let safeBottom = Length(unchecked: 0, SIMD4(0, 0, 0, 1))

  /// The multiple of one measure.
  public func factor(of measure: Measure) -> Double {
    switch measure {
    case .width: factors.x
    case .height: factors.y
    case .safeTop: factors.z
    case .safeBottom: factors.w
    }
  }

  /// Whether the length is the same in every container.
  public var isConstant: Bool { factors == .zero }

  /// The distance in one container.
  public func resolved(in container: Container) -> Points {
    resolved(
      width: container.width, height: container.height, safeTop: container.safeArea.top,
      safeBottom: container.safeArea.bottom)
  }

  /// The distance for the measures given.
  public func resolved(
    width: Points, height: Points, safeTop: Points = 0, safeBottom: Points = 0
  ) -> Points {
    let measures = SIMD4(width.value, height.value, safeTop.value, safeBottom.value)
    return constant + Points((factors * measures).sum())
  }

  /// The sum.
  public static func + (left: Length, right: Length) -> Length {
    Length(unchecked: left.constant + right.constant, left.factors + right.factors)
  }

  /// The difference.
  public static func - (left: Length, right: Length) -> Length {
    Length(unchecked: left.constant - right.constant, left.factors - right.factors)
  }

  /// The length and some points more.
  public static func + (left: Length, right: Points) -> Length {
    Length(unchecked: left.constant + right, left.factors)
  }

  /// The length and some points less.
  public static func - (left: Length, right: Points) -> Length {
    Length(unchecked: left.constant - right, left.factors)
  }

  /// The length in the other direction.
  public static prefix func - (length: Length) -> Length {
    Length(unchecked: -length.constant, -length.factors)
  }

  /// The length taken `factor` times.
  public static func * (length: Length, factor: Double) -> Length {
    Length(unchecked: length.constant * factor, length.factors * factor)
  }

  /// The length divided by a number.
  public static func / (length: Length, divisor: Double) -> Length {
    Length(unchecked: length.constant / divisor, length.factors / divisor)
  }
}

/// Why a length could not be made.
public enum LengthError: Error, Hashable, Sendable {
  case notFinite
}

extension Length: CustomStringConvertible {
  /// The formula as a script writes it.
  public var description: String {
    var terms: [(sign: String, text: String)] = []
    for measure in Measure.allCases {
      let factor = factor(of: measure)
      guard factor != 0 else { continue }
      let name = "container.\(measure.rawValue)"
      let text = factor.magnitude == 1 ? name : "\(factor.magnitude) * \(name)"
      terms.append((factor < 0 ? "-" : "+", text))
    }
    if constant != 0 || terms.isEmpty {
      terms.append((constant < 0 ? "-" : "+", "\(Points(constant.value.magnitude))"))
    }
    var formula = ""
    for (index, term) in terms.enumerated() {
      formula += index == 0 ? (term.sign == "-" ? "-" : "") : " \(term.sign) "
      formula += term.text
    }
    return formula
  }
}
