extension Double {
  /// The number as a script would write it: `0.5`, `3`, `-1e+20`.
  var shown: String {
    guard isFinite else { return isNaN ? "not-a-number" : self < 0 ? "-infinity" : "infinity" }
    guard self == rounded(), magnitude < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}

extension Sequence<String> {
  /// The texts as a choice: `a, b or c`.
  var alternatives: String {
    let texts = Array(self)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}
