internal import AnimscriptKit

/// Numbers that are written as `key=value`, checked for names and for being numbers.
struct NumberKeys {
  /// In the order given, each name once.
  let pairs: [(name: String, value: Double)]

  /// Reads the words after what they belong to.
  ///
  /// - Parameters:
  ///   - words: Such as `duration=0.5`.
  ///   - known: Every name that may stand there.
  ///   - owner: What takes them, such as `uikit`, for messages.
  /// - Throws: What to say of the first word that is wrong.
  init(
    _ words: some Sequence<String>, known: [String], owner: String
  ) throws(UsageError) {
    var pairs: [(name: String, value: Double)] = []
    for word in words {
      guard let sign = word.firstIndex(of: "=") else {
        throw Self.noPair(word, known: known, owner: owner)
      }
      let name = String(word[..<sign])
      let text = String(word[word.index(after: sign)...])
      guard known.contains(name) else { throw Self.unknown(name, known: known, owner: owner) }
      guard !pairs.contains(where: { $0.name == name }) else {
        throw UsageError("'\(name)' is given twice", hint: "keep one of them")
      }
      // A flag may be written as Lua writes it.
      let truth = name == "allows_overdamping" ? ["true": 1.0, "false": 0][text] : nil
      guard let value = truth ?? ValueKind.signed(text) else {
        throw UsageError(
          "'\(name)' must be \(ValueKind.number.expected), got "
            + (text.isEmpty ? "an empty text" : "'\(text)'"), hint: "for example '\(name)=0.5'")
      }
      pairs.append((name, value))
    }
    self.pairs = pairs
  }

  private static func noPair(_ word: String, known: [String], owner: String) -> UsageError {
    if known.contains(word) {
      return UsageError("'\(word)' needs a value", hint: "for example '\(word)=0.5'")
    }
    let name = known.first ?? "key"
    return UsageError(
      "expected KEY=VALUE, got '\(word)'",
      hint: "the keys of '\(owner)' are \(known.joined(separator: ", ")); write '\(name)=0.5'")
  }

  private static func unknown(_ name: String, known: [String], owner: String) -> UsageError {
    let near = Suggestion.nearest(to: name, among: known)
    return UsageError(
      "unknown key '\(name)' for '\(owner)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "the keys of '\(owner)' are \(known.joined(separator: ", "))")
  }
}
