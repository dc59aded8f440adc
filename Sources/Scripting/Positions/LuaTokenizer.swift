/// Splits Lua 5.4 source into tokens; comments and white space fall away.
///
/// Any bytes are accepted: what is no token is passed over, and a string that is never closed ends
/// with its line (or the source), so that faulty scripts can be looked at too.
///
/// - Complexity: O(n) in the number of bytes.
struct LuaTokenizer {
  private let bytes: [UInt8]
  private var position = 0

  /// Makes a tokenizer.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All tokens of a source.
  static func tokens(of bytes: [UInt8]) -> [LuaToken] {
    var tokenizer = LuaTokenizer(bytes)
    var tokens: [LuaToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  /// The next token; nil at the end of the source.
  mutating func next() -> LuaToken? {
    while let byte = peek() {
      let start = position
      if byte.isNameStart {
        skip { $0.isNamePart }
        return LuaToken(kind: wordKind(start..<position), range: start..<position)
      }
      if byte.isDigit || (byte == .dot && (peek(1)?.isDigit ?? false)) {
        skipNumber()
        return LuaToken(kind: .number, range: start..<position)
      }
      switch byte {
      case .doubleQuote, .singleQuote:
        skipShortString()
        return LuaToken(kind: .string, range: start..<position)
      case .openBracket where longBracketLevel() != nil:
        skipLongBracket()
        return LuaToken(kind: .string, range: start..<position)
      case .minus where peek(1) == .minus:
        position += 2
        if longBracketLevel() != nil { skipLongBracket() } else { skip { !$0.isLineEnd } }
      case _ where byte.isSymbol:
        let length = symbolLength()
        position += length
        return LuaToken(kind: length == 1 ? .symbol(byte) : .compound, range: start..<position)
      default: position += 1
      }
    }
    return nil
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { position += 1 }
  }

  private func wordKind(_ range: Range<Int>) -> LuaToken.Kind {
    guard range.count <= 8 else { return .name }
    let word = String(decoding: bytes[range], as: UTF8.self)
    return LuaKeyword(rawValue: word).map { .keyword($0) } ?? .name
  }

  /// As Lua reads numerals: digits, letters and points, and a sign behind an exponent's letter.
  private mutating func skipNumber() {
    let isHex = peek() == .zero && (peek(1).map { $0 | 0x20 } == UInt8(ascii: "x"))
    let exponent = UInt8(ascii: isHex ? "p" : "e")
    if isHex { position += 2 }
    while let byte = peek(), byte.isNamePart || byte == .dot {
      position += 1
      let isSigned = peek() == .minus || peek() == UInt8(ascii: "+")
      if byte | 0x20 == exponent, isSigned { position += 1 }
    }
  }

  private mutating func skipShortString() {
    let quote = bytes[position]
    position += 1
    while let byte = peek(), byte != quote {
      if byte == .backslash {
        skipEscape()
      } else if byte.isLineEnd {
        return
      } else {
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func skipEscape() {
    position += 1
    switch peek() {
    case UInt8(ascii: "z"):
      position += 1
      skip { $0.isSpace }
    case .some(let byte) where byte.isLineEnd:
      position += 1
      if let next = peek(), next.isLineEnd, next != byte { position += 1 }
    case .some: position += 1
    case nil: break
    }
  }

  /// The number of `=` between the brackets that open a long string here, if one opens.
  private func longBracketLevel() -> Int? {
    guard peek() == .openBracket else { return nil }
    var level = 0
    while peek(1 + level) == .equals { level += 1 }
    return peek(1 + level) == .openBracket ? level : nil
  }

  private mutating func skipLongBracket() {
    guard let level = longBracketLevel() else { return }
    position += level + 2
    while let byte = peek() {
      position += 1
      guard byte == .closeBracket else { continue }
      let start = position
      skip { $0 == .equals }
      if position - start == level, peek() == .closeBracket {
        position += 1
        return
      }
    }
  }

  private func symbolLength() -> Int {
    switch (peek(), peek(1)) {
    case (.dot?, .dot?): peek(2) == .dot ? 3 : 2
    case (.equals?, .equals?), (UInt8(ascii: "~")?, .equals?), (UInt8(ascii: "<")?, .equals?),
      (UInt8(ascii: ">")?, .equals?), (UInt8(ascii: "/")?, UInt8(ascii: "/")?),
      (UInt8(ascii: ":")?, UInt8(ascii: ":")?), (UInt8(ascii: "<")?, UInt8(ascii: "<")?),
      (UInt8(ascii: ">")?, UInt8(ascii: ">")?):
      2
    default: 1
    }
  }
}

extension UInt8 {
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let zero = UInt8(ascii: "0")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let doubleQuote = UInt8(ascii: "\"")
  fileprivate static let singleQuote = UInt8(ascii: "'")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
  fileprivate var isNamePart: Bool { isNameStart || isDigit }
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
  /// Printable ASCII that is no letter, digit or space.
  fileprivate var isSymbol: Bool { (0x21...0x7E).contains(self) && !isNamePart }
}
