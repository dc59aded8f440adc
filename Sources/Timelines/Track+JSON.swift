internal import Motion

extension Track {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("layer")
      writer.string(layer)
      writer.key("property")
      writer.string(property.rawValue)
      writer.key("segments")
      try writer.array { (writer) throws(TimelineError) in
        for segment in segments { try segment.write(to: &writer) }
      }
    }
  }
}

extension Segment {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("start")
      try writer.number(start.value)
      writer.key("end")
      try writer.number(end.value)
      writer.key("from")
      try writer.number(from)
      writer.key("to")
      try writer.number(to)
      writer.key("timing")
      try timing.write(to: &writer)
      guard wasCut else { return }
      writer.key("length")
      try writer.number(length.value)
    }
  }
}

extension SegmentTiming {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("type")
      switch self {
      case .hold:
        writer.string("hold")
      case .spring(let spring, let velocity, let notation):
        writer.string("spring")
        writer.key("mass")
        try writer.number(spring.mass)
        writer.key("stiffness")
        try writer.number(spring.stiffness)
        writer.key("damping")
        try writer.number(spring.damping)
        writer.key("velocity")
        try writer.number(velocity)
        writer.key("written")
        try notation.write(to: &writer)
      case .ease(let easing):
        try easing.write(to: &writer)
      }
    }
  }
}

extension SpringNotation {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("family")
      writer.string(family.rawValue)
      for parameter in parameters {
        writer.key(parameter.name)
        try writer.number(parameter.value)
      }
    }
  }
}

extension Easing {
  /// Writes the type and its fields into the object that is open.
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    switch self {
    case .named(let name):
      writer.string("named")
      writer.key("name")
      writer.string(name.rawValue)
    case .bezier(let curve):
      writer.string("bezier")
      writer.key("points")
      try writer.array { (writer) throws(TimelineError) in
        for number in [curve.x1, curve.y1, curve.x2, curve.y2] { try writer.number(number) }
      }
    case .steps(let steps):
      writer.string("steps")
      writer.key("count")
      try writer.number(Double(steps.count))
      writer.key("jumps")
      writer.string(steps.jumps.rawValue)
    case .points, .linear, .pieces, .android, .reversed, .mirrored, .chain, .blend:
      // The format has no word for these: straight pieces say them within their error bound.
      let curve: SampledCurve
      do { curve = try sampled() } catch { throw .badValue(.nan) }
      writer.string("linear_points")
      writer.key("error_bound")
      try writer.number(curve.errorBound)
      writer.key("points")
      try writer.array { (writer) throws(TimelineError) in
        for point in curve.points {
          try writer.array { (writer) throws(TimelineError) in
            try writer.number(point.fraction)
            try writer.number(point.value)
          }
        }
      }
    }
  }
}
