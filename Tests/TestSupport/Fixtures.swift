public import Foundation

/// Files beside the tests.
public enum Fixtures {
  /// The folder of the package.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder under the package, such as `Tests/MotionTests/Fixtures/springs.json`.
  public static func url(_ path: String) -> URL { package.appending(path: path) }

  /// The bytes of a file under the package.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The text of a file under the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
