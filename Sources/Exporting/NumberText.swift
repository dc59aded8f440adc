#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Numbers as text, the same on every system.
public enum NumberText {
  /// The shortest digits that read back as the same number; no `-0`, no fraction that says nothing.
  ///
  /// - Parameter number: Finite; others have no text in the formats that use this.
  /// - Returns: Digits, such as `0.1`, `100` or `5e-324`.
  public static func exact(_ number: Double) -> String {
    if number == 0 { return "0" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number rounded for people.
  ///
  /// - Parameters:
  ///   - number: Finite.
  ///   - digits: How many digits count, 1 to 15.
  /// - Returns: As `exact`, with fewer digits.
  public static func rounded(_ number: Double, digits: Int = 6) -> String {
    guard number != 0, (1e-200...1e200).contains(number.magnitude) else { return exact(number) }
    let shift = digits - 1 - Int(log10(number.magnitude).rounded(.down))
    let power = pow(10, Double(abs(shift)))
    return exact(
      shift >= 0 ? (number * power).rounded() / power : (number / power).rounded() * power)
  }
}
