public import Transitions

/// A Lua script on its way to a transition.
public enum Script {
  /// Runs a script and reads the transition that it returns.
  ///
  /// Nothing moves: the file's top level runs, curve functions are sampled, and the description is
  /// checked as a whole, so that one call shows everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - file: The script.
  ///   - options: What it is given and how much it may use.
  /// - Returns: The transition with its functions when there are no errors, and what the author
  ///   should know.
  public static func load(
    _ file: ScriptFile, options: ScriptOptions = ScriptOptions()
  ) -> ScriptResult {
    let sources = ScriptSources(file)
    let reporter = ScriptReporter(sources: sources)
    let parameters = ParameterValues(options.parameters)
    let machine: LuaMachine
    do throws(LuaFailure) {
      machine = try LuaMachine(
        limits: options.limits.machine, seed: options.seed,
        library: library(with: parameters, for: sources), worker: options.worker)
    } catch {
      return ScriptResult(script: nil, diagnostics: [reporter.diagnostic(of: error)])
    }
    let loaded = load(file, in: machine, reporter)
    let problems = loaded.diagnostics + parameters.diagnostics(reporter, hasRun: loaded.hasRun)
    let notes = machine.printed.map { reporter.note(of: $0) }
    let isGood = !problems.contains { $0.severity == .error }
    return ScriptResult(
      script: isGood
        ? loaded.decoded.map {
          LoadedScript($0.transitions, machine: machine, reporter: reporter)
        } : nil, diagnostics: notes + problems)
  }

  private struct Loaded {
    var decoded: DecodedScript?
    var diagnostics: [Diagnostic]
    /// Whether the file ran to its end.
    var hasRun: Bool
  }

  private static func load(
    _ file: ScriptFile, in machine: LuaMachine, _ reporter: ScriptReporter
  ) -> Loaded {
    let value: LuaValue
    do throws(LuaFailure) {
      value = try machine.run(source: file.text.bytes, name: file.path)
    } catch {
      return Loaded(
        decoded: nil, diagnostics: [reporter.diagnostic(of: error)], hasRun: false)
    }
    let (decoded, decoding) = Decoding.script(value) { (function) throws(LuaFailure) in
      try machine.sample(function)
    }
    return Loaded(
      decoded: decoded, diagnostics: reporter.diagnostics(of: decoding), hasRun: true)
  }

  /// What `require "animscript"` gives, besides `container`.
  static func library(
    with parameters: ParameterValues, for sources: ScriptSources
  ) -> LuaLibrary {
    var library = LuaLibrary()
    library.constructors = Constructor.allCases.map { constructor in
      let count = constructor.parameters.count
      return LuaConstructor(
        name: constructor.name, kind: constructor.rawValue,
        shape: count == 0 ? .table : .numbers(UInt32(count)))
    }
    library.functions = [parameters.function]
    library.lateValue = { $0 == SpringLibrary.name ? SpringLibrary.value : nil }
    let modules = LocalModules(folder: sources.file.folder, limit: ScriptFile.largestSize)
    library.loader = { (name, _) throws(LuaHostError) in
      let module = try modules.source(name)
      sources.add(module: module.name, bytes: module.bytes)
      return module
    }
    return library
  }
}

/// What came of loading a script.
public struct ScriptResult {
  /// Nil when there are errors.
  public let script: LoadedScript?
  /// What the script printed, then errors and warnings in the order of the source.
  public let diagnostics: [Diagnostic]
}

/// What a script describes, and the open script that its runs call.
public struct LoadedScript {
  /// The transitions that follow each other; one, unless the script returns a sequence.
  public let transitions: [Transition]
  /// The functions that a run calls.
  public let callbacks: ScriptCallbacks

  init(_ decoded: [DecodedTransition], machine: LuaMachine, reporter: ScriptReporter) {
    transitions = decoded.map(\.transition)
    callbacks = ScriptCallbacks(
      decoded.map(\.functions), machine: machine, reporter: reporter)
  }

  /// The transition that starts.
  public var transition: Transition { transitions[0] }

  /// What is played, worked out for the motion that people asked their device for.
  public func plan(_ preference: Plan.MotionPreference = .full) -> Plan {
    Plan(first: transition, following: Array(transitions.dropFirst()), preference: preference)
  }
}
