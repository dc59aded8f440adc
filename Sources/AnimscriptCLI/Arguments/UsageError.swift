/// A mistake in how the program was called; the program ends with exit code 2.
struct UsageError: Error, Hashable {
  /// What was expected and what was found: lower case, one line, no full stop.
  let message: String
  /// One thing to do.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
