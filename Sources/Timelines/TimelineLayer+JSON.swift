internal import Motion

extension TimelineLayer {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("id")
      writer.string(id)
      writer.key("role")
      writer.string(role.rawValue)
      writer.key("parent")
      if let parent { writer.string(parent) } else { writer.null() }
      writer.key("z")
      writer.integer(z)
      writer.key("frame")
      try frame.write(to: &writer)
      writer.key("hit_area")
      if let hitArea { try hitArea.write(to: &writer) } else { writer.null() }
      writer.key("overshoot")
      writer.string(overshoot.rawValue)
      writer.key("pose")
      try writer.object(.inline) { (writer) throws(TimelineError) in
        for property in Property.allCases {
          writer.key(property.rawValue)
          try writer.number(pose[property])
        }
      }
      writer.key("picture")
      try picture.write(to: &writer)
      writer.key("data")
      try data.write(to: &writer)
      writer.key("accessibility")
      writer.object(.inline) { writer in
        writer.key("role")
        writer.string(accessibility.role.rawValue)
        writer.key("label")
        if let label = accessibility.label { writer.string(label) } else { writer.null() }
      }
    }
  }
}

extension Frame {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
        writer.key(name)
        try writer.number(value.value)
      }
    }
  }
}

extension LayerData {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try DataValue.record(fields).write(to: &writer)
  }
}

extension DataValue {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): try writer.number(number)
    case .bool(let value): writer.bool(value)
    case .record(let fields):
      try writer.object(.inline) { (writer) throws(TimelineError) in
        for field in fields {
          writer.key(field.name)
          try field.value.write(to: &writer)
        }
      }
    }
  }
}
