internal import Motion

extension Decoding {
  /// A spring of whichever family its fields belong to.
  mutating func spring(_ table: LuaTable, at place: FieldPlace) -> Timing? {
    unreadFields += table.list.count + table.fields.count
    if isQuick, table["family"] == nil, table["response"] == nil, table["bounce"] == nil {
      // The wrong family leaves a field unread, or misses one.
      return spring(table["duration"] == nil ? .physical : .uikit, table, [], at: place)
    }
    guard let families = families(of: table, at: place) else { return nil }
    let known = SpringFamily.knownNames(of: families)
    let suggested =
      isQuick ? [] : reportUnknown(in: table, known: known + ["family"], at: place)
    let given = table.fields.map(\.name).filter { known.contains($0) }
    guard let family = family(of: given, suggested, among: families, at: place) else { return nil }
    return spring(family, table, suggested, at: place)
  }

  /// The families that a table may belong to: those of its field `family`, or the standard ones.
  private mutating func families(
    of table: LuaTable, at place: FieldPlace
  ) -> [SpringFamily]? {
    guard let value = table["family"] else { return SpringFamily.standard }
    unreadFields -= 1
    let place = place.field("family")
    let names = SpringNotation.Family.allCases.map(\.rawValue)
    guard let name = text(value, at: place, expected: FieldKind.choice(names).noun) else {
      return nil
    }
    guard let family = SpringNotation.Family(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, among: names)
      report(
        .unknownName, place, "there is no spring family \(name.quoted)",
        hint: nearest.map { "did you mean \($0.quoted)?" }
          ?? "the families are \(names.joined(separator: ", "))")
      return nil
    }
    return SpringFamily.families(of: family)
  }

  private mutating func spring(
    _ family: SpringFamily, _ table: LuaTable, _ suggested: Set<String>, at place: FieldPlace
  ) -> Timing? {
    let before = problems.count
    let timing: SpringTiming?
    switch family {
    case .uikit:
      timing = uikitSpring(
        OpenTable(values: table, place: place, suggested: suggested))
    case .physical:
      timing = physicalSpring(
        OpenTable(values: table, place: place, suggested: suggested))
    case .form(let form): timing = spring(form, table, suggested, at: place)
    }
    guard problems.count == before, let timing else { return nil }
    for warning in timing.warnings { report(warning, at: place) }
    return .spring(timing)
  }

  /// The family that has all of the fields, and lacks the fewest that it needs.
  private mutating func family(
    of given: [String], _ suggested: Set<String>, among families: [SpringFamily],
    at place: FieldPlace
  ) -> SpringFamily? {
    let fitting = families.filter { family in
      given.allSatisfy { family.description.fieldNames.contains($0) }
    }
    guard fitting.isEmpty else {
      let all = suggested.union(given)
      return fitting.min { a, b in
        a.description.requiredNames.count { !all.contains($0) }
          < b.description.requiredNames.count { !all.contains($0) }
      }
    }
    reportMixture(of: given, among: families, at: place)
    return nil
  }

  /// Names two fields that no family has together, and their families.
  private mutating func reportMixture(
    of given: [String], among families: [SpringFamily], at place: FieldPlace
  ) {
    for (index, second) in given.enumerated() {
      for first in given[..<index] {
        let owners = [first, second].compactMap { name in
          families.first { family in
            let names = family.description.fieldNames
            return names.contains(name) && !(names.contains(first) && names.contains(second))
          }
        }
        let areTogether = families.contains { family in
          [first, second].allSatisfy { family.description.fieldNames.contains($0) }
        }
        guard !areTogether, owners.count == 2 else { continue }
        report(
          .conflictingFields, place.field(second),
          "belongs to \(owners[1].title), but \(first) to \(owners[0].title)",
          hint: "write either \(owners[0].description.pattern)"
            + " or \(owners[1].description.pattern)")
        return
      }
    }
    // Each two belong together somewhere, but not all of them.
    func count(_ family: SpringFamily) -> Int {
      given.count { family.description.fieldNames.contains($0) }
    }
    guard let best = families.max(by: { count($0) < count($1) }),
      let odd = given.first(where: { !best.description.fieldNames.contains($0) })
    else { return }
    report(
      .conflictingFields, place.field(odd), "does not belong to \(best.title)",
      hint: "write \(best.description.pattern)")
  }

  private mutating func uikitSpring(_ fields: OpenTable<UIKitSpringFields>) -> SpringTiming? {
    let ratio = read(\.dampingRatio, of: fields)
    let velocity = read(\.initialVelocity.field, of: fields)
    let duration = read(\.duration, of: fields)
    guard ratio >= Spring.uikitSmallestRatio else {
      let range = NumberRange.atLeast(Spring.uikitSmallestRatio, limit: 1)
      report(
        .outOfRange, place(of: \.dampingRatio, in: fields),
        "must be a number\(range.phrase), got \(ratio.shown)")
      return nil
    }
    return made(at: fields.place) { () throws(SpringError) in
      try .uikit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
  }

  private mutating func physicalSpring(
    _ fields: OpenTable<PhysicalSpringFields>
  ) -> SpringTiming? {
    let mass = read(\.mass, of: fields)
    let stiffness = read(\.stiffness, of: fields)
    let damping = read(\.damping, of: fields)
    let velocity = read(\.initialVelocity.field, of: fields)
    let settle = read(\.settle, of: fields)
    if let length = read(\.length, of: fields) {
      let numbers = [
        ("mass", mass), ("stiffness", stiffness), ("damping", damping),
        ("initial_velocity", velocity),
      ]
      let notation = SpringNotation(
        family: .physical, parameters: numbers.map { .init(name: $0.0, value: $0.1) })
      return spring(notation, lasting: length, at: fields.place)
    }
    return made(at: fields.place) { () throws(SpringError) in
      try .physical(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        settle: settle)
    }
  }

  /// A spring as its form declares it, with a field `length` besides.
  private mutating func spring(
    _ form: SpringForm, _ table: LuaTable, _ suggested: Set<String>, at place: FieldPlace
  ) -> SpringTiming? {
    let before = problems.count
    var parameters: [SpringNotation.Parameter] = []
    for field in form.fields {
      guard let value = table[field.name] else {
        if field.fallback == nil, !suggested.contains(field.name) {
          report(
            .missingField, place.field(field.name), "is missing, must be a number",
            hint: "write \(field.name) = …", target: .missing)
        }
        continue
      }
      unreadFields -= 1
      guard
        let number = number(
          value, at: place.field(field.name), unit: .none,
          range: .between(-.greatestFiniteMagnitude, .greatestFiniteMagnitude))
      else { continue }
      let bounds = form.bounds(of: field)
      guard bounds.contains(number) else {
        report(
          .outOfRange, place.field(field.name), "must be a number \(bounds), got \(number.shown)")
        continue
      }
      parameters.append(.init(name: field.name, value: number))
    }
    var length: Seconds?
    if let value = table["length"] {
      unreadFields -= 1
      length = number(
        value, at: place.field("length"), unit: .seconds, range: .between(0.001, 3600)
      ).map { Seconds($0) }
    }
    guard problems.count == before else { return nil }
    return spring(
      SpringNotation(family: form.family, parameters: parameters), lasting: length,
      damping: form.dampingField?.name ?? "damping", at: place)
  }

  private mutating func spring(
    _ notation: SpringNotation, lasting length: Seconds?, damping: String = "damping",
    at place: FieldPlace
  ) -> SpringTiming? {
    do throws(SpringNotationError) {
      guard let length else { return try SpringTiming(notation) }
      return try SpringTiming(notation, length: length)
    } catch {
      if case .spring(let error) = error {
        return made(at: place, damping: damping) { () throws(SpringError) in throw error }
      }
      report(.conflictingFields, place, "these numbers make no spring together")
      return nil
    }
  }

  // `damping` is the field that decides whether the spring comes to rest.
  private mutating func made(
    at place: FieldPlace, damping: String = "damping",
    _ make: () throws(SpringError) -> SpringTiming
  ) -> SpringTiming? {
    do throws(SpringError) {
      return try make()
    } catch {
      switch error {
      case .outOfRange(let field, let value):
        report(
          .outOfRange, place.field(field.rawValue),
          "makes no spring together with the other fields, got \(value.shown)")
      case .undamped:
        report(
          .outOfRange, place.field(damping), "makes a spring that never comes to rest",
          hint: "raise the damping, or say with length = … how many seconds the run lasts")
      case .settlesTooLate(let after):
        report(
          .outOfRange, place,
          "comes to rest after \(after.value.rounded().shown) seconds, must be at most"
            + " \(SpringTiming.longestRun.value.shown)",
          hint: "raise the damping or the stiffness")
      }
      return nil
    }
  }

  private mutating func report(_ warning: SpringWarning, at place: FieldPlace) {
    let (field, message): (SpringError.Field, String) =
      switch warning {
      case .treated(let field, let written, let used):
        (field, "\(written.shown) is treated as \(used.shown) by the platform")
      case .unpredictable(let field, let value):
        (field, "\(value.shown) makes the platform's own spring unpredictable")
      case .jumpsAtEnd(let rest):
        (
          .duration,
          "the run ends \((rest * 1000).rounded() / 10) % of the travel away from its target and"
            + " jumps there, as on the platform"
        )
      }
    report(
      Problem(
        severity: .warning, code: .outOfRange, place: place.field(field.rawValue),
        message: message))
  }
}
