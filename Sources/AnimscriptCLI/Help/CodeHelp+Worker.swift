internal import AnimscriptKit

extension CodeHelp {
  /// The entry of a code about the process that '--isolate' runs a script in.
  init(worker code: DiagnosticCode) {
    switch code {
    case .workerUnavailable:
      self.init(
        code: code, title: "the isolated process does not run",
        explanation: "With '--isolate' the script runs in a process of its own. The system did not "
          + "start it, ended it, or refuses what holds it. The script is not to blame; one's own "
          + "scripts need no isolation.",
        wrong: .command("animscript run slide_down.lua --isolate"),
        right: .command("animscript run slide_down.lua"))
    default:
      self.init(
        code: code, title: "the isolated process breaks the rules",
        explanation: "The process that runs the script ended in a way that no script should reach, "
          + "or gave an answer that no script can give. A bug in the interpreter is at work, by "
          + "accident or on purpose: do not run the script without '--isolate', and report it.",
        wrong: .command("animscript run from_a_stranger.lua"),
        right: .command("animscript run from_a_stranger.lua --isolate"))
    }
  }
}
