/// A script as bytes that may be Lua source: UTF-8 text of a sensible size.
public struct ScriptFile: Hashable, Sendable {
  /// The longest script in bytes: 1 MiB.
  public static let largestSize = 1 << 20

  /// The file as the user typed it; `<stdin>` for standard input.
  public let path: String
  /// The text without a byte order mark.
  let text: ScriptText

  /// Takes a text that was read elsewhere.
  ///
  /// - Parameters:
  ///   - path: Names the text in messages.
  ///   - bytes: The text; a byte order mark at its start is skipped.
  /// - Throws: A diagnostic with code E102 for an empty, compiled or too long text, E103 for one
  ///   that is not UTF-8 or has a zero byte.
  public init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    self.path = path
    text = ScriptText(file: bytes)
    if let complaint = Self.complaint(about: bytes) {
      throw Diagnostic(
        code: .notAScript, path: path, message: complaint.message, hint: complaint.hint)
    }
    if let zero = text.bytes.firstIndex(of: 0) {
      throw diagnostic(of: zero, "has a zero byte", hint: "save the file as UTF-8 text")
    }
    if let fault = UTF8Check.firstFault(in: text.bytes) {
      let byte = String(text.bytes[fault], radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: 2 - byte.count) + byte
      throw diagnostic(
        of: fault,
        "is not UTF-8 text: byte 0x\(digits) at offset \(text.fileOffset(ofByte: fault))",
        hint: "save the file as UTF-8 text")
    }
  }

  /// The folder that modules lie in, as typed; empty for the current one.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func diagnostic(of byte: Int, _ message: String, hint: String) -> Diagnostic {
    let position = text.position(of: byte..<(byte + 1))
    return Diagnostic(
      code: .invalidText, path: path, position: position, message: message, hint: hint,
      excerpt: text.excerpt(around: position.line))
  }

  private static func complaint(
    about bytes: [UInt8]
  ) -> (message: String, hint: String)? {
    if bytes.count > largestSize {
      return (
        "is longer than the limit of 1 MiB for a script",
        "put data that is not needed elsewhere, or build it in a loop"
      )
    }
    if bytes.starts(with: [0x1B] + Array("Lua".utf8)) {
      return ("is compiled Lua, must be source text", "name the .lua file it was compiled from")
    }
    if bytes.isEmpty {
      return ("is empty", "a script ends with: return anim.transition { … }")
    }
    return nil
  }
}
