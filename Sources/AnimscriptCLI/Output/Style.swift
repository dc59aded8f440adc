/// What a piece of text is, for a terminal that shows colour; the text itself says the same.
enum Style: String {
  case place = "1"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case hint = "1;32"
  case faint = "2"

  /// The text between the codes that switch the style on and off.
  func apply(to text: String, isColored: Bool) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
