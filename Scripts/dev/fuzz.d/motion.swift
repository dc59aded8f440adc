// sources: Sources/Motion

func finite(_ number: Double, _ what: @autoclosure () -> String) {
  check(number.isFinite, "\(what()): \(number)")
}

func fuzzSpring(_ bytes: inout Bytes) {
  guard
    let spring = try? Spring(
      mass: bytes.number(), stiffness: bytes.number(), damping: bytes.number())
  else { return }
  let start = Spring.State(value: bytes.number(), velocity: bytes.number())
  guard start.value.magnitude <= 1e100, start.velocity.magnitude <= 1e100 else {
    check((try? spring.settlingTime(from: start, within: 1)) == nil, "start not refused")
    return
  }
  let threshold = bytes.number()
  if let end = try? spring.settlingTime(from: start, within: threshold) {
    finite(end.value, "settling \(spring) \(start) \(threshold)")
    check(end >= 0, "settles before its start")
  }
  if let end = try? spring.restTime(from: start, distance: threshold, speed: bytes.number()) {
    finite(end.value, "rest")
  }
  for _ in 0..<4 {
    let time = Seconds(bytes.number())
    let now = spring.state(at: time, from: start.value, to: 1, velocity: start.velocity)
    finite(now.value, "value \(spring) \(start) \(time)")
    finite(now.velocity, "velocity \(spring) \(start) \(time)")
    finite(spring.envelope(at: time, from: start), "envelope \(spring) \(start) \(time)")
  }
  if let peak = spring.peak(from: start) {
    finite(peak.distance, "peak \(spring) \(start)")
    finite(peak.time.value, "peak time \(spring) \(start)")
    check(peak.distance > 0, "peak before the target")
  }
  if let arrival = spring.firstArrival(from: start) { finite(arrival.value, "arrival") }
  finite(spring.dampingRatio, "ratio")
  finite(spring.period.value, "period")
  check(spring.bounce > -1.000_001 && spring.bounce <= 1, "bounce \(spring.bounce)")
  _ = spring.motionMilliseconds(velocity: start.velocity)
  if let end = try? spring.coreAnimationSettlingDuration(initialVelocity: start.velocity) {
    finite(end.value, "core animation \(spring) \(start)")
  }
  fuzzForms(spring, velocity: start.velocity)
  fuzzMotion(spring, start, &bytes)
}

func fuzzForms(_ spring: Spring, velocity: Double) {
  for form in SpringForm.all {
    guard let written = try? form.notation(for: spring, initialVelocity: velocity) else {
      continue
    }
    for parameter in written.parameters { finite(parameter.value, "\(form.title) \(written)") }
    if let timing = try? form.timing(written) { fuzzTiming(timing) }
  }
}

func fuzzTiming(_ spring: SpringTiming) {
  finite(spring.duration.value, "duration \(spring)")
  check(spring.duration >= 0 && spring.duration <= 3600, "duration \(spring)")
  let timing = Timing.spring(spring)
  for part in [-1, 0, 0.1, 0.5, 0.999, 1, 2] {
    finite(timing.progress(at: spring.duration * part), "progress \(spring)")
  }
  check(timing.progress(at: spring.duration) == 1, "end \(spring)")
  for warning in spring.warnings { check(!warning.description.isEmpty, "warning") }
}

func fuzzMotion(_ spring: Spring, _ start: Spring.State, _ bytes: inout Bytes) {
  guard
    let motion = try? SpringMotion(
      spring: spring, from: start.value, to: bytes.number(), velocity: start.velocity,
      start: Seconds(bytes.number()))
  else { return }
  let time = Seconds(bytes.number())
  if let next = try? motion.retargeted(to: bytes.number(), at: time) {
    finite(next.state(at: Seconds(bytes.number())).value, "retargeted \(next)")
  }
  if let next = try? AdditiveMotion(motion).retargeted(to: bytes.number(), at: time) {
    finite(next.state(at: Seconds(bytes.number())).value, "added \(next)")
    _ = next.pruned(at: time, within: bytes.number())
  }
  if let times = try? FrameTimes(rate: 1 + bytes.choice(240), duration: Seconds(bytes.number())),
    times.count < 3000
  {
    let samples = spring.samples(at: times, from: start.value, to: 0, velocity: start.velocity)
    check(samples.values.allSatisfy(\.isFinite), "samples \(spring) \(start)")
    check(samples.velocities.allSatisfy(\.isFinite), "sample speeds \(spring) \(start)")
  }
}

