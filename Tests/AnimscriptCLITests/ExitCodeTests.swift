import AnimscriptKit
import Testing

@testable import AnimscriptCLI

@Suite("The exit code")
struct ExitCodeTests {
  static let cases: [(codes: [DiagnosticCode], severity: Diagnostic.Severity, exit: ExitCode)] = [
    ([], .error, .done),
    ([.unknownField], .error, .no),
    ([.unreadableFile], .error, .badInput),
    ([.syntax], .error, .no),
    ([.cannotWrite], .error, .surroundings),
    ([.stepLimit], .error, .limit),
    ([.workerUnavailable], .error, .surroundings),
    ([.workerBroken, .stepLimit], .error, .bug),
    ([.unknownField, .timeLimit, .unreadableFile], .error, .limit),
    ([.unknownField, .unreadableFile], .error, .badInput),
    ([.unknownField], .warning, .done),
    ([.runtime], .note, .done),
  ]

  @Test("is the highest that an error asks for", arguments: cases)
  func highest(codes: [DiagnosticCode], severity: Diagnostic.Severity, exit: ExitCode) {
    let diagnostics = codes.map { Diagnostic(severity: severity, code: $0, message: "m") }
    #expect(ExitCode(diagnostics) == exit)
  }

  @Test("has the documented numbers")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 5, 6, 70, 129, 130, 143])
  }
}
