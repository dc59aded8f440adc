internal import AnimscriptKit

extension CodeHelp {
  /// The entry of a code about what a description says beside plain values.
  init(description code: DiagnosticCode) {
    switch code {
    case .unusedField:
      self.init(
        code: code, title: "a field has no effect",
        explanation: "The field is valid, but nothing reads it where it stands. In a sequence the "
          + "first transition says which data are handed over, which gestures are taken and what "
          + "is played.",
        wrong: Self.sequence(first: "", second: Self.scenario),
        right: Self.sequence(first: Self.scenario, second: ""))
    default:
      self.init(
        code: code, title: "the name of a file cannot be used",
        explanation: "Pictures lie beside the script or in a folder there, so that both can be "
          + "moved together: the path begins there, has '/' between folders and never leads out. "
          + "PNG, JPEG and WebP files are drawn.",
        wrong: Self.transition("content = { image = \"../screen.png\" },"),
        right: Self.transition("content = { image = \"images/screen.png\" },"))
    }
  }

  private static let scenario = "\n    scenario = { { at = 0, event = \"present\" } },"

  private static func sequence(first: String, second: String) -> Example {
    .script(
      """
      local anim = require "animscript"
      return anim.sequence {
        anim.transition {
          name = "Lift", content = { presented = { scale = 0.9 } },\(first)
        },
        anim.transition {
          name = "Leave", content = { presented = { x = 300 } },\(second)
        },
      }
      """)
  }
}
