extension Unicode.Scalar {
  /// Columns a terminal uses for the character on its own: 0, 1 or 2.
  ///
  /// - Source: East Asian Width W and F of Unicode Standard Annex 11, in blocks.
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Character {
  /// Columns a terminal uses for the character with all its marks.
  var displayWidth: Int {
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}") { return 2 }
    let widest = scalars.lazy.map(\.displayWidth).max() ?? 0
    return scalars.count == 2 && scalars.allSatisfy(\.isRegionalIndicator) ? 2 : widest
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
}

extension String {
  /// Columns a terminal uses for the text.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
