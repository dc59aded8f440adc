/// Which way a rotation takes.
public enum RotationPath: String, Hashable, Sendable, CaseIterable {
  /// Through every angle between the numbers: from 0 to 720 is two turns.
  case byValue = "by_value"
  /// The nearer way round, at most half a turn; exactly half a turn goes clockwise.
  case shortest
}

extension Degrees {
  /// The angle on the way to another one.
  ///
  /// - Parameters:
  ///   - other: The angle at progress 1.
  ///   - progress: Outside 0…1 the rotation goes on.
  ///   - path: Which way it takes.
  /// - Returns: The angle itself at 0. At 1 the other angle, or by the shortest way one that looks
  ///   the same.
  public func mixed(
    with other: Degrees, at progress: Double, along path: RotationPath = .byValue
  ) -> Degrees {
    if path == .byValue {
      if progress == 1 { return other }
      return self + (other - self) * progress
    }
    var turn = (other - self).value.remainder(dividingBy: 360)
    if turn == -180 { turn = 180 }
    return self + Degrees(turn) * progress
  }
}
