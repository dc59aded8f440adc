extension LuaCurve {
  /// Whether the value changes at once somewhere and hardly on either side.
  var jumps: Bool {
    let steps = zip(points, points.dropFirst()).map { ($1.value - $0.value).magnitude }
    guard let index = steps.indices.first(where: { steps[$0] >= error / 2 && isNarrow($0) }) else {
      return false
    }
    let calm = steps[index] / 100
    return (index == 0 || steps[index - 1] <= calm)
      && (index == steps.count - 1 || steps[index + 1] <= calm)
  }

  /// Whether the interval from a point to the next could not be halved any more.
  private func isNarrow(_ index: Int) -> Bool {
    points[index + 1].fraction - points[index].fraction < 0x1p-30
  }
}

extension Double {
  /// A positive number with two digits that count, as messages say it.
  var roundedToTwoDigits: Double {
    guard isFinite, self > 0 else { return self }
    var scale = 1.0
    while self * scale < 10, scale < 1e15 { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
