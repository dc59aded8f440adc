/// Makes text of unknown origin fit to be shown on one line.
enum SingleLine {
  /// Replaces broken UTF-8, and writes control characters as escapes; tabs only when asked to.
  static func escaping(_ bytes: some Sequence<UInt8>, tabs: Bool = true) -> String {
    var line = ""
    for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += tabs ? "\\t" : "\t"
      default:
        if isInvisible(scalar) {
          line += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return line
  }

  /// Splits a message from the hint that the host appends to it on a line of its own.
  static func splitting(_ bytes: UnsafeRawBufferPointer) -> (message: String, hint: String?) {
    let mark = Array("\nhint: ".utf8)
    guard bytes.count >= mark.count else { return (escaping(bytes), nil) }
    for start in 0...(bytes.count - mark.count)
    where bytes[start..<(start + mark.count)].elementsEqual(mark) {
      return (escaping(bytes[..<start]), escaping(bytes[(start + mark.count)...]))
    }
    return (escaping(bytes), nil)
  }

  /// Controls, and the characters that turn the direction of the text around them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
