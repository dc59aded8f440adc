internal import Motion

extension Easing {
  /// Writes the easing as an object.
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("type")
      try writeFields(to: &writer)
    }
  }

  /// Writes the type and what belongs to it, into an object whose key `type` stands.
  func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    switch self {
    case .named(let name):
      writer.string("named")
      writer.key("name")
      writer.string(name.rawValue)
    case .bezier(let curve):
      writer.string("bezier")
      try curve.writePoints(to: &writer)
    case .points(let curve):
      writer.string("linear_points")
      try writer.points(curve.points, errorBound: curve.errorBound)
    case .linear(let curve):
      writer.string("linear_points")
      try writer.points(curve.points, errorBound: 0)
    case .steps(let steps):
      writer.string("steps")
      writer.key("count")
      writer.integer(steps.count)
      writer.key("jumps")
      writer.string(steps.jumps.rawValue)
    case .pieces(let curve): try curve.writeFields(to: &writer)
    case .android(let interpolator):
      writer.string("android")
      writer.key("name")
      writer.string(interpolator.kind.rawValue)
      writer.key("parameter")
      try writer.number(interpolator.parameter)
    case .reversed(let easing):
      writer.string("reversed")
      writer.key("easing")
      try easing.write(to: &writer)
    case .mirrored(let easing):
      writer.string("mirrored")
      writer.key("easing")
      try easing.write(to: &writer)
    case .chain(let chain): try chain.writeFields(to: &writer)
    case .blend(let blend):
      writer.string("blend")
      writer.key("share")
      try writer.number(blend.share)
      writer.key("first")
      try blend.first.write(to: &writer)
      writer.key("second")
      try blend.second.write(to: &writer)
    }
  }
}

extension CubicBezier {
  fileprivate func writePoints(to writer: inout JSONWriter) throws(TimelineError) {
    writer.key("points")
    try writer.array(.inline) { (writer) throws(TimelineError) in
      for number in [x1, y1, x2, y2] { try writer.number(number) }
    }
  }
}

extension PiecewiseBezier {
  fileprivate func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    writer.string("bezier_pieces")
    writer.key("pieces")
    try writer.array(.inline) { (writer) throws(TimelineError) in
      for piece in pieces {
        try writer.object { (writer) throws(TimelineError) in
          writer.key("start")
          try writer.point(piece.start)
          writer.key("end")
          try writer.point(piece.end)
          try piece.shape.writePoints(to: &writer)
        }
      }
    }
  }
}

extension EasingChain {
  fileprivate func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    writer.string("chain")
    writer.key("parts")
    try writer.array(.inline) { (writer) throws(TimelineError) in
      for part in parts {
        try writer.object { (writer) throws(TimelineError) in
          writer.key("until")
          try writer.number(part.end)
          writer.key("to")
          try writer.number(part.value)
          writer.key("easing")
          try part.easing.write(to: &writer)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func point(_ point: SampledCurve.Point) throws(TimelineError) {
    try array(.inline) { (writer) throws(TimelineError) in
      try writer.number(point.fraction)
      try writer.number(point.value)
    }
  }

  fileprivate mutating func points(
    _ points: [SampledCurve.Point], errorBound: Double
  ) throws(TimelineError) {
    key("error_bound")
    try number(errorBound)
    key("points")
    try array(.inline) { (writer) throws(TimelineError) in
      for point in points { try writer.point(point) }
    }
  }
}
