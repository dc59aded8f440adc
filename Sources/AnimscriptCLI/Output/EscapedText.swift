extension Unicode.Scalar {
  /// Whether the character could command a terminal or change the order of what is read.
  fileprivate var isUnsafeToPrint: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
      0x2066...0x2069:
      true
    default: false
    }
  }
}

extension String {
  /// The text with everything that could command a terminal written out, such as `\u{1b}`; a tab
  /// may be kept.
  func escaped(keepsTabs: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var text = ""
    for scalar in unicodeScalars { text += scalar.escaped(keepsTabs: keepsTabs) }
    return text
  }

  /// The text cut to at most `limit` bytes, with a mark where it was cut.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, String.Index(end, within: self) == nil {
      end = utf8.index(before: end)
    }
    return self[..<end] + "..."
  }
}

extension Unicode.Scalar {
  /// The character as it may be printed.
  func escaped(keepsTabs: Bool) -> String {
    switch self {
    case "\t" where keepsTabs: "\t"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case let scalar where scalar.isUnsafeToPrint:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(self)
    }
  }
}
