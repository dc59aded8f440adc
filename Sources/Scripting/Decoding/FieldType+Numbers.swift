internal import Motion

extension FieldType where Value == Double {
  /// A number without a unit.
  static func number(_ range: NumberRange) -> Self { plain(.none, range) }

  /// A velocity in travels per second.
  static func travelsPerSecond(_ range: NumberRange) -> Self { plain(.travelsPerSecond, range) }

  /// A speed of a finger.
  static func pointsPerSecond(_ range: NumberRange) -> Self { plain(.pointsPerSecond, range) }

  private static func plain(_ unit: NumberUnit, _ range: NumberRange) -> Self {
    FieldType(.number(unit, range), show: { $0.shown }) { value, place, decoding in
      decoding.number(value, at: place, unit: unit, range: range)
    }
  }
}

extension FieldType where Value: Quantity {
  fileprivate static func quantity(_ unit: NumberUnit, _ range: NumberRange) -> Self {
    FieldType(.number(unit, range), show: { $0.value.shown }) { value, place, decoding in
      decoding.number(value, at: place, unit: unit, range: range).map { Value($0) }
    }
  }
}

extension FieldType where Value == Seconds {
  static func seconds(_ range: NumberRange) -> Self { quantity(.seconds, range) }
}

extension FieldType where Value == Points {
  static func points(_ range: NumberRange) -> Self { quantity(.points, range) }
}

extension FieldType where Value == Degrees {
  static func degrees(_ range: NumberRange) -> Self { quantity(.degrees, range) }
}

extension FieldType where Value == Int {
  /// A whole number.
  static func count(_ range: ClosedRange<Int>) -> Self {
    let ends = NumberRange.between(Double(range.lowerBound), Double(range.upperBound))
    return FieldType(.number(.count, ends), show: { "\($0)" }) { value, place, decoding in
      decoding.number(value, at: place, unit: .count, range: ends).flatMap { number in
        if let whole = Int(exactly: number) { return whole }
        decoding.report(
          .outOfRange, place, "must be a whole number, got \(number.shown)",
          hint: "did you mean \(number.rounded().shown)?")
        return nil
      }
    }
  }
}

extension FieldType where Value == Length {
  /// A number of points, or a formula over the container.
  static var length: Self {
    FieldType(.length, show: { $0.isConstant ? $0.constant.value.shown : "\($0)" }) {
      $2.length($0, at: $1)
    }
  }
}

extension Decoding {
  /// The most points of a length, and the largest multiple of a measure.
  static let largestLength = 1e6
  static let largestFactor = 1e3

  /// A number in a range; no text is taken for a number.
  mutating func number(
    _ value: LuaValue, at place: FieldPlace, unit: NumberUnit, range: NumberRange
  ) -> Double? {
    guard let number = number(value, at: place, expected: "a number") else { return nil }
    guard range.contains(number) else {
      report(
        .outOfRange, place,
        "must be \(unit.noun)\(range.phrase(refusing: number)), got \(number.shown)",
        hint: range.guess(for: number, unit: unit).map { "did you mean \($0.shown)?" })
      return nil
    }
    return number
  }

  /// Points, or a formula.
  mutating func length(_ value: LuaValue, at place: FieldPlace) -> Length? {
    let length: LuaLength
    if case .length(let formula) = value {
      length = formula
    } else {
      let noun = FieldKind.length.noun
      guard let number = number(value, at: place, expected: noun) else { return nil }
      length = LuaLength(constant: number, factors: .zero)
    }
    let isInRange =
      length.constant.magnitude <= Self.largestLength
      && length.factors.indices.allSatisfy { length.factors[$0].magnitude <= Self.largestFactor }
    guard isInRange,
      let result = try? Length(constant: Points(length.constant), factors: length.factors)
    else {
      report(
        .outOfRange, place,
        "must be at most \(Self.largestLength.shown) points and"
          + " \(Self.largestFactor.shown) times the container, either way")
      return nil
    }
    guard length.usesLayer else { return result }
    guard let own = surroundings.ownSize else {
      report(
        .outOfRange, place, "is no part of a layer, so anim.layer has no size here",
        hint: "anim.layer is for the poses of a layer and for what it draws; use anim.container")
      return nil
    }
    return result + own.width * length.layerWidths + own.height * length.layerHeights
  }

  private mutating func number(
    _ value: LuaValue, at place: FieldPlace, expected: String
  ) -> Double? {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .string(let text):
      let number = Double(text).flatMap { $0.isFinite ? $0.shown : nil }
      reportType(
        of: value, at: place, expected: expected,
        hint: number.map { "write \($0) without quotes" })
      return nil
    default:
      reportType(of: value, at: place, expected: expected)
      return nil
    }
  }
}

extension LuaLength {
  /// How often the layer's own width and height are taken.
  fileprivate var layerWidths: Double { factors[6] }
  fileprivate var layerHeights: Double { factors[7] }

  /// Whether the length depends on the layer it belongs to.
  fileprivate var usesLayer: Bool { layerWidths != 0 || layerHeights != 0 }
}

extension NumberRange {
  /// A number in the range that one outside it was probably meant to be.
  fileprivate func guess(for number: Double, unit: NumberUnit) -> Double? {
    if number < 0, contains(-number) { return -number }
    if unit == .seconds, number > 0, contains(number / 1000) { return number / 1000 }
    guard self == .between(0, 1), number >= 5, contains(number / 100) else { return nil }
    return number / 100
  }
}
