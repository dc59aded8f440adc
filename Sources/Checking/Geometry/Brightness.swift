#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Motion

/// How bright colours are.
///
/// - Source: WCAG 2.2, relative luminance and contrast ratio.
enum Brightness {
  /// The relative luminance of a colour, 0 to 1; its alpha does not count.
  static func luminance(of color: PreciseColor) -> Double {
    func light(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
  }

  /// The contrast of two opaque colours, 1 to 21.
  static func contrast(_ first: PreciseColor, _ second: PreciseColor) -> Double {
    let lights = [luminance(of: first), luminance(of: second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

extension PreciseColor {
  static let white = PreciseColor(red: 1, green: 1, blue: 1)
  static let black = PreciseColor(red: 0, green: 0, blue: 0)

  /// The same with another alpha.
  func faded(_ opacity: Double) -> PreciseColor {
    PreciseColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
