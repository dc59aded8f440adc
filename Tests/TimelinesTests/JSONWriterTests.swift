import Foundation
import Testing
import Timelines

@Suite("JSONWriter")
struct JSONWriterTests {
  @Test("lays blocks out one element a line and inline containers on one line")
  func layout() throws {
    var writer = JSONWriter()
    try writer.object { (writer) throws(TimelineError) in
      writer.key("empty")
      writer.array { _ in }
      writer.key("inline")
      try writer.array(.inline) { (writer) throws(TimelineError) in
        try writer.number(1)
        writer.object { writer in
          writer.key("a")
          writer.bool(true)
        }
        writer.null()
      }
    }
    writer.finish()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "empty": [],
          "inline": [1, {"a": true}, null]
        }

        """)
  }

  static let texts: [String] = [
    "plain", "quote \" and backslash \\", "line\nbreak\ttab", "\u{0}\u{1F}\u{7F}", "ğüşİ 日本 🎬",
    "</script>",
  ]

  @Test("writes texts that another reader reads back", arguments: texts)
  func readsBack(text: String) throws {
    var writer = JSONWriter()
    writer.array { writer in writer.string(text) }
    let read = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String]
    #expect(read == [text])
  }

  @Test("refuses numbers that JSON does not have", arguments: [Double.nan, .infinity])
  func refuses(value: Double) {
    var writer = JSONWriter()
    #expect(throws: TimelineError.self) { try writer.number(value) }
  }

  @Test("stops when the text has passed its limit")
  func limit() {
    var writer = JSONWriter(limit: 100)
    #expect(throws: TimelineError.tooLarge(limit: 100)) {
      try writer.array { (writer) throws(TimelineError) in
        for index in 0..<1_000_000 { try writer.number(Double(index)) }
      }
    }
    #expect(writer.bytes.count < 200)
  }
}
