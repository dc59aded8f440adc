import Foundation
import TestSupport
import Testing

@Suite("The commands about curves")
struct CurveCommandTests {
  @Test("run every example of their help", arguments: ["spring", "easing", "gesture"])
  func examples(command: String) throws {
    let help = String(decoding: try Tool.animscript.run([command, "--help"]).output, as: UTF8.self)
    let lines = help.split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("  animscript ") }
    #expect(lines.count >= 2)
    let folder = try TemporaryFolder()
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let result = try Tool.animscript.run(words, in: folder.url)
      #expect(result.code == 0, "\(line): \(result.errors)")
      #expect(!result.output.isEmpty)
      if let index = words.firstIndex(of: "-o") {
        let file = try Data(contentsOf: folder.url.appending(path: words[index + 1]))
        #expect(String(decoding: file, as: UTF8.self).hasSuffix("</svg>\n"))
      }
    }
  }

  @Test("answer the same bytes every time")
  func sameBytes() throws {
    for words in [
      ["spring", "snappy", "--json"], ["easing", "out_bounce", "-o", "-"], ["spring", "wobbly"],
    ] {
      #expect(try Tool.animscript.run(words).output == Tool.animscript.run(words).output)
    }
  }
}
