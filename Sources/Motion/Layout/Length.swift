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
    case safeLeft = "safe_left"
    case safeRight = "safe_right"
  }

  /// The part that does not depend on the container, in points.
  public let constant: Points
  /// How often each measure is taken, in the order of `Measure.allCases`; the rest is 0.
  public let factors: SIMD8<Double>

  /// Makes a length from its linear form.
  ///
  /// - Parameters:
  ///   - constant: Points that do not depend on the container.
  ///   - factors: Multiples of each measure, in the order of `Measure.allCases`; numbers beyond
  ///     the last measure do not count.
  /// - Throws: `LengthError.notFinite` when a number is infinite or not-a-number.
  public init(constant: Points, factors: SIMD8<Double> = .zero) throws(LengthError) {
    var known = factors
    for index in Measure.allCases.count..<factors.scalarCount { known[index] = 0 }
    guard constant.isFinite, known.indices.allSatisfy({ known[$0].isFinite }) else {
      throw .notFinite
    }
    self.init(unchecked: constant, known)
  }

  private init(unchecked constant: Points, _ factors: SIMD8<Double>) {
    self.constant = constant
    self.factors = factors
  }

  private init(_ measure: Measure) {
    var factors = SIMD8<Double>.zero
    factors[measure.index] = 1
    self.init(unchecked: 0, factors)
  }

  /// No distance.
  public static let zero = Length(unchecked: 0, .zero)
  /// The container's width.
  public static let width = Length(.width)
  /// The container's height.
  public static let height = Length(.height)
  /// What is covered at the container's top.
  public static let safeTop = Length(.safeTop)
  /// What is covered at the container's bottom.
  public static let safeBottom = Length(.safeBottom)
  /// What is covered at the container's left edge.
  public static let safeLeft = Length(.safeLeft)
  /// What is covered at the container's right edge.
  public static let safeRight = Length(.safeRight)

  /// The multiple of one measure.
  public func factor(of measure: Measure) -> Double { factors[measure.index] }

  /// Whether the length is the same in every container.
  public var isConstant: Bool { factors == .zero }

  /// The distance in one container.
  public func resolved(in container: Container) -> Points {
    resolved(
      width: container.width, height: container.height, safeTop: container.safeArea.top,
      safeBottom: container.safeArea.bottom, safeLeft: container.safeArea.left,
      safeRight: container.safeArea.right)
  }

  /// The distance for the measures given.
  public func resolved(
    width: Points, height: Points, safeTop: Points = 0, safeBottom: Points = 0,
    safeLeft: Points = 0, safeRight: Points = 0
  ) -> Points {
    let measures = SIMD8(
      width.value, height.value, safeTop.value, safeBottom.value, safeLeft.value,
      safeRight.value, 0, 0)
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

extension Length.Measure {
  /// The place in `Length.factors`.
  fileprivate var index: Int {
    switch self {
    case .width: 0
    case .height: 1
    case .safeTop: 2
    case .safeBottom: 3
    case .safeLeft: 4
    case .safeRight: 5
    }
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
