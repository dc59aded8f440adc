extension String {
  /// The text with one character instead of another.
  ///
  /// The library's own `replacing` would link its regular expressions: a megabyte to start with.
  func exchanging(_ old: Character, for new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
