internal import Motion

extension TimelineEvent {
  func write(to writer: inout JSONWriter) throws(TimelineError) {
    try writer.object(.inline) { (writer) throws(TimelineError) in
      writer.key("time")
      try writer.number(time.value)
      writer.key("event")
      switch kind {
      case .request(let request, let refusal):
        try request.write(to: &writer)
        writer.key("accepted")
        writer.bool(refusal == nil)
        guard let refusal else { return }
        writer.key("reason")
        writer.string(refusal)
      case .phase(let phase): writer.event("phase", "phase", phase)
      case .capture(let layer): writer.event("capture", "layer", layer)
      case .insert(let layer): writer.event("insert", "layer", layer)
      case .remove(let layer): writer.event("remove", "layer", layer)
      case .restore(let layer): writer.event("restore", "layer", layer)
      case .prepare(let data):
        writer.string("prepare")
        writer.key("data")
        try data.write(to: &writer)
      case .unwind(let data):
        writer.string("unwind")
        writer.key("data")
        try data.write(to: &writer)
      case .scope(let layer):
        writer.string("scope")
        writer.key("layer")
        if let layer { writer.string(layer) } else { writer.null() }
      case .focus(let element): writer.event("focus", "element", element)
      case .announce(let text): writer.event("announce", "text", text)
      case .complete(let direction, let outcome):
        writer.event("complete", "direction", direction.rawValue)
        writer.key("outcome")
        writer.string(outcome.rawValue)
      case .print(let text): writer.event("print", "text", text)
      }
    }
  }
}

extension Request {
  fileprivate func write(to writer: inout JSONWriter) throws(TimelineError) {
    switch self {
    case .present: writer.string("present")
    case .dismiss: writer.string("dismiss")
    case .tap(let x, let y, let layer):
      try writer.place("tap", x, y)
      writer.key("layer")
      if let layer { writer.string(layer) } else { writer.null() }
    case .choose(let item): writer.event("choose", "item", item)
    case .escape: writer.string("escape")
    case .touch(let x, let y, let layer):
      try writer.place("touch", x, y)
      writer.key("layer")
      if let layer { writer.string(layer) } else { writer.null() }
    case .release(let x, let y): try writer.place("release", x, y)
    case .cancel: writer.string("cancel")
    case .rotate(let container):
      writer.string("rotate")
      writer.key("container")
      try container.write(to: &writer)
    case .pullAway: writer.string("pull_away")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func place(
    _ name: String, _ x: Points, _ y: Points
  ) throws(TimelineError) {
    string(name)
    key("x")
    try number(x.value)
    key("y")
    try number(y.value)
  }

  fileprivate mutating func event(_ name: String, _ field: String, _ value: String) {
    string(name)
    key(field)
    string(value)
  }
}
