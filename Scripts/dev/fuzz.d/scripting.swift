// target: Scripting

import Motion
import Timelines
import Transitions

@testable import Scripting

// An input is a script, unless it begins with one of these bytes.
private let isDescription: UInt8 = 1
private let isReply: UInt8 = 2

private let devices = Device.catalogNames.compactMap { Device.named($0) }

/// Whatever was loaded, each run of it ends with a timeline that can be written, or with words.
private func play(_ plan: Plan, _ callbacks: ScriptCallbacks?, _ choice: UInt8) {
  do {
    let run = try Run(
      plan, on: devices[Int(choice) % devices.count], seed: 1, callbacks: callbacks)
    let text = try run.timeline.json()
    check(text.count > 100, "an empty timeline")
  } catch {
    guard let callbacks else { return }
    check(!callbacks.diagnostic(for: error).message.isEmpty, "an error without words")
  }
}

/// What is said of a script says something, at a place that can be.
private func look(at diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics {
    check(!diagnostic.message.isEmpty || diagnostic.severity == .note, "an empty message")
    guard let position = diagnostic.position else { continue }
    check(position.line >= 1, "\(position)")
    if let column = position.column, let end = position.endColumn {
      check(column >= 1 && end >= column, "\(position)")
    }
  }
}

private func fuzzScript(_ bytes: [UInt8]) {
  guard let file = try? ScriptFile(path: "fuzz.lua", bytes: bytes) else { return }
  var options = ScriptOptions(parameters: [.init(name: "visible", text: "200")], seed: 1)
  options.limits = ScriptLimits(steps: 300_000, memory: 4 << 20, time: 10)
  let loaded = Script.load(file, options: options)
  look(at: loaded.diagnostics)
  check((loaded.script == nil) == loaded.diagnostics.contains { $0.severity == .error }, "no word")
  guard let script = loaded.script else { return }
  for preference in [Plan.MotionPreference.full, .reduced] {
    play(script.plan(preference), script.callbacks, bytes.last ?? 0)
  }
  look(at: script.callbacks.takeNotes())
}

private func fuzzDescription(_ bytes: inout Bytes) {
  var author = Author(bytes)
  let value = author.script()
  let points = author.points()
  let (decoded, pass) = Decoding.script(value) { _ in LuaCurve(points: points, error: 0) }
  if let file = try? ScriptFile(path: "fuzz.lua", bytes: Array("return 1".utf8)) {
    let found = ScriptReporter(sources: ScriptSources(file)).diagnostics(of: pass)
    look(at: found)
    check((decoded == nil) == found.contains { $0.severity == .error }, "no word")
  }
  guard let transitions = decoded?.transitions.map(\.transition) else { return }
  for preference in [Plan.MotionPreference.full, .reduced] {
    let plan = Plan(
      first: transitions[0], following: Array(transitions.dropFirst()), preference: preference)
    play(plan, nil, bytes.byte())
  }
}

private func fuzzReply(_ bytes: [UInt8]) {
  for expected in [WorkerReply.Expected.nothing, .value, .curve] {
    _ = try? WorkerReply(
      bytes, expected: expected, names: ["fuzz.lua", ""], limits: LuaLimits())
  }
  _ = try? WorkerQuestion(bytes, names: ["fuzz.lua", ""], limits: LuaLimits())
}

/// The fuzzer's way in.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  switch input.first {
  case isDescription:
    var bytes = Bytes(UnsafeRawBufferPointer(rebasing: input.dropFirst()))
    fuzzDescription(&bytes)
  case isReply: fuzzReply(Array(input.dropFirst()))
  default: fuzzScript(Array(input))
  }
  return 0
}

