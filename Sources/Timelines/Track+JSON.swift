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
        try easing.writeFields(to: &writer)
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
