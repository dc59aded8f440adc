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
        try writer.spring(spring, velocity: velocity, notation: notation)
      case .ease(let easing):
        try easing.writeFields(to: &writer)
      case .direct(let points):
        writer.string("direct")
        writer.key("points")
        try writer.array { (writer) throws(TimelineError) in
          for point in points {
            try writer.array { (writer) throws(TimelineError) in
              try writer.number(point.time.value)
              try writer.number(point.value)
            }
          }
        }
      case .keyframes(let path, let driver):
        writer.string("keyframes")
        writer.key("stops")
        try writer.array { (writer) throws(TimelineError) in
          for stop in path.stops { try stop.write(to: &writer) }
        }
        writer.key("last_easing")
        try path.lastEasing.write(to: &writer)
        writer.key("driver")
        try driver.write(to: &writer)
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

extension ValuePath.Stop {
  fileprivate func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("progress")
      try writer.number(progress)
      writer.key("value")
      try writer.number(value)
      writer.key("easing")
      try easing.write(to: &writer)
    }
  }
}

extension ProgressDriver {
  fileprivate func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("type")
      switch self {
      case .spring(let spring, let velocity, let notation):
        try writer.spring(spring, velocity: velocity, notation: notation)
      case .ease(let easing):
        try easing.writeFields(to: &writer)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a spring's type and fields, into an object whose key `type` stands.
  fileprivate mutating func spring(
    _ spring: Spring, velocity: Double, notation: SpringNotation
  ) throws(TimelineError) {
    string("spring")
    key("mass")
    try number(spring.mass)
    key("stiffness")
    try number(spring.stiffness)
    key("damping")
    try number(spring.damping)
    key("velocity")
    try number(velocity)
    key("written")
    try notation.write(to: &self)
  }
}
