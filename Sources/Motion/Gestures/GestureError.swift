/// Why something about a gesture could not be made or asked.
public enum GestureError: Error, Hashable, Sendable {
  /// A number's name.
  public enum Field: String, Hashable, Sendable {
    case rate
    case speed
    case velocity
    case dimension
    case resistance
    case duration
    case value
  }

  /// A number is outside its range, infinite or not-a-number.
  case outOfRange(field: Field, value: Double)
}
