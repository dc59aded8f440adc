extension Decoding {
  /// The codes of rules that `check` leaves out; which rules there are, `check` knows.
  mutating func checkOptions(_ value: LuaValue, at place: FieldPlace) -> [String]? {
    open(value, as: Schema.check, at: place).map { read(\.ignore, of: $0) }
  }

  mutating func rule(_ value: LuaValue, at place: FieldPlace) -> String? {
    guard let code = text(value, at: place, expected: FieldKind.rule.noun) else { return nil }
    let digits = code.utf8.dropFirst(2)
    let isCode =
      code.hasPrefix("E3") && digits.count == 2
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isCode, code != DiagnosticCode.scenario.rawValue else {
      report(
        .unknownName, place, "there is no rule \(code.quoted)",
        hint: "rules have codes such as \"E307\"; `animscript check` prints them")
      return nil
    }
    return code
  }
}

extension FieldType where Value == [String] {
  /// What `check` leaves out.
  static var checkOptions: Self {
    FieldType(.table(CheckFields.name)) { $2.checkOptions($0, at: $1) }
  }
}

extension FieldType where Value == String {
  /// The code of a rule of `check`.
  static var rule: Self {
    FieldType(.rule, show: { $0.quoted }) { $2.rule($0, at: $1) }
  }
}
