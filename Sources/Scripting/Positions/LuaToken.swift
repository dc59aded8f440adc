/// A word of Lua source: what it is and where it stands.
struct LuaToken: Hashable, Sendable {
  /// What a token is.
  enum Kind: Hashable, Sendable {
    case name
    case keyword(LuaKeyword)
    /// With its quotes or long brackets.
    case string
    case number
    /// One byte, such as `{`.
    case symbol(UInt8)
    /// Two or three bytes, such as `==` and `...`.
    case compound
  }

  let kind: Kind
  /// Bytes from the start of the source.
  let range: Range<Int>
}

/// The reserved words of Lua 5.4.
enum LuaKeyword: String, Hashable, Sendable, CaseIterable {
  case and, `break`, `do`, `else`, `elseif`, end, `false`, `for`, function, goto, `if`, `in`, local
  case `nil`, not, or, `repeat`, `return`, then, `true`, until, `while`
}

extension LuaToken.Kind {
  static let openBrace = Self.symbol(UInt8(ascii: "{"))
  static let closeBrace = Self.symbol(UInt8(ascii: "}"))
  static let openParenthesis = Self.symbol(UInt8(ascii: "("))
  static let closeParenthesis = Self.symbol(UInt8(ascii: ")"))
  static let openBracket = Self.symbol(UInt8(ascii: "["))
  static let closeBracket = Self.symbol(UInt8(ascii: "]"))
  static let comma = Self.symbol(UInt8(ascii: ","))
  static let semicolon = Self.symbol(UInt8(ascii: ";"))
  static let equals = Self.symbol(UInt8(ascii: "="))
  static let dot = Self.symbol(UInt8(ascii: "."))
  static let colon = Self.symbol(UInt8(ascii: ":"))
  static let less = Self.symbol(UInt8(ascii: "<"))
  static let greater = Self.symbol(UInt8(ascii: ">"))
}
