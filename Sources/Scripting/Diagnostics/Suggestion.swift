/// The search for the known name that an unknown one was probably meant to be.
public enum Suggestion {
  /// The most edits between a name and its suggestion.
  public static let mostEdits = 2

  /// The candidate that `name` was probably meant to be; nil when none is near enough.
  ///
  /// A candidate is near when at most two edits, and at most one for every three characters of
  /// the longer name, lead from one to the other. An edit inserts, deletes or replaces a character
  /// or swaps two neighbours. A candidate that differs only in case, `_` or `-` is always near.
  /// Fewer edits win, then the longer common beginning, then the order of the characters, so the
  /// answer does not depend on the order of the candidates.
  ///
  /// - Complexity: O(n · m²) for n candidates of about m characters, as long as the name.
  public static func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.unicodeScalars)
    let folded = fold(wanted)
    var best: Match?
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.unicodeScalars)
      guard let edits = edits(from: wanted, to: scalars, sameWhenFolded: folded) else { continue }
      let match = Match(
        edits: edits, shared: zip(wanted, scalars).prefix { $0 == $1 }.count, name: candidate)
      if best.map({ match.precedes($0) }) ?? true { best = match }
    }
    return best?.name
  }

  /// The edits between two names; nil when they are too far apart.
  private static func edits(
    from wanted: [Unicode.Scalar], to candidate: [Unicode.Scalar],
    sameWhenFolded folded: [Unicode.Scalar]
  ) -> Int? {
    if !folded.isEmpty, fold(candidate) == folded { return 0 }
    let limit = min(mostEdits, max(wanted.count, candidate.count) / 3)
    guard limit > 0, abs(wanted.count - candidate.count) <= limit else { return nil }
    let edits = distance(wanted, candidate)
    return edits <= limit ? edits : nil
  }

  /// Lower case without `_` and `-`; only ASCII letters are changed.
  private static func fold(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.filter { $0 != "_" && $0 != "-" }.map { scalar in
      "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }

  /// The least number of edits from one text to the other, no part of it edited twice.
  ///
  /// - Source: the optimal string alignment distance, three rows of its table at a time.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = beforePrevious
    for i in a.indices {
      current[0] = i + 1
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforePrevious[j - 1] + 1)
        }
        current[j + 1] = least
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }

  /// A candidate that is near enough.
  private struct Match {
    let edits: Int
    let shared: Int
    let name: String

    func precedes(_ other: Match) -> Bool {
      if edits != other.edits { return edits < other.edits }
      if shared != other.shared { return shared > other.shared }
      return name.unicodeScalars.lexicographicallyPrecedes(other.name.unicodeScalars)
    }
  }
}
