/// A colour in sRGB with straight (not premultiplied) alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// 0 to 255.
  public let red: UInt8, green: UInt8, blue: UInt8
  /// 0 is transparent, 255 opaque.
  public let alpha: UInt8

  /// Makes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 7 || digits.count == 9, digits[0] == UInt8(ascii: "#") else { return nil }
    var channels: [UInt8] = []
    for index in stride(from: 1, to: digits.count, by: 2) {
      guard let high = Self.value(digits[index]), let low = Self.value(digits[index + 1]) else {
        return nil
      }
      channels.append(high * 16 + low)
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  public var description: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return text
  }
}
