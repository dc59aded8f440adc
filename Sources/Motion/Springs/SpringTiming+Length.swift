extension SpringTiming {
  /// A spring whose run ends at a time that the author gives, wherever the spring is then.
  ///
  /// It serves springs that never come to rest, and runs that must be shorter than their spring.
  ///
  /// - Parameters:
  ///   - notation: The spring in the words of its family.
  ///   - length: How long the run lasts: above 0, at most an hour.
  /// - Throws: `SpringNotationError` as `SpringTiming(notation)`, without `.undamped` and
  ///   `.settlesTooLate` for the spring itself.
  public init(_ notation: SpringNotation, length: Seconds) throws(SpringNotationError) {
    let found = try notation.conversion
    let velocity = try notation.initialVelocity
    let completed = try notation.completed
    do {
      try SpringError.checkPositive(length.value, .duration)
      self = try Self.ending(
        found, at: length, initialVelocity: velocity, notation: completed)
    } catch {
      throw .spring(error)
    }
  }
}
