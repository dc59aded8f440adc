/// A number as every output writes it: at most six decimals, shortest form, no exponent, no `-0`.
///
/// The rounding is exact, to the nearest and ties to even, on the binary value itself: no locale,
/// no library formatter and no intermediate text takes part.
public struct Decimal6: Hashable, Sendable, CustomStringConvertible {
  /// The largest magnitude that can be written.
  public static let largest = 1e15

  private let millionths: Int128

  /// Rounds a number to six decimals.
  ///
  /// Returns nil for a number that is infinite, not-a-number or larger than `largest`.
  public init?(_ value: Double) {
    guard value.magnitude <= Self.largest else { return nil }
    guard value != 0, value.isNormal else {
      millionths = 0
      return
    }
    let significand = UInt128(value.magnitude.significandBitPattern | (1 << 52))
    let exponent = Int(value.magnitude.exponent) - 52
    let scaled = significand * 1_000_000
    let rounded: UInt128
    if exponent >= 0 {
      rounded = scaled << UInt128(exponent)
    } else if exponent < -127 {
      rounded = 0
    } else {
      let shift = UInt128(-exponent)
      let whole = scaled >> shift
      let rest = scaled - (whole << shift)
      let half = UInt128(1) << (shift - 1)
      rounded = rest > half || (rest == half && whole & 1 == 1) ? whole + 1 : whole
    }
    millionths = value < 0 ? -Int128(rounded) : Int128(rounded)
  }

  /// The rounded number as the nearest `Double`.
  public var value: Double { Double(millionths) / 1_000_000 }

  /// The digits, with a point only before a fraction.
  public var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the digits as ASCII.
  public func write(to bytes: inout [UInt8]) {
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = UInt64(millionths.magnitude / 1_000_000)
    var fraction = UInt64(millionths.magnitude % 1_000_000)
    Self.write(whole, minimumDigits: 1, to: &bytes)
    guard fraction > 0 else { return }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    Self.write(fraction, minimumDigits: digits, to: &bytes)
  }

  private static func write(_ number: UInt64, minimumDigits: Int, to bytes: inout [UInt8]) {
    var rest = number
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < minimumDigits
    bytes[start...].reverse()
  }
}
