#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A colour in sRGB with straight alpha, in real numbers: what lies between two colours.
public struct PreciseColor: Hashable, Sendable {
  /// Where a colour half-way is looked for.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// Channels as they are stored: what UIKit and, unless told, CSS do.
    case srgb
    /// Even steps to the eye, and no grey between strong colours.
    case oklab
  }

  /// 0 to 1.
  public let red: Double, green: Double, blue: Double
  /// 0 is transparent, 1 opaque.
  public let alpha: Double

  /// Makes a colour; channels outside 0…1 or not-a-number become the nearest ones inside.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.inside(red)
    self.green = Self.inside(green)
    self.blue = Self.inside(blue)
    self.alpha = Self.inside(alpha)
  }

  /// Makes a colour from its eight-bit form.
  public init(_ color: Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }

  private static func inside(_ channel: Double) -> Double { channel > 0 ? min(channel, 1) : 0 }

  /// The nearest eight-bit colour.
  public var rounded: Color {
    func eight(_ channel: Double) -> UInt8 { UInt8((channel * 255).rounded()) }
    return Color(
      red: eight(red), green: eight(green), blue: eight(blue), alpha: eight(alpha))
  }

  /// The colour on the way to another one, with every channel weighed by its alpha.
  ///
  /// A fade to a transparent colour therefore keeps its own hue.
  ///
  /// - Parameters:
  ///   - other: The colour at progress 1.
  ///   - progress: Outside 0…1 the way goes on until a channel ends.
  ///   - space: Where the way is straight.
  /// - Returns: The colour itself at 0 and the other one at 1.
  public func mixed(
    with other: PreciseColor, at progress: Double, in space: Space = .srgb
  ) -> PreciseColor {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let alpha = self.alpha + (other.alpha - self.alpha) * progress
    guard alpha > 0 else { return PreciseColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let first = space == .srgb ? channels : Oklab.channels(of: self)
    let second = space == .srgb ? other.channels : Oklab.channels(of: other)
    let start = first * self.alpha
    let mixture = (start + (second * other.alpha - start) * progress) / alpha
    let channels = space == .srgb ? mixture : Oklab.srgb(mixture)
    return PreciseColor(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
  }

  /// The colour as seen over another one.
  public func over(_ below: PreciseColor) -> PreciseColor {
    let share = below.alpha * (1 - alpha)
    let sum = alpha + share
    guard sum > 0 else { return self }
    let mixture = (channels * alpha + below.channels * share) / sum
    return PreciseColor(red: mixture.x, green: mixture.y, blue: mixture.z, alpha: sum)
  }

  var channels: SIMD3<Double> { SIMD3(red, green, blue) }
}

extension Color {
  /// The colour on the way to another one, with every channel weighed by its alpha.
  ///
  /// - Parameters:
  ///   - other: The colour at progress 1.
  ///   - progress: Outside 0…1 the way goes on until a channel ends.
  ///   - space: Where the way is straight.
  /// - Returns: The nearest eight-bit colour.
  public func mixed(
    with other: Color, at progress: Double, in space: PreciseColor.Space = .srgb
  ) -> Color {
    PreciseColor(self).mixed(with: PreciseColor(other), at: progress, in: space).rounded
  }
}