func fuzzNotation(_ bytes: inout Bytes) {
  let families = SpringNotation.Family.allCases
  let family = families[bytes.choice(families.count)]
  let form = family.forms[bytes.choice(family.forms.count)]
  var parameters: [SpringNotation.Parameter] = []
  for field in form.fields where field.fallback == nil || bytes.byte() % 2 == 0 {
    parameters.append(SpringNotation.Parameter(name: field.name, value: bytes.number()))
  }
  if bytes.byte() % 8 == 0 {
    let fields = SpringError.Field.allCases
    parameters.append(
      SpringNotation.Parameter(
        name: fields[bytes.choice(fields.count)].rawValue, value: bytes.number()))
  }
  let written = SpringNotation(family: family, parameters: parameters)
  for field in form.fields { check(!form.bounds(of: field).contains(.nan), "bounds") }
  if let found = try? written.conversion {
    finite(found.spring.dampingRatio, "\(written)")
    check((try? written.completed) != nil, "\(written)")
    _ = try? written.initialVelocity
  }
  if let timing = try? SpringTiming(written) {
    check((try? written.conversion)?.spring == timing.spring, "two springs for \(written)")
    fuzzTiming(timing)
    fuzzForms(timing.spring, velocity: timing.initialVelocity)
  }
}

func easing(_ bytes: inout Bytes, depth: Int) -> Easing? {
  func next() -> Easing? { depth > 0 ? easing(&bytes, depth: depth - 1) : nil }
  func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in bytes.number() } }
  switch bytes.choice(10) {
  case 0: return .named(EasingName.allCases[bytes.choice(31)])
  case 1:
    let p = numbers(4)
    return (try? CubicBezier(p[0], p[1], p[2], p[3])).map { .bezier($0) }
  case 2:
    let stops = numbers(2 + bytes.choice(6)).map { value in
      LinearEasing.Stop(value, at: bytes.byte() % 2 == 0 ? bytes.number() : nil)
    }
    return (try? LinearEasing(stops)).map { .linear($0) }
  case 3:
    let jumps = StepEasing.Jumps.allCases[bytes.choice(4)]
    return (try? StepEasing(bytes.choice(12), jumps)).map { .steps($0) }
  case 4:
    let kind = AndroidInterpolator.Kind.allCases[bytes.choice(8)]
    return (try? AndroidInterpolator(kind, bytes.number())).map { .android($0) }
  case 5: return next().map { .reversed($0) }
  case 6: return next().map { .mirrored($0) }
  case 7:
    guard let first = next(), let second = next() else { return nil }
    return (try? EasingBlend(first, second, share: bytes.number())).map { .blend($0) }
  case 8:
    guard let first = next(), let second = next() else { return nil }
    let chain = try? EasingChain([
      EasingChain.Part(first, until: bytes.number(), to: bytes.number()),
      EasingChain.Part(second, until: 1, to: 1),
    ])
    return chain.map { .chain($0) }
  default:
    let p = numbers(8)
    guard
      let first = try? CubicBezier(p[0], p[1], p[2], p[3]),
      let second = try? CubicBezier(p[4], p[5], p[6], p[7])
    else { return nil }
    let joint = SampledCurve.Point(fraction: bytes.number(), value: bytes.number())
    return (try? PiecewiseBezier(joints: [joint], shapes: [first, second])).map { .pieces($0) }
  }
}

func fuzzEasing(_ bytes: inout Bytes) {
  guard let easing = easing(&bytes, depth: 3) else { return }
  for _ in 0..<6 {
    let fraction = bytes.number()
    finite(easing.value(at: fraction), "\(easing) at \(fraction)")
    finite(easing.slope(at: fraction), "slope of \(easing) at \(fraction)")
  }
  let isMonotone = easing.isMonotone
  var before = easing.value(at: 0)
  for step in 1...64 {
    let value = easing.value(at: Double(step) / 64)
    if isMonotone {
      check(value >= before - 1e-9 * max(1, value.magnitude), "\(easing) falls at \(step)/64")
    }
    before = value
  }
  if let curve = try? easing.sampled(within: 0.01) {
    finite(curve.errorBound, "bound")
    finite(curve.value(at: bytes.number()), "sampled \(easing)")
  }
}

