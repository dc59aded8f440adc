extension SpringForm {
  /// The field that says how fast the motion starts.
  public var velocityField: Field? {
    fields.first { $0.id == .initialVelocity || $0.id == .velocity }
  }

  /// Travels per second that a 1 in `velocityField` means; react-spring counts milliseconds.
  public var velocityUnit: Double { family == .reactSpring ? 1000 : 1 }

  /// The field that decides whether the spring ever comes to rest.
  public var dampingField: Field? {
    fields.first {
      [.damping, .dampingRatio, .friction, .bounce, .bounciness].contains($0.id)
    }
  }

  /// The spring that complete numbers mean, without a question about its end.
  fileprivate func constants(_ numbers: Values) throws(SpringError) -> Spring.Conversion {
    switch family {
    case .uikit:
      return try Spring.uikit(
        duration: Seconds(numbers[.duration]), dampingRatio: numbers[.dampingRatio],
        initialVelocity: numbers[.initialVelocity])
    case .coreAnimation where knows("bounce"):
      return .init(
        spring: try .perceptual(
          duration: Seconds(numbers[.perceptualDuration]), bounce: numbers[.bounce]))
    case .coreAnimation:
      return try numbers.physical.coreAnimation(
        allowsOverdamping: numbers[.allowsOverdamping] == 1)
    case .perceptual: return .init(spring: try numbers.perceptual)
    case .flutter where knows("bounce"): return .init(spring: try numbers.perceptual)
    case .flutter where knows("damping_ratio"):
      let critical = 2 * (numbers[.mass] * numbers[.stiffness]).squareRoot()
      return .init(
        spring: try Spring(
          mass: numbers[.mass], stiffness: numbers[.stiffness],
          damping: numbers[.dampingRatio] * critical))
    case .response:
      return .init(
        spring: try .response(
          Seconds(numbers[.response]), dampingRatio: numbers[.dampingRatio]))
    case .compose, .android:
      return .init(
        spring: try .compose(
          dampingRatio: numbers[.dampingRatio], stiffness: numbers[.stiffness]))
    case .reactSpring where knows("frequency"):
      return try Spring.reactSpring(
        frequency: Seconds(numbers[.frequency]), damping: numbers[.damping],
        mass: numbers[.mass])
    case .reactSpring:
      return .init(
        spring: try Spring(
          mass: numbers[.mass], stiffness: numbers[.tension], damping: numbers[.friction]))
    case .motion where knows("duration"):
      return try Spring.motion(
        duration: Seconds(numbers[.duration]), bounce: numbers[.bounce])
    case .motion where knows("visual_duration"):
      return try Spring.motion(
        visualDuration: Seconds(numbers[.visualDuration]), bounce: numbers[.bounce])
    case .origami where knows("speed"):
      let found = try Spring.origamiNumbers(
        bounciness: numbers[.bounciness], speed: numbers[.speed])
      return .init(spring: try .origami(tension: found.tension, friction: found.friction))
    case .origami:
      return .init(
        spring: try .origami(tension: numbers[.tension], friction: numbers[.friction]))
    case .wave:
      return try Spring.wave(
        dampingRatio: numbers[.dampingRatio], response: Seconds(numbers[.response]))
    case .physical, .flutter, .motion: return .init(spring: try numbers.physical)
    }
  }
}

extension SpringForm.Values {
  fileprivate var physical: Spring {
    get throws(SpringError) {
      try Spring(mass: self[.mass], stiffness: self[.stiffness], damping: self[.damping])
    }
  }

  fileprivate var perceptual: Spring {
    get throws(SpringError) {
      try .perceptual(duration: Seconds(self[.duration]), bounce: self[.bounce])
    }
  }
}

extension SpringNotation {
  /// The notation with every field that its form defaults.
  ///
  /// - Throws: `SpringNotationError.unknownField`, `.missingField`, `.repeatedField` or
  ///   `.mixedForms`.
  public var completed: SpringNotation {
    get throws(SpringNotationError) {
      let form = try form
      let numbers = try form.values(of: self)
      return SpringNotation(
        family: family,
        parameters: form.fields.map { Parameter(name: $0.name, value: numbers[$0.id]) })
    }
  }

  /// The spring that the notation means, whether or not it ever comes to rest.
  ///
  /// `SpringTiming` asks for more: that the run has an end.
  ///
  /// - Throws: `SpringNotationError` as `SpringTiming`, without `.undamped` and `.settlesTooLate`.
  public var conversion: Spring.Conversion {
    get throws(SpringNotationError) {
      let form = try form
      let numbers = try form.values(of: self)
      do {
        return try form.constants(numbers)
      } catch {
        throw .spring(error)
      }
    }
  }

  /// Travels per second at the start, positive towards the target; 0 when the notation has none.
  ///
  /// - Throws: As `completed`.
  public var initialVelocity: Double {
    get throws(SpringNotationError) {
      let form = try form
      guard let field = form.velocityField else { return 0 }
      return try form.values(of: self)[field.id] * form.velocityUnit
    }
  }
}
