/// Several easings one after the other, each with its share of the time and its way.
public struct EasingChain: Hashable, Sendable {
  /// One easing of a chain.
  public struct Part: Hashable, Sendable {
    /// How the way is gone.
    public let easing: Easing
    /// Fraction of the whole duration at which the part ends.
    public let end: Double
    /// Progress of the whole at which the part ends.
    public let value: Double

    /// Makes a part.
    public init(_ easing: Easing, until end: Double, to value: Double) {
      self.easing = easing
      self.end = end
      self.value = value
    }
  }

  /// In order; the last ends at 1 with progress 1.
  public let parts: [Part]

  /// Makes a chain.
  ///
  /// - Throws: `CurveError.tooFewPoints` without a part, `.fractionsDoNotIncrease` when ends do not
  ///   increase from above 0 to 1, `.notFinite` for a value beyond a billion, `.wrongEnd` when the
  ///   last part does not end at 1.
  public init(_ parts: [Part]) throws(CurveError) {
    guard let last = parts.last else { throw .tooFewPoints(0) }
    var before = 0.0
    for part in parts {
      guard part.end > before, part.end <= 1 else { throw .fractionsDoNotIncrease(at: part.end) }
      guard part.value.magnitude <= 1e9 else {
        throw .notFinite(fraction: part.end, value: part.value)
      }
      before = part.end
    }
    guard last.end == 1, last.value == 1 else { throw .wrongEnd(last.value) }
    self.parts = parts
  }

  /// Progress at a fraction of the whole duration.
  ///
  /// - Parameter fraction: Outside 0…1 the outer easings go on.
  /// - Returns: Progress.
  public func value(at fraction: Double) -> Double {
    let fraction = Easing.bounded(fraction)
    let index = parts.firstIndex { fraction < $0.end } ?? parts.count - 1
    let part = parts[index]
    let start = index > 0 ? parts[index - 1].end : 0
    let from = index > 0 ? parts[index - 1].value : 0
    if fraction == part.end { return part.value }
    let way = part.easing.value(at: (fraction - start) / (part.end - start))
    return Easing.bounded(from + (part.value - from) * way)
  }

  /// Whether progress is known never to fall between the ends.
  public var isMonotone: Bool {
    var before = 0.0
    for part in parts {
      let way = part.value - before
      guard way >= 0 else { return false }
      // An easing that does not begin at 0 or end at 1 must not leave the way of its part.
      let isInside = part.easing.value(at: 0) >= 0 && part.easing.value(at: 1) <= 1
      guard way == 0 || (part.easing.isMonotone && isInside) else { return false }
      before = part.value
    }
    return true
  }
}

/// A mixture of two easings.
public struct EasingBlend: Hashable, Sendable {
  /// The easings that are mixed.
  public let first: Easing, second: Easing
  /// How much of the second, 0 to 1.
  public let share: Double

  /// Makes a mixture.
  ///
  /// - Throws: `CurveError.parameterOutOfRange` for a share outside 0…1.
  public init(_ first: Easing, _ second: Easing, share: Double) throws(CurveError) {
    guard (0...1).contains(share) else { throw .parameterOutOfRange(share) }
    self.first = first
    self.second = second
    self.share = share
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameter fraction: Outside 0…1 both easings go on.
  /// - Returns: Progress.
  public func value(at fraction: Double) -> Double {
    first.value(at: fraction) * (1 - share) + second.value(at: fraction) * share
  }

  /// Whether both easings are known never to fall.
  public var isMonotone: Bool { first.isMonotone && second.isMonotone }
}
