import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of everything in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}

/// Compares a text with the golden file of that name.
func expectGolden(
  _ text: String, _ name: String, at place: SourceLocation = #_sourceLocation
) throws {
  let path = "Tests/AnimscriptCLITests/Fixtures/Golden/\(name)"
  let difference = try Golden.difference(Data(text.utf8), path)
  #expect(difference == nil, sourceLocation: place)
}
