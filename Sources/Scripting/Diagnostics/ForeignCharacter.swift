/// A character outside of texts and comments that is no part of Lua.
struct ForeignCharacter: Hashable {
  let scalar: Unicode.Scalar
  /// Its bytes in the source.
  let range: Range<Int>

  /// Finds the character on a line whose first byte Lua calls `<\226>`.
  ///
  /// - Returns: Nil when the token is none of that form, or the line has no such character.
  init?(token: String, inLine number: Int, of text: ScriptText) {
    guard token.hasPrefix("<\\"), token.hasSuffix(">"),
      let byte = UInt8(token.dropFirst(2).dropLast()), byte >= 0x80, let line = text.line(number)
    else { return nil }
    let bytes = Array(text.bytes[line])
    let tokens = LuaTokenizer.tokens(of: bytes).map(\.range)
    let start = bytes.indices.first { index in
      bytes[index] == byte && !tokens.contains { $0.contains(index) }
    }
    guard let start,
      let scalar = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first
    else { return nil }
    self.scalar = scalar
    let first = line.lowerBound + start
    range = first..<(first + UTF8.width(scalar))
  }

  /// What is wrong.
  var message: String {
    let properties = scalar.properties
    if properties.isWhitespace || properties.generalCategory == .format {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - digits.count))
      return "there is an invisible character, U+\(padding)\(digits), in the source"
    }
    return "the character \(scalar) cannot stand here"
  }

  /// How it is mended.
  var hint: String {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»": return "use straight quotes: \""
    case "‘", "’", "‚", "‛", "‹", "›": return "use straight quotes: '"
    case "–", "—", "−", "‐", "‑": return "use the hyphen of the keyboard: -"
    case "≤": return "write <="
    case "≥": return "write >="
    case "≠": return "write ~="
    case "×": return "write *"
    case "÷": return "write /"
    default: break
    }
    if scalar.properties.isAlphabetic { return "names have ASCII letters only" }
    if scalar.properties.isWhitespace { return "use ordinary spaces" }
    if scalar.properties.generalCategory == .format { return "delete it" }
    return "such characters stand in texts and comments only"
  }
}
