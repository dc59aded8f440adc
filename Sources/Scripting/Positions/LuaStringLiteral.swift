/// The text that a string literal of Lua stands for.
enum LuaStringLiteral {
  /// The value of a literal with its quotes or long brackets; nil when it is malformed.
  static func value(of literal: some Collection<UInt8>) -> [UInt8]? {
    let bytes = Array(literal)
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "[") { return longValue(bytes) }
    guard bytes.count >= 2, bytes.last == first else { return nil }
    var reader = Reader(bytes: bytes[1..<(bytes.count - 1)])
    return reader.read()
  }

  private static func longValue(_ bytes: [UInt8]) -> [UInt8]? {
    let bracket = 2 + bytes.dropFirst().prefix { $0 == UInt8(ascii: "=") }.count
    let closing = bytes[..<bracket].map { $0 == UInt8(ascii: "[") ? UInt8(ascii: "]") : $0 }
    guard bytes.count >= 2 * bracket, bytes.suffix(bracket).elementsEqual(closing) else {
      return nil
    }
    var body = bytes[bracket..<(bytes.count - bracket)]
    if body.starts(with: [0x0D, 0x0A]) || body.starts(with: [0x0A, 0x0D]) {
      body = body.dropFirst(2)
    } else if body.first == 0x0A || body.first == 0x0D {
      body = body.dropFirst()
    }
    return Array(body)
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>
    var value: [UInt8] = []

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func read() -> [UInt8]? {
      while let byte = bytes.popFirst() {
        if byte == UInt8(ascii: "\\") {
          guard readEscape() else { return nil }
        } else {
          value.append(byte)
        }
      }
      return value
    }

    mutating func readEscape() -> Bool {
      guard let byte = bytes.popFirst() else { return false }
      switch byte {
      case UInt8(ascii: "a"): value.append(0x07)
      case UInt8(ascii: "b"): value.append(0x08)
      case UInt8(ascii: "f"): value.append(0x0C)
      case UInt8(ascii: "n"): value.append(0x0A)
      case UInt8(ascii: "r"): value.append(0x0D)
      case UInt8(ascii: "t"): value.append(0x09)
      case UInt8(ascii: "v"): value.append(0x0B)
      case UInt8(ascii: "z"):
        while let next = bytes.first, next == 0x20 || (0x09...0x0D).contains(next) {
          bytes.removeFirst()
        }
      case UInt8(ascii: "x"): return readHexByte()
      case UInt8(ascii: "u"): return readCodePoint()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return readDecimalByte(first: byte)
      case 0x0A, 0x0D:
        value.append(0x0A)
        if let next = bytes.first, next == 0x0A || next == 0x0D, next != byte {
          bytes.removeFirst()
        }
      default: value.append(byte)
      }
      return true
    }

    mutating func readHexByte() -> Bool {
      guard let number = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) else {
        return false
      }
      bytes.removeFirst(2)
      value.append(number)
      return true
    }

    mutating func readDecimalByte(first: UInt8) -> Bool {
      var digits = [first]
      while digits.count < 3, let next = bytes.first,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
      {
        digits.append(next)
        bytes.removeFirst()
      }
      guard let number = UInt8(String(decoding: digits, as: UTF8.self)) else { return false }
      value.append(number)
      return true
    }

    mutating func readCodePoint() -> Bool {
      guard bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: UInt8(ascii: "}"))
      else { return false }
      let digits = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        return false
      }
      value.append(contentsOf: Array(String(Character(scalar)).utf8))
      bytes = bytes[(end + 1)...]
      return true
    }
  }
}
