import Foundation
import Testing

@testable import AnimscriptCLI

/// What a command prints with `--json`, as somebody else's JSON reader sees it.
struct Answer {
  let fields: [String: Any]

  /// Plays a command and reads its answer.
  init(_ words: [String], at place: SourceLocation = #_sourceLocation) throws {
    let played = try play(words + ["--json"])
    #expect(played.code == .done, "\(words): \(played.error)", sourceLocation: place)
    fields = try #require(
      JSONSerialization.jsonObject(with: Data(played.output.utf8)) as? [String: Any],
      sourceLocation: place)
  }

  /// A number of the answer; nil when it is null.
  subscript(name: String) -> Double? { (fields[name] as? NSNumber)?.exact }

  /// A column of the samples.
  func samples(_ name: String) -> [Double] {
    (fields["samples"] as? [[String: Any]] ?? []).compactMap {
      ($0[name] as? NSNumber)?.exact
    }
  }

  /// The numbers of a dialect.
  func dialect(_ family: String) -> [String: Double] {
    let dialects = fields["dialects"] as? [String: Any]
    let numbers = dialects?[family] as? [String: Any] ?? [:]
    return numbers.compactMapValues { ($0 as? NSNumber)?.exact }
  }
}

extension NSNumber {
  /// The number with all its digits: the reader keeps decimals, and rounds them twice if asked.
  var exact: Double? { Double(stringValue) }
}

/// Expects two lists of numbers to be as long and as near as said.
func expectNear(
  _ found: [Double], _ expected: [Double], within tolerance: Double,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(found.count == expected.count, sourceLocation: place)
  for (found, expected) in zip(found, expected) {
    #expect(
      (found - expected).magnitude <= tolerance, "\(found), not \(expected)", sourceLocation: place)
  }
}
