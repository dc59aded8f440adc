/// A duration that Material 3 gives a name.
///
/// - Source: Material 3 motion tokens.
public enum MaterialDuration: String, Hashable, Sendable, CaseIterable {
  case short1
  case short2
  case short3
  case short4
  case medium1
  case medium2
  case medium3
  case medium4
  case long1
  case long2
  case long3
  case long4
  case extraLong1 = "extra_long1"
  case extraLong2 = "extra_long2"
  case extraLong3 = "extra_long3"
  case extraLong4 = "extra_long4"

  /// The duration: 50 ms steps up to 0.6 s, then 0.7 to 1 s.
  public var seconds: Seconds {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return index < 12 ? Seconds(Double(index + 1) / 20) : Seconds(Double(index - 5) / 10)
  }
}
