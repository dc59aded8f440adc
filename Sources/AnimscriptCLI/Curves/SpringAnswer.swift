internal import AnimscriptKit

/// A spring on its way between two values, and everything that is asked about it.
struct SpringAnswer {
  /// Samples unless times are given: this many steps over the settling time.
  private static let steps = 100

  /// One look at the motion.
  struct Sample {
    let time: Double
    let value: Double
    let velocity: Double
  }

  let choice: SpringChoice
  let spring: Spring
  let warnings: [SpringWarning]
  let motion: SpringMotion
  /// Travels per second; nil when there is no way to travel.
  let initialVelocity: Double?
  /// The fraction of the travel within which the spring counts as at rest.
  let settle: Double
  /// The last moment outside `settle`; nil when it never settles or does not travel.
  let settlingTime: Double?
  /// When the family itself ends the run; nil when it never does.
  let runLength: Double?
  /// Beyond the target, as a fraction of the travel; nil without travel.
  let overshoot: Double?
  let peak: (time: Double, value: Double)?
  let samples: [Sample]

  /// Answers what the arguments of `spring` ask.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let from = try Self.place(.from, in: arguments) ?? 0
    let to = try Self.place(.to, in: arguments) ?? 1
    let travel = to - from
    var choice = try SpringChoice(arguments.operands)
    let speed = try Self.place(.velocity, in: arguments)
    if let speed, travel != 0 { choice = try choice.starting(at: speed / travel) }
    let times = arguments.numbers(.at)
    let written = choice.notation
    do throws(SpringNotationError) {
      let found = try written.conversion
      spring = found.spring
      warnings = found.warnings
      let relative = try written.initialVelocity
      initialVelocity = travel == 0 ? nil : relative
      motion = try Self.motion(spring, from, to, speed ?? relative * travel)
      settle = written.parameters.first { $0.name == "settle" }?.value ?? SpringTiming.defaultSettle
      let start = Spring.State(value: -1, velocity: relative)
      let settled = try Self.settled(spring, start, settle, isNeeded: times == nil)
      settlingTime = travel == 0 ? nil : settled
      runLength = try Self.runLength(written)
      let offset = Spring.State(value: from - to, velocity: motion.velocity)
      peak = spring.peak(from: offset).map { peak in
        let isUp = travel == 0 ? offset.velocity > 0 : travel > 0
        return (peak.time.value, isUp ? to + peak.distance : to - peak.distance)
      }
      overshoot = travel == 0 ? nil : spring.overshoot(initialVelocity: relative)
      let grid = (0...Self.steps).map { Double($0) / Double(Self.steps) * (settled ?? 1) }
      samples = (times ?? grid).map { [motion] time in
        let state = motion.state(at: Seconds(time))
        return Sample(time: time, value: state.value, velocity: state.velocity)
      }
    } catch {
      throw SpringMistake(error, in: written).usage
    }
    self.choice = choice
  }

  /// The part of the motion that pictures show.
  var shownEnd: Double {
    if let settlingTime, settlingTime > 0 { return max(settlingTime * 1.15, runLength ?? 0) }
    let last = samples.map(\.time).max() ?? 0
    return last > 0 ? last : 4 * spring.period.value
  }

  private static func place(
    _ flag: Flag, in arguments: ParsedArguments
  ) throws(UsageError) -> Double? {
    guard let number = arguments.number(flag) else { return nil }
    guard number.magnitude <= Spring.State.largest / 2 else {
      throw UsageError(
        "'--\(flag.name)' must be a number from -5e+99 up to 5e+99, got \(NumberText.exact(number))"
      )
    }
    return number
  }

  private static func motion(
    _ spring: Spring, _ from: Double, _ to: Double, _ velocity: Double
  ) throws(SpringNotationError) -> SpringMotion {
    do {
      return try SpringMotion(spring: spring, from: from, to: to, velocity: velocity)
    } catch {
      throw .spring(error)
    }
  }

  private static func settled(
    _ spring: Spring, _ start: Spring.State, _ settle: Double, isNeeded: Bool
  ) throws(SpringNotationError) -> Double? {
    do throws(SpringError) {
      return try spring.settlingTime(from: start, within: settle).value
    } catch .undamped where !isNeeded {
      return nil
    } catch {
      throw .spring(error)
    }
  }

  private static func runLength(_ written: SpringNotation) throws(SpringNotationError) -> Double? {
    do throws(SpringNotationError) {
      return try SpringTiming(written).duration.value
    } catch .spring(.undamped), .spring(.settlesTooLate) {
      return nil
    }
  }
}
