/// Something wrong with a value of a description, before it is found in the source.
struct Problem: Hashable, Sendable {
  var severity = Diagnostic.Severity.error
  let code: DiagnosticCode
  let place: FieldPlace
  /// What of the value is meant.
  var target = SourceLocator.Target.key
  let message: String
  var hint: String?
  /// What the interpreter reported, when the value is a function that failed.
  var failure: LuaFailure?
}
