internal import AnimscriptKit

/// Why a command could not do what it was asked for.
enum CommandFailure: Error {
  case usage(UsageError)
  case diagnostic(Diagnostic)
}