/// Text near what CSS takes.
func fuzzCSS(_ bytes: inout Bytes) {
  let words = [
    "cubic-bezier(", "linear(", "steps(", ")", ",", " ", "%", "0", "1", "0.5", "-3", "1e3", "jump-",
    "start", "end", "none", "both", "ease", "-in", "-out", "25%", ".", "e", "é", "nan", "1e999",
  ]
  var text = ""
  while !bytes.isEmpty, text.utf8.count < 400 { text += words[bytes.choice(words.count)] }
  guard let easing = try? Easing(css: text) else { return }
  for fraction in [-1, 0, 0.3, 1, 7.5] { finite(easing.value(at: fraction), text) }
}

func fuzzGesture(_ bytes: inout Bytes) {
  if let decay = try? Decay(rate: bytes.number()) {
    let velocity = bytes.number()
    if velocity.magnitude <= Decay.largest {
      let now = decay.state(at: Seconds(bytes.number()), velocity: velocity)
      finite(now.value, "\(decay) \(velocity)")
      finite(now.velocity, "\(decay) \(velocity)")
      finite(decay.distance(from: velocity), "\(decay) \(velocity)")
      finite(decay.projection(of: velocity), "\(decay) \(velocity)")
      if let time = decay.time(toReach: bytes.number(), velocity: velocity) {
        finite(time.value, "\(decay) \(velocity)")
      }
    }
    if let time = try? decay.timeToRest(from: velocity, below: bytes.number()) {
      finite(time.value, "\(decay) \(velocity)")
    }
  }
  if let band = try? RubberBand(dimension: Points(bytes.number()), resistance: bytes.number()) {
    let overshoot = Points(bytes.number())
    if overshoot.isFinite {
      let shown = band.shown(for: overshoot)
      finite(shown.value, "\(band) \(overshoot)")
      if let back = band.overshoot(showing: shown) { finite(back.value, "\(band) \(shown)") }
    }
  }
  _ = SpringTiming.initialVelocity(
    of: bytes.number(), from: bytes.number(), to: bytes.number())
  if let estimate = try? ComposeEstimate(
    checkedStiffness: bytes.number(), dampingRatio: bytes.number())
  {
    _ = estimate.milliseconds(
      displacement: bytes.number(), velocity: bytes.number(), threshold: bytes.number())
  }
  if let steps = try? SwiftUISteps(
    response: Seconds(bytes.number()), dampingFraction: bytes.number())
  {
    for state in steps.prefix(50) { finite(state.value, "swiftui") }
  }
}

func fuzzValues(_ bytes: inout Bytes) {
  let first = PreciseColor(
    red: bytes.number(), green: bytes.number(), blue: bytes.number(), alpha: bytes.number())
  let second = PreciseColor(
    red: bytes.number(), green: bytes.number(), blue: bytes.number(), alpha: bytes.number())
  for space in PreciseColor.Space.allCases {
    let mixture = first.mixed(with: second, at: bytes.number(), in: space)
    for channel in [mixture.red, mixture.green, mixture.blue, mixture.alpha] {
      check((0...1).contains(channel), "\(first) \(second)")
    }
    _ = mixture.over(first).rounded
  }
  let from = Degrees(bytes.number())
  let to = Degrees(bytes.number())
  let progress = bytes.number()
  if from.value.magnitude < 1e100, to.value.magnitude < 1e100, progress.magnitude < 1e100 {
    for path in RotationPath.allCases {
      finite(from.mixed(with: to, at: progress, along: path).value, "\(from) \(to) \(progress)")
    }
  }
}

/// The fuzzer's way in.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(UnsafeRawBufferPointer(start: start, count: count))
  switch bytes.choice(6) {
  case 0: fuzzSpring(&bytes)
  case 1: fuzzNotation(&bytes)
  case 2: fuzzEasing(&bytes)
  case 3: fuzzGesture(&bytes)
  case 4: fuzzCSS(&bytes)
  default: fuzzValues(&bytes)
  }
  return 0
}
