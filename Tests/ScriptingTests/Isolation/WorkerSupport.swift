import Foundation
import TestSupport

@testable import Scripting

extension ScriptWorker {
  /// The program that was built with the tests, as a worker.
  static let built = ScriptWorker(
    path: Tool.animscript.executable.path, arguments: ["__worker"])

  /// A line of shell that sits where a worker should; its connection is descriptor 0.
  static func impostor(_ line: String) -> ScriptWorker {
    ScriptWorker(path: "/bin/sh", arguments: ["-c", line])
  }
}
