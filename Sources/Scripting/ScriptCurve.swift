public import Motion

extension Script {
  /// Runs a file and samples one of the curves that it returns.
  ///
  /// The file returns a function of progress, or a table of them. A curve may also be what
  /// `anim.ease` takes: a Bézier curve or the name of an easing.
  ///
  /// - Parameters:
  ///   - name: Of the curve in the returned table; `nil` when the file returns the curve itself.
  ///   - file: The script.
  ///   - options: What it is given and how much it may use.
  /// - Returns: The curve when there are no errors, and what the author should know.
  public static func curve(
    named name: String?, in file: ScriptFile, options: ScriptOptions = ScriptOptions()
  ) -> ScriptCurveResult {
    let sources = ScriptSources(file)
    let reporter = ScriptReporter(sources: sources)
    let parameters = ParameterValues(options.parameters)
    let machine: LuaMachine
    do throws(LuaFailure) {
      machine = try LuaMachine(
        limits: options.limits.machine, seed: options.seed,
        library: library(with: parameters, for: sources), worker: options.worker)
    } catch {
      return ScriptCurveResult(easing: nil, diagnostics: [reporter.diagnostic(of: error)])
    }
    var easing: Easing?
    var problems: [Diagnostic] = []
    var hasRun = false
    do throws(LuaFailure) {
      let value = try machine.run(source: file.text.bytes, name: file.path)
      hasRun = true
      var decoding = Decoding { (function) throws(LuaFailure) in try machine.sample(function) }
      easing = decoding.curve(named: name, of: value)
      problems = reporter.diagnostics(of: decoding)
    } catch {
      problems = [reporter.diagnostic(of: error)]
    }
    problems += parameters.diagnostics(reporter, hasRun: hasRun)
    let isGood = !problems.contains { $0.severity == .error }
    return ScriptCurveResult(
      easing: isGood ? easing : nil,
      diagnostics: machine.printed.map { reporter.note(of: $0) } + problems)
  }
}

/// What came of sampling a curve of a script.
public struct ScriptCurveResult: Hashable, Sendable {
  /// `nil` when there are errors; a sampled function knows its error bound.
  public let easing: Easing?
  /// What the script printed, then errors and warnings.
  public let diagnostics: [Diagnostic]
}

extension Decoding {
  /// The curve of a name in what a file returned.
  fileprivate mutating func curve(named name: String?, of value: LuaValue) -> Easing? {
    if let name, case .table(let table) = value {
      guard let curve = table[name] else {
        reportMissing(name, in: table)
        return nil
      }
      return self.curve(curve, at: .root.field(name))
    }
    switch value {
    case .table(let table):
      let names = table.fields.map(\.name)
      report(
        .noDescription, .root, "the script returns a table; name one of its curves",
        hint: names.isEmpty ? nil : "the table has \(names.joined(separator: ", "))")
      return nil
    case .function, .string:
      if let name {
        report(
          .unknownName, .root,
          "there is no curve \(name.quoted): the script returns \(value.noun) itself",
          hint: "leave the name out, or return { \(name) = … }")
        return nil
      }
      return curve(value, at: .root)
    case .object(let object) where object.kind == Constructor.bezier.rawValue && name == nil:
      return curve(value, at: .root)
    default:
      report(
        .noDescription, .root,
        "the script must return a function or a table of functions, got \(value.noun)",
        hint: "return { \(name ?? "name") = function(t) return t * t end }")
      return nil
    }
  }

  private mutating func reportMissing(_ name: String, in table: LuaTable) {
    let names = table.fields.map(\.name)
    let near = Suggestion.nearest(to: name, among: names)
    report(
      .unknownName, .root, "there is no curve \(name.quoted) in what the script returns",
      hint: near.map { "did you mean \($0.quoted)?" }
        ?? (names.isEmpty ? nil : "it has \(names.joined(separator: ", "))"))
  }
}
