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
      writer.string("tap")
      writer.key("x")
      try writer.number(x.value)
      writer.key("y")
      try writer.number(y.value)
      writer.key("layer")
      if let layer { writer.string(layer) } else { writer.null() }
    case .choose(let item): writer.event("choose", "item", item)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func event(_ name: String, _ field: String, _ value: String) {
    string(name)
    key(field)
    string(value)
  }
}
