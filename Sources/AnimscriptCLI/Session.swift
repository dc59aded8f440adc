/// What a command may use of the world around the program.
struct Session: Sendable {
  let console: Console
  let environment: Environment
  let input: Console.Stream

  /// Writes a text as the result.
  func print(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes as the result.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try console.write(bytes)
    } catch {
      throw .diagnostic(error)
    }
  }
}
