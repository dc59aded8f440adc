internal import Motion

/// A finger that holds the layers: where it was put down, and how it moved.
package struct Finger: Hashable {
  /// Speed is taken from the last tenth of a second, as long as a hand needs for a flick.
  private static let memory: Seconds = 0.1

  package let pan: Pan
  /// The travel for progress 1 in the container, with its sign; not 0.
  package let distance: Double
  /// Progress towards the menu's presence when the finger was put down.
  let start: Double
  /// Where it was put down, along the pan's axis, and where it went.
  private var places: [(time: Seconds, place: Double)] = []

  init(_ pan: Pan, distance: Double, start: Double, at place: Double, time: Seconds) {
    self.pan = pan
    self.distance = distance
    self.start = start
    places = [(time, place)]
  }

  mutating func move(to place: Double, at time: Seconds) { places.append((time, place)) }

  /// Where it is now, along the pan's axis.
  package var place: Double { places.last?.place ?? 0 }

  /// Progress under the finger, without resistance.
  package var progress: Double {
    start + ((places.last?.place ?? 0) - (places.first?.place ?? 0)) / distance
  }

  /// Progress as shown: past the ends it follows the finger less and less.
  package var shownProgress: Double { start + shown(progress) - shown(start) }

  /// Progress per second under the finger.
  var speed: Double {
    guard let last = places.last else { return 0 }
    let first = places.first { last.time - $0.time <= Self.memory } ?? last
    guard last.time > first.time else { return 0 }
    return (last.place - first.place) / distance / (last.time - first.time).value
  }

  /// Progress per second as shown.
  package var shownSpeed: Double {
    let step = 1e-6
    return speed * (shown(progress + step) - shown(progress - step)) / (2 * step)
  }

  /// Whether letting go now is enough to complete a run towards the menu's presence, or absence.
  ///
  /// Either the projected place, where the finger's speed would carry it, or the speed alone.
  func completes(towardsPresence: Bool) -> Bool {
    let sign: Double = towardsPresence ? 1 : -1
    let velocity = speed * distance
    let projected = progress + Decay.normal.projection(of: velocity) / distance
    let way = towardsPresence ? projected : 1 - projected
    return way >= pan.finishProgress || speed * sign * distance.magnitude >= pan.finishVelocity
  }

  private func shown(_ progress: Double) -> Double {
    let over = progress > 1 ? progress - 1 : min(progress, 0)
    guard over != 0 else { return progress }
    let dimension = distance.magnitude
    guard pan.resistance > 0 else { return progress - over }
    let past = over.magnitude * dimension
    let band = (1 - 1 / (past * pan.resistance / dimension + 1)) * dimension
    return progress - over + (over < 0 ? -band : band) / dimension
  }

  package static func == (left: Finger, right: Finger) -> Bool {
    left.pan == right.pan && left.distance == right.distance && left.start == right.start
      && left.places.elementsEqual(right.places) { $0.time == $1.time && $0.place == $1.place }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(pan)
    hasher.combine(start)
    hasher.combine(places.count)
  }
}
