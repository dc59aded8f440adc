/// Turns what went wrong in a script into diagnostics with their place in its source.
final class ScriptReporter {
  let file: ScriptFile
  private var cachedLocator: SourceLocator?

  init(_ file: ScriptFile) { self.file = file }

  /// The source is read only when something is to be found in it.
  private var locator: SourceLocator {
    if let cachedLocator { return cachedLocator }
    let locator = SourceLocator(file.text, chunk: file.path)
    cachedLocator = locator
    return locator
  }

  /// The problems of a description, in the order of the source.
  func diagnostics(of decoding: Decoding) -> [Diagnostic] {
    var diagnostics = Self.sorted(decoding.problems.map { diagnostic(of: $0) })
    if decoding.uncountedErrors > 0, let last = diagnostics.popLast() {
      let count = decoding.uncountedErrors
      diagnostics.append(last.noting("\(count) more error\(count == 1 ? "" : "s") not shown"))
    }
    return diagnostics
  }

  /// Diagnostics in the order of the source, those without a position last.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let end = (Int.max, 0)
    return diagnostics.sorted { a, b in
      (a.position.map { ($0.line, $0.column ?? 0) } ?? end)
        < (b.position.map { ($0.line, $0.column ?? 0) } ?? end)
    }
  }

  /// The first problem of what the function of a field returned.
  func diagnostic(ofResult decoding: Decoding, of field: FieldPlace) -> Diagnostic? {
    decoding.problems.first.map { problem in
      diagnostic(
        problem.severity, problem.code, at: locator.position(of: field),
        keyPath: "\(field.path)", Self.returned(problem.place.path) + problem.message,
        hint: problem.hint)
    }
  }

  private static func returned(_ path: FieldPath) -> String {
    path == .root ? "the returned value: " : "the returned \(path): "
  }

  /// A failure of the interpreter, in the function of a field or while the file itself ran.
  func diagnostic(of failure: LuaFailure, in place: FieldPlace? = nil) -> Diagnostic {
    if case .value(let keyPath) = failure.kind {
      return diagnostic(of: failure, at: FieldPath(keyPath), of: place)
    }
    let position = position(of: failure) ?? place.flatMap { locator.position(of: $0) }
    return diagnostic(
      .error, failure.code(ofValue: .wrongType), at: position, path: failure.place?.chunk,
      keyPath: place.map { "\($0.path)" }, failure.message, hint: failure.advice)
  }

  /// A line that the script printed.
  func note(of line: LuaPrint) -> Diagnostic {
    Diagnostic(
      severity: .note, code: .runtime, path: line.place?.chunk ?? file.path,
      position: line.place.map { Diagnostic.Position(line: $0.line) }, message: line.text)
  }

  /// Parameters that the user set to what they cannot be, by name.
  func diagnostics(ofParameters messages: [(name: String, message: String)]) -> [Diagnostic] {
    Self.sorted(
      messages.map { name, message in
        diagnostic(
          .error, .unknownParameter, at: locator.position(ofParameter: name), keyPath: nil,
          message, hint: nil)
      })
  }

  private func diagnostic(of problem: Problem) -> Diagnostic {
    if let failure = problem.failure, failure.place != nil {
      switch failure.kind {
      case .value: break
      default: return diagnostic(of: failure, in: problem.place)
      }
    }
    let isRoot = problem.place.path == .root && problem.code == .noDescription
    return diagnostic(
      problem.severity, problem.code,
      at: isRoot
        ? locator.lastReturn : locator.position(of: problem.place, target: problem.target),
      keyPath: problem.place.path == .root ? nil : "\(problem.place.path)", problem.message,
      hint: problem.hint)
  }

  /// A value that cannot leave the script, or the function of a field.
  private func diagnostic(
    of failure: LuaFailure, at path: FieldPath, of function: FieldPlace?
  ) -> Diagnostic {
    let code = failure.code(ofValue: .wrongType)
    if let function {
      return diagnostic(
        .error, code, at: locator.position(of: function), keyPath: "\(function.path)",
        Self.returned(path) + failure.message, hint: failure.advice)
    }
    return diagnostic(
      .error, code,
      at: locator.position(of: FieldPlace(path: path)) ?? position(of: failure)
        ?? locator.lastReturn,
      keyPath: path == .root ? nil : "\(path)", failure.message, hint: failure.advice)
  }

  /// Where a failure happened; of a syntax error, the token that Lua stumbled over.
  private func position(of failure: LuaFailure) -> Diagnostic.Position? {
    guard let place = failure.place else { return nil }
    guard place.chunk == file.path, failure.kind == .syntax, let token = failure.nearToken else {
      return Diagnostic.Position(line: place.line)
    }
    return locator.position(ofToken: token, inLine: place.line)
      ?? Diagnostic.Position(line: place.line)
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, at position: Diagnostic.Position?,
    path: String? = nil, keyPath: String?, _ message: String, hint: String?
  ) -> Diagnostic {
    let isHere = path == nil || path == file.path
    return Diagnostic(
      severity: severity, code: code, path: path ?? file.path, position: position,
      keyPath: keyPath, message: message, hint: hint,
      excerpt: isHere ? position.map { file.text.excerpt(around: $0.line) } ?? [] : [])
  }
}

extension Diagnostic {
  /// The same with one more note.
  fileprivate func noting(_ note: String) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, path: path, position: position, keyPath: keyPath,
      message: message, hint: hint, notes: notes + [note], excerpt: excerpt)
  }
}
