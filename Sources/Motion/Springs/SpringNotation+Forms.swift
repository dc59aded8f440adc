extension SpringNotation.Family {
  /// The forms of the family, the preferred one first.
  public var forms: [SpringForm] { SpringForm.all.filter { $0.family == self } }
}

extension SpringNotation {
  /// The form whose fields the notation uses.
  ///
  /// - Throws: `SpringNotationError.unknownField` or `.mixedForms`.
  public var form: SpringForm {
    get throws(SpringNotationError) {
      let forms = family.forms
      let names = parameters.map(\.name)
      let fitting = forms.filter { form in
        names.allSatisfy { name in form.fields.contains { $0.name == name } }
      }
      let complete = fitting.first { form in
        form.fields.allSatisfy { $0.fallback != nil || names.contains($0.name) }
      }
      if let form = complete ?? fitting.first { return form }
      for name in names where !forms.contains(where: { $0.knows(name) }) {
        throw .unknownField(family, name: name)
      }
      for (index, name) in names.enumerated() {
        for other in names.dropFirst(index + 1)
        where !forms.contains(where: { $0.knows(name) && $0.knows(other) }) {
          throw .mixedForms(family, name: name, with: other)
        }
      }
      throw .unknownField(family, name: names.first ?? "")
    }
  }

  /// Writes a spring in the words of a family.
  ///
  /// - Parameters:
  ///   - spring: The spring to write.
  ///   - family: The family; its first form that can say the spring is used.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Throws: `SpringNotationError.cannotSay` with the reason of the preferred form.
  public init(
    _ spring: Spring, as family: Family, initialVelocity: Double = 0
  ) throws(SpringNotationError) {
    var refusal: SpringNotationError?
    for form in family.forms {
      do {
        self = try form.notation(for: spring, initialVelocity: initialVelocity)
        return
      } catch {
        refusal = refusal ?? error
      }
    }
    throw refusal ?? .cannotSay(family, .noSuchDuration)
  }
}

extension SpringForm {
  func knows(_ name: String) -> Bool { fields.contains { $0.name == name } }
}

extension SpringTiming {
  /// Makes the timing that a notation means, in whichever form of its family it is written.
  ///
  /// - Throws: `SpringNotationError`.
  public init(_ notation: SpringNotation) throws(SpringNotationError) {
    self = try notation.form.timing(notation)
  }
}
