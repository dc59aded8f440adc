internal import Motion

/// A way to write a spring in scripts.
enum SpringFamily: CaseIterable {
  case uikit
  case physical

  /// As messages call it.
  var title: String {
    switch self {
    case .uikit: "a UIKit spring"
    case .physical: "a physical spring"
    }
  }

  var description: TableDescription {
    switch self {
    case .uikit: Schema.uikitSpring.description
    case .physical: Schema.physicalSpring.description
    }
  }

  /// The fields of all families.
  static let knownNames = allCases.flatMap(\.description.fieldNames)
    .reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
}

extension Decoding {
  /// A spring of whichever family its fields belong to.
  mutating func spring(_ table: LuaTable, at place: FieldPlace) -> Timing? {
    unreadFields += table.list.count + table.fields.count
    if isQuick {
      // The wrong family leaves a field unread, or misses one.
      return spring(table["duration"] == nil ? .physical : .uikit, table, [], at: place)
    }
    let suggested = reportUnknown(in: table, known: SpringFamily.knownNames, at: place)
    let given = table.fields.map(\.name).filter { SpringFamily.knownNames.contains($0) }
    guard let family = family(of: given, suggested, at: place) else { return nil }
    return spring(family, table, suggested, at: place)
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
    }
    guard problems.count == before, let timing else { return nil }
    for warning in timing.warnings { report(warning, at: place) }
    return .spring(timing)
  }

  /// The family that has all of the fields, and lacks the fewest that it needs.
  private mutating func family(
    of given: [String], _ suggested: Set<String>, at place: FieldPlace
  ) -> SpringFamily? {
    let fitting = SpringFamily.allCases.filter { family in
      given.allSatisfy { family.description.fieldNames.contains($0) }
    }
    guard fitting.isEmpty else {
      let all = suggested.union(given)
      return fitting.min { a, b in
        a.description.requiredNames.count { !all.contains($0) }
          < b.description.requiredNames.count { !all.contains($0) }
      }
    }
    reportMixture(of: given, at: place)
    return nil
  }

  /// Names two fields that no family has together, and their families.
  private mutating func reportMixture(of given: [String], at place: FieldPlace) {
    for (index, second) in given.enumerated() {
      for first in given[..<index] {
        let owners = [first, second].compactMap { name in
          SpringFamily.allCases.first { family in
            let names = family.description.fieldNames
            return names.contains(name) && !(names.contains(first) && names.contains(second))
          }
        }
        let areTogether = SpringFamily.allCases.contains { family in
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
    report(
      .conflictingFields, place, "mixes the fields of different springs",
      hint: "write one of "
        + SpringFamily.allCases.map(\.description.pattern).joined(separator: ", "))
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
    return made(at: fields.place) { () throws(SpringError) in
      try .physical(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        settle: settle)
    }
  }

  private mutating func made(
    at place: FieldPlace, _ make: () throws(SpringError) -> SpringTiming
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
        report(.outOfRange, place, "never comes to rest", hint: "raise the damping")
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
      }
    report(
      Problem(
        severity: .warning, code: .outOfRange, place: place.field(field.rawValue),
        message: message))
  }
}
