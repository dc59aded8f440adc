public import Motion

extension Timeline {
  /// The largest text that a timeline is written as, in bytes.
  public static let largestText = 64 << 20

  /// Writes the timeline as JSON text: keys in a fixed order, a line end at the end.
  ///
  /// - Parameter sampling: Times at which the values of all tracks are added, or nil for none.
  /// - Returns: UTF-8.
  /// - Throws: `TimelineError.notWritable` when a number is beyond what the format holds, `.tooLarge`
  ///   when the text would pass `largestText`.
  public func json(sampling: FrameTimes? = nil) throws(TimelineError) -> [UInt8] {
    var writer = JSONWriter(limit: Self.largestText)
    try write(to: &writer, sampling: sampling)
    writer.finish()
    return writer.bytes
  }

  /// Writes the timeline as one JSON object.
  ///
  /// - Throws: `TimelineError.notWritable` when a number is beyond what the format holds.
  public func write(
    to writer: inout JSONWriter, sampling: FrameTimes? = nil
  ) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("format")
      writer.string(Self.format)
      try writeHeader(to: &writer)
      writer.key("layers")
      try writer.array { (writer) throws(TimelineError) in
        for layer in layers { try layer.write(to: &writer) }
      }
      writer.key("tracks")
      try writer.array { (writer) throws(TimelineError) in
        for track in tracks { try track.write(to: &writer) }
      }
      writer.key("events")
      try writer.array { (writer) throws(TimelineError) in
        for event in events { try event.write(to: &writer) }
      }
      writer.key("runs")
      try writer.array { (writer) throws(TimelineError) in
        for run in runs { try run.write(to: &writer) }
      }
      writer.key("elements")
      try elements.write(to: &writer)
      guard let sampling else { return }
      writer.key("samples")
      try write(sampling, to: &writer)
    }
  }

  private func writeHeader(to writer: inout JSONWriter) throws(TimelineError) {
    writer.key("name")
    writer.string(name)
    writer.key("device")
    if let device { writer.string(device) } else { writer.null() }
    writer.key("container")
    try container.write(to: &writer)
    writer.key("duration")
    try writer.number(duration.value)
    writer.key("motion")
    writer.string(motion)
    writer.key("seed")
    writer.integer(seed)
    writer.key("plugins")
    writer.array { _ in }
    writer.key("fonts")
    writer.array { _ in }
    writer.key("backdrop")
    writer.string(backdrop.description)
  }

  private func write(
    _ times: FrameTimes, to writer: inout JSONWriter
  ) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("fps")
      writer.integer(times.rate)
      writer.key("times")
      try writer.array(.inline) { (writer) throws(TimelineError) in
        for time in times { try writer.number(time.value) }
      }
      writer.key("tracks")
      try writer.array { (writer) throws(TimelineError) in
        for track in tracks {
          try writer.object(.inline) { (writer) throws(TimelineError) in
            writer.key("layer")
            writer.string(track.layer)
            writer.key("property")
            writer.string(track.property.rawValue)
            writer.key("values")
            try writer.array { (writer) throws(TimelineError) in
              for time in times { try writer.number(track.value(at: time)) }
            }
          }
        }
      }
    }
  }
}

extension Container {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("width")
      try writer.number(width.value)
      writer.key("height")
      try writer.number(height.value)
      writer.key("scale")
      try writer.number(scale)
      writer.key("safe_area")
      try writer.object { (writer) throws(TimelineError) in
        for (name, edge) in [
          ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
          ("right", safeArea.right),
        ] {
          writer.key(name)
          try writer.number(edge.value)
        }
      }
      writer.key("direction")
      writer.string(direction.rawValue)
    }
  }
}
