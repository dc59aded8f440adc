import AnimscriptKit
import Foundation
import Testing

@testable import AnimscriptCLI

@Suite("The report of a run")
struct RunReportTests {
  private static func object(_ report: RunReport) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(report.json()))
    return try #require(object as? [String: Any])
  }

  @Test("holds the timeline as the format writes it")
  func timeline() throws {
    let timeline = try RunSummaryTests.timeline()
    let report = RunReport(
      script: "a.lua", output: nil, timeline: timeline, sampling: nil, diagnostics: [])
    let object = try Self.object(report)
    let alone = try JSONSerialization.jsonObject(with: Data(timeline.json()))
    #expect(object["schema"] as? String == "animscript.run/1")
    #expect(object["script"] as? String == "a.lua")
    #expect(object["output"] is NSNull)
    #expect(object["timeline"] as? NSDictionary == alone as? NSDictionary)
  }

  @Test("gives no code to what a script printed")
  func print() throws {
    let note = Diagnostic(severity: .note, code: nil, path: "a.lua", message: "here")
    let report = RunReport(
      script: "a.lua", output: nil, timeline: nil, sampling: nil, diagnostics: [note])
    let diagnostics = try #require(try Self.object(report)["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["code"] is NSNull)
    #expect(diagnostics.first?["severity"] as? String == "note")
  }

  @Test("is the text on file for a script with an error")
  func failure() throws {
    let report = RunReport(
      script: "slide_down.lua", output: nil, timeline: nil, sampling: nil,
      diagnostics: [
        Diagnostic(
          code: .outOfRange, path: "slide_down.lua",
          position: .init(line: 6, column: 26, endColumn: 39, byteOffset: 140),
          keyPath: "timing.damping_ratio", message: "must be a number above 0, got \"-0.8\"",
          hint: "did you mean 0.8?", notes: ["one", "two"]),
        Diagnostic(code: .cannotWrite, message: "cannot write"),
      ])
    try expectGolden(String(decoding: report.json(), as: UTF8.self), "run-report.json")
  }
}
