internal import Transitions

/// Turns what went wrong in a script into diagnostics with their place in its source.
struct ScriptReporter {
  let sources: ScriptSources

  /// The problems of a description, in the order of the source.
  func diagnostics(of decoding: Decoding) -> [Diagnostic] {
    var diagnostics = Self.sorted(decoding.problems.map { diagnostic(of: $0) })
    if decoding.uncountedErrors > 0, let last = diagnostics.popLast() {
      let count = decoding.uncountedErrors
      diagnostics.append(last.noting("\(count) more error\(count == 1 ? "" : "s") not shown"))
    }
    return diagnostics
  }

  /// The first problem of what the function of a field returned.
  func diagnostic(ofResult decoding: Decoding, of field: FieldPlace) -> Diagnostic? {
    decoding.problems.first.map { problem in
      diagnostic(
        problem.code, at: sources.spot(of: field), keyPath: field.path,
        Self.returned(problem.place.path) + problem.message, hint: problem.hint)
    }
  }

  /// A failure of the interpreter, in the function of a field or while the file itself ran.
  func diagnostic(of failure: LuaFailure, in place: FieldPlace? = nil) -> Diagnostic {
    if case .value(let keyPath) = failure.kind {
      return diagnostic(of: failure, at: FieldPath(keyPath), of: place)
    }
    let spot = sources.spot(of: failure)
    let character = sources.foreignCharacter(of: failure)
    return diagnostic(
      failure.code(ofValue: .wrongType), at: spot ?? place.map { sources.spot(of: $0) },
      keyPath: place?.path ?? .root, character?.message ?? failure.message,
      hint: character?.hint ?? failure.advice ?? advice(for: failure, in: place),
      notes: failure.callers)
  }

  /// What to do about an error that the function of a field raised.
  private func advice(for failure: LuaFailure, in place: FieldPlace?) -> String? {
    guard let place, failure.kind == .runtime else { return nil }
    if case .field(let name)? = place.path.steps.last,
      Transition.Callback(rawValue: name) != nil
    {
      return "\(name) ends the run with an error: let it return without one"
    }
    return "a curve takes progress from 0 to 1 and returns a finite number without an error"
  }

  /// A line that the script printed.
  func note(of line: LuaPrint) -> Diagnostic {
    Diagnostic(
      severity: .note, code: nil, path: line.place?.chunk ?? sources.file.path,
      position: line.place.map { Diagnostic.Position(line: $0.line) }, message: line.text)
  }

  /// Parameters that the user set to what they cannot be, by name.
  func diagnostics(ofParameters messages: [(name: String, message: String)]) -> [Diagnostic] {
    Self.sorted(
      messages.map { name, message in
        diagnostic(.unknownParameter, at: sources.spot(ofParameter: name), message)
      })
  }

  private func diagnostic(of problem: Problem) -> Diagnostic {
    if let failure = problem.failure, failure.place != nil {
      switch failure.kind {
      case .value: break
      default: return diagnostic(of: failure, in: problem.place)
      }
    }
    return diagnostic(
      problem.code,
      at: problem.code == .noDescription
        ? sources.lastReturn : sources.spot(of: problem.place, target: problem.target),
      keyPath: problem.place.path, problem.message, hint: problem.hint,
      severity: problem.severity)
  }

  /// A value that cannot leave the script, or the function of a field.
  private func diagnostic(
    of failure: LuaFailure, at path: FieldPath, of function: FieldPlace?
  ) -> Diagnostic {
    if let function {
      return diagnostic(
        failure.code(ofValue: .wrongType), at: sources.spot(of: function),
        keyPath: function.path, Self.returned(path) + failure.message, hint: failure.advice)
    }
    guard path != .root else {
      let returned = failure.message.hasPrefix("is ") ? failure.message.dropFirst(3) : nil
      return diagnostic(
        failure.code(ofValue: .noDescription), at: sources.lastReturn,
        returned.map { "the script must return a transition, got \($0)" } ?? failure.message,
        hint: "end the script with: return anim.transition { … }")
    }
    let spot = sources.spot(of: FieldPlace(path: path))
    return diagnostic(
      failure.code(ofValue: .wrongType),
      at: spot.position == nil ? sources.spot(of: failure) ?? sources.lastReturn : spot,
      keyPath: path, failure.message, hint: failure.advice)
  }

  private func diagnostic(
    _ code: DiagnosticCode, at spot: ScriptSources.Spot?, keyPath: FieldPath = .root,
    _ message: String, hint: String? = nil, notes: [String] = [],
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, path: spot?.path ?? sources.file.path,
      position: spot?.position, keyPath: keyPath == .root ? nil : "\(keyPath)", message: message,
      hint: hint, notes: notes, excerpt: spot.map { sources.excerpt(around: $0) } ?? [])
  }

  private static func returned(_ path: FieldPath) -> String {
    path == .root ? "the returned value: " : "the returned \(path): "
  }

  /// Diagnostics in the order of the source, those without a position last.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let end = (Int.max, 0)
    return diagnostics.sorted { a, b in
      (a.position.map { ($0.line, $0.column ?? 0) } ?? end)
        < (b.position.map { ($0.line, $0.column ?? 0) } ?? end)
    }
  }
}

extension LuaFailure {
  /// The nearest three calls that led to the failure.
  fileprivate var callers: [String] {
    var places = traceback.map(\.place)
    if let place, let index = places.firstIndex(of: place) { places.removeFirst(index + 1) }
    return places.prefix(3).map { "called from \($0.chunk):\($0.line)" }
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
