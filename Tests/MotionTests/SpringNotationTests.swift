import Motion
import Testing

@Suite("SpringNotation")
struct SpringNotationTests {
  private static func notation(
    _ family: SpringNotation.Family, _ numbers: KeyValuePairs<String, Double>
  ) -> SpringNotation {
    SpringNotation(
      family: family,
      parameters: numbers.map { SpringNotation.Parameter(name: $0.key, value: $0.value) })
  }

  @Test("means the spring of its timing", arguments: SpringPreset.all)
  func conversion(preset: SpringPreset) throws {
    let timing = try SpringTiming(preset.notation)
    #expect(
      try preset.notation.conversion
        == Spring.Conversion(spring: timing.spring, warnings: timing.warnings))
    #expect(try preset.notation.completed == timing.notation)
    #expect(try preset.notation.initialVelocity == timing.initialVelocity)
  }

  @Test("means the spring of its timing in every form", arguments: SpringForm.all.indices)
  func forms(index: Int) throws {
    let form = SpringForm.all[index]
    let spring = try Spring(mass: 1, stiffness: 170, damping: 18)
    let written = try form.notation(for: spring, initialVelocity: 2)
    let timing = try form.timing(written)
    #expect(try written.conversion.spring == timing.spring)
    #expect((try written.initialVelocity - 2).magnitude < 1e-12)
    #expect(try written.form.title == form.title)
  }

  /// Springs without damping; their constants by hand.
  private static let undamped: [(SpringNotation, stiffness: Double)] = [
    (notation(.physical, ["stiffness": 100, "damping": 0]), 100),
    (notation(.coreAnimation, ["damping": 0]), 100),
    (notation(.coreAnimation, ["perceptual_duration": 1, "bounce": 1]), 39.47841760435743),
    (notation(.perceptual, ["duration": 1, "bounce": 1]), 39.47841760435743),
    (notation(.response, ["response": 1, "damping_ratio": 0]), 39.47841760435743),
    (notation(.compose, ["damping_ratio": 0]), 1500),
    (notation(.android, ["damping_ratio": 0]), 1500),
    (notation(.flutter, ["mass": 1, "stiffness": 7, "damping": 0]), 7),
    (notation(.flutter, ["mass": 1, "stiffness": 7, "damping_ratio": 0]), 7),
    (notation(.flutter, ["duration": 1, "bounce": 1]), 39.47841760435743),
    (notation(.reactSpring, ["friction": 0]), 170),
    (notation(.reactSpring, ["frequency": 1, "damping": 0]), 39.47841760435743),
    (notation(.motion, ["damping": 0]), 100),
    (notation(.wave, ["response": 1, "damping_ratio": 0]), 39.47841760435743),
  ]

  @Test("means a spring also when it never comes to rest", arguments: undamped)
  func neverRests(written: SpringNotation, stiffness: Double) throws {
    #expect(throws: SpringNotationError.spring(.undamped)) { try SpringTiming(written) }
    let spring = try written.conversion.spring
    #expect(spring.damping == 0)
    #expect((spring.stiffness / stiffness - 1).magnitude < 1e-14)
    #expect(try written.form.dampingField != nil)
  }

  @Test("counts react-spring's velocity by the millisecond")
  func milliseconds() throws {
    let written = Self.notation(.reactSpring, ["velocity": 0.003])
    #expect(try written.initialVelocity == 3)
    #expect(try written.form.velocityUnit == 1000)
  }

  @Test("takes the numbers within its bounds and no others", arguments: SpringForm.all.indices)
  func bounds(index: Int) throws {
    let form = SpringForm.all[index]
    let good = try form.notation(for: Spring(mass: 1, stiffness: 170, damping: 18))
    for (place, field) in form.fields.enumerated() {
      let bounds = form.bounds(of: field)
      var numbers: [Double] = [-1e13, -2, -1, -0.5, 0, 0.005, 0.5, 1, 1.5, 11, 43, 1e7, 1e13]
      for end in [bounds.lower, bounds.upper] {
        switch end {
        case .including(let number)?, .excluding(let number)?:
          numbers += [number, number + 1e-9, number - 1e-9]
        case nil: break
        }
      }
      // A flag is 0 or 1, which bounds do not say.
      if field.name == "allows_overdamping" { numbers = [-1, 0, 1, 2] }
      for number in numbers {
        var parameters = good.parameters
        parameters[place] = SpringNotation.Parameter(name: field.name, value: number)
        let written = SpringNotation(family: form.family, parameters: parameters)
        var isTaken = true
        do {
          _ = try form.timing(written)
        } catch .spring(.undamped), .spring(.settlesTooLate) {
        } catch {
          isTaken = false
        }
        // Origami's least tension and friction are fractions that a number only comes near.
        let isEdge =
          form.family == .origami
          && [.including(number), .excluding(number)].contains(bounds.lower)
        #expect(
          isTaken == bounds.contains(number) || isEdge, "\(form.title): \(field.name) \(number)")
      }
    }
  }

  /// Bounds in words.
  private static let words: [(SpringNotation.Family, field: String, String)] = [
    (.physical, "mass", "above 0"), (.physical, "damping", "of 0 or more"),
    (.uikit, "duration", "from 0.01 up to 10"), (.uikit, "damping_ratio", "of 0.01 or more"),
    (.perceptual, "bounce", "above -1 up to 1"), (.compose, "threshold", "above 0 and below 1"),
    (.motion, "bounce", ""),
  ]

  @Test("says its bounds in words", arguments: words)
  func boundsInWords(family: SpringNotation.Family, name: String, text: String) throws {
    let form = try #require(family.forms.first { $0.fields.contains { $0.name == name } })
    let field = try #require(form.fields.first { $0.name == name })
    #expect(form.bounds(of: field).description == text)
  }
}
