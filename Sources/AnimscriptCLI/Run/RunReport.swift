internal import AnimscriptKit

/// What `run --json` prints: one object with everything that came of a run.
struct RunReport {
  /// Fields are only ever added within a number.
  static let schema = "animscript.run/1"

  /// The script as the user typed it.
  let script: String
  /// The file that the timeline was written to; nil for standard output.
  let output: String?
  /// Nil when there is none, or when it was written to a file.
  let timeline: Timeline?
  let sampling: FrameTimes?
  let diagnostics: [Diagnostic]

  /// The object as JSON text with a line end.
  ///
  /// - Throws: `TimelineError.notWritable` when a number is beyond what the format holds.
  func json() throws(TimelineError) -> [UInt8] {
    var writer = JSONWriter(limit: Timeline.largestText)
    try writer.object { (writer) throws(TimelineError) in
      writer.key("schema")
      writer.string(Self.schema)
      writer.key("script")
      writer.string(script)
      writer.key("output")
      writer.optional(output)
      writer.key("timeline")
      if let timeline {
        try timeline.write(to: &writer, sampling: sampling)
      } else {
        writer.null()
      }
      writer.key("diagnostics")
      writer.array { writer in
        for diagnostic in diagnostics { diagnostic.write(to: &writer) }
      }
    }
    writer.finish()
    return writer.bytes
  }
}

extension Diagnostic {
  /// Writes the diagnostic as one JSON object with all fields, absent ones as null.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("severity")
      writer.string(severity.rawValue)
      writer.key("code")
      writer.optional(code?.rawValue)
      writer.key("path")
      writer.optional(path)
      writer.key("line")
      writer.optional(position?.line)
      writer.key("column")
      writer.optional(position?.column)
      writer.key("endColumn")
      writer.optional(position?.endColumn)
      writer.key("byteOffset")
      writer.optional(position?.byteOffset)
      writer.key("keyPath")
      writer.optional(keyPath)
      writer.key("message")
      writer.string(message)
      writer.key("hint")
      writer.optional(hint)
      writer.key("notes")
      writer.array { writer in
        for note in notes { writer.string(note) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func optional(_ number: Int?) {
    if let number { integer(number) } else { null() }
  }
}
