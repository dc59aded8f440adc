internal import Motion

extension Picture where Distance == Points {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object { (writer) throws(TimelineError) in
      writer.key("fill")
      writer.optional(fill?.description)
      writer.key("image")
      writer.optional(image)
      writer.key("draw")
      try writer.array { (writer) throws(TimelineError) in
        for shape in shapes { try shape.write(to: &writer) }
      }
      writer.key("rows")
      writer.array { writer in
        for row in rows {
          writer.object(.inline) { writer in
            writer.key("id")
            writer.string(row.id)
            writer.key("title")
            writer.string(row.title)
            writer.key("icon")
            writer.optional(row.icon)
            writer.key("disabled")
            writer.bool(row.isDisabled)
          }
        }
      }
    }
  }
}

extension Shape where Distance == Points {
  fileprivate func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("kind")
      switch self {
      case .rect(let shape): try shape.writeFields(to: &writer)
      case .text(let shape): try shape.writeFields(to: &writer)
      case .icon(let shape):
        writer.string("icon")
        try writer.fields([
          ("x", shape.x.value), ("y", shape.y.value), ("size", shape.size.value),
        ])
        writer.field("name", shape.name)
        writer.field("color", shape.color?.description)
      case .image(let shape):
        writer.string("image")
        writer.field("file", shape.file)
        writer.field("fit", shape.fit.rawValue)
        try writer.box(shape.box)
      case .list(let shape): try shape.writeFields(to: &writer)
      case .bar(let shape):
        writer.string("bar")
        writer.field("title", shape.title)
        writer.field("left", shape.left)
        writer.field("right", shape.right)
      }
    }
  }
}

extension RectShape where Distance == Points {
  fileprivate func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    writer.string("rect")
    try writer.box(box)
    try writer.fields([("corner_radius", cornerRadius.value)])
    writer.key("fill")
    switch fill {
    case .color(let color): writer.string(color.description)
    case .gradient(let from, let to, let angle):
      try writer.object { (writer) throws(TimelineError) in
        writer.field("from", from.description)
        writer.field("to", to.description)
        try writer.fields([("angle", angle.value)])
      }
    case nil: writer.null()
    }
    writer.key("stroke")
    if let stroke {
      try writer.object { (writer) throws(TimelineError) in
        writer.field("color", stroke.color.description)
        try writer.fields([("width", stroke.width.value)])
      }
    } else {
      writer.null()
    }
    writer.key("shadow")
    if let shadow {
      try writer.object { (writer) throws(TimelineError) in
        try writer.fields([
          ("radius", shadow.radius.value), ("opacity", shadow.opacity), ("x", shadow.x.value),
          ("y", shadow.y.value),
        ])
      }
    } else {
      writer.null()
    }
  }
}

extension TextShape where Distance == Points {
  fileprivate func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    writer.string("text")
    writer.field("string", string)
    try writer.fields([("x", x.value), ("y", y.value), ("size", size.value)])
    writer.key("width")
    if let width { try writer.number(width.value) } else { writer.null() }
    writer.field("weight", weight.rawValue)
    writer.field("color", color?.description)
    writer.field("align", alignment.rawValue)
    writer.field("font", font)
    writer.key("lines")
    if let lines { writer.integer(lines) } else { writer.null() }
  }
}

extension ListShape where Distance == Points {
  fileprivate func writeFields(to writer: inout JSONWriter) throws(TimelineError) {
    writer.string("list")
    try writer.fields([("y", y.value), ("row_height", rowHeight.value)])
    writer.key("rows")
    writer.array { writer in
      for entry in entries {
        writer.object { writer in
          writer.field("title", entry.title)
          writer.field("subtitle", entry.subtitle)
          writer.field("icon", entry.icon)
          writer.field("image", entry.image)
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func field(_ name: String, _ text: String?) {
    key(name)
    optional(text)
  }

  fileprivate mutating func fields(_ fields: [(String, Double)]) throws(TimelineError) {
    for (name, value) in fields {
      key(name)
      try number(value)
    }
  }

  fileprivate mutating func box(_ box: Box<Points>) throws(TimelineError) {
    try fields([
      ("x", box.x.value), ("y", box.y.value), ("width", box.width.value),
      ("height", box.height.value),
    ])
  }
}
