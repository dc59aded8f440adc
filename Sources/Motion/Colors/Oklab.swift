#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The way between sRGB and Oklab.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing".
enum Oklab {
  /// Lightness, green to red, blue to yellow.
  static func channels(of color: PreciseColor) -> SIMD3<Double> {
    let c = linear(color.channels)
    let cones = SIMD3(
      dot(c, 0.4122214708, 0.5363325363, 0.0514459929),
      dot(c, 0.2119034982, 0.6806995451, 0.1073969566),
      dot(c, 0.0883024619, 0.2817188376, 0.6299787005))
    let root = SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    return SIMD3(
      dot(root, 0.2104542553, 0.7936177850, -0.0040720468),
      dot(root, 1.9779984951, -2.4285922050, 0.4505937099),
      dot(root, 0.0259040371, 0.7827717662, -0.8086757660))
  }

  /// Channels of sRGB; those of colours outside it leave 0…1.
  static func srgb(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = SIMD3(
      dot(lab, 1, 0.3963377774, 0.2158037573),
      dot(lab, 1, -0.1055613458, -0.0638541728),
      dot(lab, 1, -0.0894841775, -1.2914855480))
    let cones = root * root * root
    return stored(
      SIMD3(
        dot(cones, 4.0767416621, -3.3077115913, 0.2309699292),
        dot(cones, -1.2684380046, 2.6097574011, -0.3413193965),
        dot(cones, -0.0041960863, -0.7034186147, 1.7076147010)))
  }

  private static func dot(_ v: SIMD3<Double>, _ x: Double, _ y: Double, _ z: Double) -> Double {
    v.x * x + v.y * y + v.z * z
  }

  /// Light from stored channels.
  private static func linear(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    func one(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
    return SIMD3(one(channels.x), one(channels.y), one(channels.z))
  }

  /// Stored channels from light.
  private static func stored(_ light: SIMD3<Double>) -> SIMD3<Double> {
    func one(_ c: Double) -> Double {
      c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
    }
    return SIMD3(one(light.x), one(light.y), one(light.z))
  }
}
