import Motion
import Testing

@Suite("SpringForm")
struct SpringFormTests {
  private static func numbers(_ notation: SpringNotation) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: notation.parameters.map { ($0.name, $0.value) })
  }

  private static func notation(
    _ family: SpringNotation.Family, _ numbers: KeyValuePairs<String, Double>
  ) -> SpringNotation {
    SpringNotation(
      family: family,
      parameters: numbers.map { SpringNotation.Parameter(name: $0.key, value: $0.value) })
  }

  private static let sameSpring: [(SpringNotation, stiffness: Double, damping: Double, Double)] = [
    (notation(.response, ["response": 0.5, "damping_ratio": 0.8]), 157.913670, 20.106193, 0.8),
    (notation(.perceptual, ["duration": 0.5, "bounce": 0.2]), 157.913670, 20.106193, 0.8),
    (notation(.perceptual, ["duration": 0.5, "bounce": 0]), 157.913670, 25.132741, 1),
    (notation(.perceptual, ["duration": 0.5, "bounce": -0.3]), 157.913670, 35.903916, 1.428571),
  ]

  @Test("three ways to name a spring agree and read back as written", arguments: sameSpring)
  func threeWays(
    written: SpringNotation, stiffness: Double, damping: Double, ratio: Double
  ) throws {
    let timing = try SpringTiming(written)
    #expect((timing.spring.stiffness - stiffness).magnitude < 1e-5)
    #expect((timing.spring.damping - damping).magnitude < 1e-5)
    #expect((timing.spring.dampingRatio - ratio).magnitude < 1e-5)
    let read = try SpringNotation(timing.spring, as: written.family)
    for (name, value) in Self.numbers(written) {
      let found = try #require(Self.numbers(read)[name])
      #expect((found - value).magnitude < 1e-12, "\(name)")
    }
  }

  /// Springs inside what every form can say, and some outside some of them.
  private static let springs: [Spring] = [
    (1.0, 100.0, 10.0), (1, 323.5, 28.8), (1, 157.91367041742973, 25.132741228718345),
    (3, 1000, 500), (1, 170, 26), (2.5, 12, 0.7), (1, 10_000, 40), (1, 400, 40), (1, 2e5, 500),
    (1, 0.01, 0.05),
  ].compactMap { try? Spring(mass: $0, stiffness: $1, damping: $2) }

  @Test(
    "writing a spring in a form and making it again gives the same motion",
    arguments: SpringForm.all.indices, springs)
  func roundTrip(form index: Int, spring: Spring) throws {
    let form = SpringForm.all[index]
    for velocity in [0, 0.8, -3] {
      do {
        let written = try form.notation(for: spring, initialVelocity: velocity)
        let timing = try form.timing(written)
        #expect(timing.notation == written)
        #expect(timing.warnings.isEmpty || written.family == .wave, "\(form.title)")
        #expect((timing.initialVelocity - velocity).magnitude < 1e-12)
        let rate = timing.spring.naturalFrequency / spring.naturalFrequency
        #expect((rate - 1).magnitude < 1e-8, "\(form.family) \(form.title)")
        let ratio = timing.spring.dampingRatio / spring.dampingRatio
        #expect((ratio - 1).magnitude < 1e-8, "\(form.family) \(form.title)")
        let again = try form.notation(
          for: timing.spring, initialVelocity: timing.initialVelocity)
        for (first, second) in zip(written.parameters, again.parameters) {
          #expect(
            (first.value - second.value).magnitude <= 1e-7 * (1 + first.value.magnitude),
            "\(form.family) \(first.name)")
        }
      } catch {
        switch error {
        case .cannotSay(let family, _):
          #expect(family == form.family)
          #expect([.uikit, .motion, .wave, .origami, .reactSpring].contains(family))
        case .spring(.settlesTooLate): #expect(spring.stiffness < 1)
        default: Issue.record(error)
        }
      }
    }
  }

  private static let unsayable: [(SpringNotation.Family, Spring, SpringNotationError.Obstacle)] =
    [
      (.uikit, (3, 1000, 500), .overdamped(ratio: 4.564354645876384)),
      (.uikit, (1, 100, 0.1), .noSuchDuration),
      (.wave, (1, 1e5, 80), .damping(80)),
    ].compactMap { family, numbers, obstacle in
      (try? Spring(mass: numbers.0, stiffness: numbers.1, damping: numbers.2)).map {
        (family, $0, obstacle)
      }
    }

  @Test("says why a family cannot say a spring", arguments: unsayable)
  func cannotSay(
    family: SpringNotation.Family, spring: Spring, obstacle: SpringNotationError.Obstacle
  ) {
    #expect(throws: SpringNotationError.cannotSay(family, obstacle)) {
      try SpringNotation(spring, as: family)
    }
  }

  private static let refused: [(SpringNotation, SpringNotationError)] = [
    (
      notation(.response, ["respnse": 0.5, "damping_ratio": 1]),
      .unknownField(.response, name: "respnse")
    ),
    (notation(.response, ["response": 0.5]), .missingField(.response, name: "damping_ratio")),
    (
      notation(.motion, ["stiffness": 100, "bounce": 0.3]),
      .mixedForms(.motion, name: "stiffness", with: "bounce")
    ),
    (
      notation(.compose, ["stiffness": 100, "stiffness": 200]),
      .repeatedField(.compose, name: "stiffness")
    ),
    (
      notation(.perceptual, ["duration": 0.5, "bounce": -1]),
      .spring(.outOfRange(field: .bounce, value: -1))
    ),
    (notation(.perceptual, ["duration": 0.5, "bounce": 1]), .spring(.undamped)),
    (
      notation(.reactSpring, ["tension": -1]),
      .spring(.outOfRange(field: .tension, value: -1))
    ),
  ]

  @Test("refuses a notation with the name of what is wrong", arguments: refused)
  func refuses(notation: SpringNotation, error: SpringNotationError) {
    #expect(throws: error) { try SpringTiming(notation) }
  }

  @Test("every family has a form, and no form names a field twice")
  func complete() {
    for family in SpringNotation.Family.allCases { #expect(!family.forms.isEmpty) }
    for form in SpringForm.all {
      #expect(Set(form.fields.map(\.name)).count == form.fields.count)
    }
  }
}
