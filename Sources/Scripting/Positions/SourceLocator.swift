/// Finds the values of a description in the source they were written in.
///
/// A place is found where the text proves it: by the calls that the running script reported, and
/// from the description that the file returns through table constructors and local variables that
/// never change. Otherwise the nearest table around it is found, or only a line, or nothing.
struct SourceLocator {
  /// What of a value is meant.
  enum Target {
    /// The key it is written under.
    case key
    /// The table itself.
    case table
    /// The table that lacks the last field of the path.
    case missing
  }

  let text: ScriptText
  /// The name that the source was run with.
  let chunk: String
  /// Whether the source is a module, whose value is not the description.
  let isModule: Bool
  let outline: SourceOutline

  /// Reads a source.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ text: ScriptText, chunk: String, isModule: Bool = false) {
    self.text = text
    self.chunk = chunk
    self.isModule = isModule
    outline = OutlineScanner.outline(of: text.bytes)
  }

  /// A position, and how much of a value's path leads to it.
  struct Finding: Hashable {
    let position: Diagnostic.Position
    /// The number of steps that were found; -1 for a line alone.
    let depth: Int
    let isExact: Bool
  }

  /// The position of a value, as near as it can be found.
  func position(of place: FieldPlace, target: Target = .key) -> Diagnostic.Position? {
    finding(of: place, target: target)?.position
  }

  /// The position of a value, as near as it can be found.
  func finding(of place: FieldPlace, target: Target = .key) -> Finding? {
    let isMissing = target == .missing
    let steps = isMissing ? place.path.steps.dropLast() : place.path.steps
    var best: Match?
    for start in starts(of: place) {
      let match = match(steps, from: start, target: isMissing ? .table : target)
      if match.depth > best?.depth ?? -1 || match.isExact { best = match }
      if match.isExact { break }
    }
    if let best {
      return Finding(
        position: text.position(of: best.range), depth: best.depth, isExact: best.isExact)
    }
    let line = place.anchors.last { $0.place.chunk == chunk }?.place.line
    return line.map {
      Finding(position: Diagnostic.Position(line: $0), depth: -1, isExact: false)
    }
  }

  /// The position of the last `return` of the file; nil when it has none.
  var lastReturn: Diagnostic.Position? {
    outline.returns.last.map { text.position(of: $0.keyword) }
  }

  /// The key of a parameter where it is declared, when it is declared once.
  func position(ofParameter name: String) -> Diagnostic.Position? {
    let keys = outline.calls.lazy.filter { $0.constructor == ParameterValues.functionName }
      .compactMap { entry(.field(name), of: $0.argument)?.keyRange }
    return keys.count == 1 ? keys.first.map { text.position(of: $0) } : nil
  }

  /// A token on a line, when it stands there once.
  func position(ofToken token: String, inLine number: Int) -> Diagnostic.Position? {
    guard let line = text.line(number) else { return nil }
    let ranges = LuaTokenizer.tokens(of: Array(text.bytes[line])).map(\.range)
      .map { $0.lowerBound + line.lowerBound..<$0.upperBound + line.lowerBound }
      .filter { text.text($0) == token }
    return ranges.count == 1 ? text.position(of: ranges[0]) : nil
  }

  /// A value to start from, where it is written, and the number of steps that lead to it.
  private struct Start {
    let value: SourceOutline.Value
    let range: Range<Int>
    let depth: Int
  }

  private struct Match {
    let range: Range<Int>
    /// The number of steps that were found.
    let depth: Int
    let isExact: Bool
  }

  /// The innermost call first.
  private func starts(of place: FieldPlace) -> [Start] {
    var starts = place.anchors.reversed().compactMap { anchor in
      call(of: anchor).map { start(at: $0, depth: anchor.depth) }
    }
    if let root = rootCall {
      starts.append(start(at: root, depth: 0))
    } else if !isModule, let last = outline.returns.last,
      case .table(let table) = outline.resolved(last.value)
    {
      starts.append(
        Start(value: .table(table), range: outline.tables[table].brace, depth: 0))
    }
    return starts
  }

  private func start(at call: Int, depth: Int) -> Start {
    Start(value: .call(call), range: outline.calls[call].callee, depth: depth)
  }

  /// The call that an anchor means, when only one on its line can be it.
  private func call(of anchor: FieldPlace.Anchor) -> Int? {
    guard anchor.place.chunk == chunk, let line = text.line(anchor.place.line) else { return nil }
    let calls = outline.calls.indices.filter { index in
      let call = outline.calls[index]
      return call.constructor == anchor.constructor.name
        && line.contains(call.callee.lowerBound)
    }
    return calls.count == 1 ? calls[0] : nil
  }

  /// The call whose result the file returns, or the only one that makes a transition.
  private var rootCall: Int? {
    if isModule { return nil }
    if let last = outline.returns.last, case .call(let call) = outline.resolved(last.value) {
      return call
    }
    let calls = outline.calls.indices.filter {
      outline.calls[$0].constructor == Constructor.transition.name
    }
    return calls.count == 1 ? calls[0] : nil
  }

  private func match(_ steps: [FieldPath.Step], from start: Start, target: Target) -> Match {
    var value = start.value
    var range = start.range
    for depth in min(start.depth, steps.count)..<steps.count {
      guard let entry = entry(steps[depth], of: value) else {
        return Match(range: range, depth: depth, isExact: false)
      }
      range = entry.keyRange
      value = entry.value
    }
    if target == .table { range = constructor(of: value) ?? range }
    return Match(range: range, depth: steps.count, isExact: true)
  }

  private func entry(_ key: FieldPath.Step, of value: SourceOutline.Value) -> SourceOutline.Entry? {
    table(of: value).flatMap { table in table.entries.last { $0.key == key } }
  }

  private func table(of value: SourceOutline.Value) -> SourceOutline.Table? {
    switch outline.resolved(value) {
    case .table(let index): return outline.tables[index]
    case .call(let index):
      guard case .table(let table) = outline.resolved(outline.calls[index].argument) else {
        return nil
      }
      return outline.tables[table]
    default: return nil
    }
  }

  /// Where a table is made.
  private func constructor(of value: SourceOutline.Value) -> Range<Int>? {
    switch outline.resolved(value) {
    case .table(let index): outline.tables[index].brace
    case .call(let index): outline.calls[index].callee
    default: nil
    }
  }
}