/// Writes descriptions out of the fuzzer's bytes: mostly what the schema asks for.
private struct Author {
  private var bytes: Bytes
  /// Whether it now and then writes what nobody asked for.
  private let isWild: Bool
  private static let tables = Dictionary(
    (Schema.tables + Schema.springForms).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  private static let springs =
    [
      Schema.uikitSpring.description, Schema.physicalSpring.description,
    ] + Schema.springForms
  private static let layers = ["content", "menu", "backdrop", "a", "b", "hero"]
  private static let colours = ["#1C1B2E", "#FFF", "#00000080", "black", "#12345"]
  private static let names = [
    "Home", "home", "a", "b", "hero", "x", "y", "", "./x", "\u{1F600}", "e\u{301}\u{202E}\n",
  ]
  private static let rules = ["E307", "E304", "coverage"]
  private static let files = ["screen.png", "a/b.png", "../x.png"]
  private static let elements = layers + ["menu.first", "menu.selected", "content.trigger"]

  init(_ bytes: Bytes) {
    self.bytes = bytes
    isWild = self.bytes.choice(3) == 0
  }

  /// Whether to stray from what is asked for, one time in so many.
  private mutating func strays(_ often: Int) -> Bool { isWild && bytes.choice(often) == 0 }

  mutating func script() -> LuaValue {
    if bytes.choice(8) > 0 { return made(.transition, Schema.transition.description, 0) }
    let list = (0..<bytes.choice(4)).map { _ in made(.transition, Schema.transition.description, 0)
    }
    return .object(
      LuaObject(
        kind: Constructor.sequence.rawValue, content: .table(LuaTable(list: list)), place: nil))
  }

  /// A curve as a function could give it.
  mutating func points() -> [LuaCurve.Point] {
    let inner = (0..<bytes.choice(6)).map { _ in Double(bytes.byte()) / 256 }.sorted()
    return ([0] + inner + [1]).map { fraction in
      let isEnd = fraction == 0 || fraction == 1
      let value = isEnd && bytes.choice(8) > 0 ? fraction : bytes.number()
      return LuaCurve.Point(
        fraction: fraction, value: value.isFinite ? min(max(value, -1_000), 1_000) : 0)
    }
  }

  private mutating func made(
    _ constructor: Constructor, _ table: TableDescription, _ depth: Int
  ) -> LuaValue {
    let content: LuaObject.Content = .table(self.table(table, depth))
    return .object(LuaObject(kind: constructor.rawValue, content: content, place: nil))
  }

  private mutating func table(_ table: TableDescription, _ depth: Int) -> LuaTable {
    var made = LuaTable()
    for field in table.fields {
      // Deep inside, little is said.
      let isWritten =
        field.isRequired ? !strays(32) : bytes.choice(depth < 2 ? 4 : 6) == 0
      if isWritten { made[field.name] = value(of: field.kind, depth + 1) }
    }
    if strays(32) { made[name(Self.names)] = wild(depth + 1) }
    if let others = table.others, bytes.choice(2) == 0 {
      made[name(Self.elements)] = value(of: others.kind, depth + 1)
    }
    if strays(64) { made.list.append(wild(depth + 1)) }
    return made
  }

  private mutating func value(of kind: FieldKind, _ depth: Int) -> LuaValue {
    if depth > 8 || strays(24) { return wild(depth) }
    switch kind {
    case .number(_, let range): return .number(number(in: range))
    case .length: return length()
    case .text, .item: return .string(name(Self.names))
    case .layer: return .string(name(Self.layers))
    case .colour: return .string(name(Self.colours))
    case .file: return .string(name(Self.files))
    case .element: return .string(name(Self.elements))
    case .rule: return .string(name(Self.rules))
    case .boolean: return .boolean(bytes.choice(2) == 0)
    case .off: return .boolean(false)
    case .choice(let texts): return .string(texts[bytes.choice(texts.count)])
    case .table(let name):
      guard let table = Self.tables[name] else { return .nothing }
      return .table(self.table(table, depth))
    case .list(let kind):
      return .table(LuaTable(list: (0..<bytes.choice(5)).map { _ in value(of: kind, depth + 1) }))
    case .data:
      return .table(
        LuaTable(
          fields: (0..<bytes.choice(3)).map { _ in
            LuaField(name: name(Self.names), value: value(of: .number(.none, .between(0, 9)), 9))
          }))
    case .function: return .function(LuaFunction(handle: Int64(bytes.byte()), place: nil))
    case .timing: return timing(depth)
    case .curve: return curve()
    case .pan: return made(.pan, Schema.pan.description, depth)
    case .byLayer(let kind):
      return .table(
        LuaTable(
          fields: (0..<bytes.choice(3)).map { _ in
            LuaField(name: name(Self.layers), value: value(of: kind, depth + 1))
          }))
    case .either(let kinds): return value(of: kinds[bytes.choice(kinds.count)], depth)
    }
  }

  private mutating func timing(_ depth: Int) -> LuaValue {
    guard bytes.choice(3) > 0 else { return made(.ease, Schema.ease.description, depth) }
    return made(.spring, Self.springs[bytes.choice(Self.springs.count)], depth)
  }

  private mutating func curve() -> LuaValue {
    switch bytes.choice(4) {
    case 0: return .function(LuaFunction(handle: Int64(bytes.byte()), place: nil))
    case 1:
      let numbers = (0..<4).map { _ in number(in: .between(-1, 2)) }
      return .object(
        LuaObject(kind: Constructor.bezier.rawValue, content: .numbers(numbers), place: nil))
    default:
      let names = EasingName.allCases
      return .string(names[bytes.choice(names.count)].rawValue)
    }
  }

  private mutating func length() -> LuaValue {
    guard bytes.choice(2) == 0 else { return .number(number(in: .between(-1_000, 1_000))) }
    var length = LuaLength(constant: number(in: .between(-1_000, 1_000)), factors: .zero)
    for index in length.factors.indices where bytes.choice(3) == 0 {
      length.factors[index] = number(in: .between(-2, 2))
    }
    return .length(length)
  }

  private mutating func number(in range: NumberRange) -> Double {
    let (low, high) =
      switch range {
      case .between(let low, let high): (low, high)
      case .above(let low, let limit), .atLeast(let low, let limit): (low, limit)
      case .upTo(let high, let low): (low, high)
      }
    switch bytes.choice(16) {
    case 0: return low
    case 1: return high
    case 2:
      let number = bytes.number()
      return number.isFinite ? number : 0
    case 3: return low + (high - low) * Double(bytes.byte()) / 255
    default: return min(max(low + Double(bytes.byte()) / 32, low), high)
    }
  }

  private mutating func name(_ names: [String]) -> String { names[bytes.choice(names.count)] }

  /// Anything.
  private mutating func wild(_ depth: Int) -> LuaValue {
    switch bytes.choice(depth > 8 ? 6 : 9) {
    case 0: return .nothing
    case 1: return .boolean(bytes.choice(2) == 0)
    case 2: return .integer(Int64(bitPattern: UInt64(bytes.byte()) << 56 | UInt64(bytes.byte())))
    case 3:
      let number = bytes.number()
      return number.isFinite ? .number(number) : .integer(.min)
    case 4: return .string(name(Self.names))
    case 5: return length()
    case 6:
      let names = Self.tables.keys.sorted()
      guard let table = Self.tables[names[bytes.choice(names.count)]] else { return .nothing }
      return .table(self.table(table, depth + 1))
    case 7: return timing(depth + 1)
    default: return curve()
    }
  }
}
