import Foundation
import TestSupport
import Testing

@Suite("Bad input")
struct FaultTests {
  static let folder = Fixtures.url("Tests/EndToEndTests/Fixtures/faults")

  /// What is run, and the exit code that the command line promises.
  static let faults: [(name: String, arguments: [String], code: Int32)] = [
    ("empty", ["empty.lua"], 3),
    ("syntax", ["syntax.lua"], 1),
    ("runtime_in_easing", ["runtime_in_easing.lua"], 1),
    ("easing_nan", ["easing_nan.lua"], 1),
    ("easing_string", ["easing_string.lua"], 1),
    ("easing_nil", ["easing_nil.lua"], 1),
    ("unknown_field", ["unknown_field.lua"], 1),
    ("negative_duration", ["negative_duration.lua"], 1),
    ("returns_nothing", ["returns_nothing.lua"], 1),
    ("returns_number", ["returns_number.lua"], 1),
    ("invalid_utf8", ["invalid_utf8.lua"], 3),
    ("missing_file", ["unknown_feild.lua"], 3),
    ("directory", ["."], 3),
    ("unknown_device", ["unknown_field.lua", "--device", "iphone-61"], 2),
    ("bad_size", ["unknown_field.lua", "--size", "0x844"], 2),
    ("unknown_flag", ["unknown_field.lua", "--devcie", "ipad"], 2),
    ("unknown_parameter", ["../../../../Scripts/slide_down_full.lua", "--set", "visibel=1"], 1),
    ("bad_parameter", ["../../../../Scripts/slide_down_full.lua", "--set", "visible=wide"], 1),
    ("unwritable", ["../../../../Scripts/slide_down.lua", "-o", "/nowhere/at/all.json"], 5),
    ("output_is_folder", ["../../../../Scripts/slide_down.lua", "-o", "."], 5),
  ]

  @Test(
    "is refused with place, cause and remedy, and nothing on standard output", arguments: faults)
  func fault(name: String, arguments: [String], code: Int32) throws {
    let run = try Tool.animscript.run(["run"] + arguments, in: Self.folder)
    #expect(run.code == code, Comment(rawValue: run.errors))
    #expect(run.output.isEmpty)
    let golden = "Tests/EndToEndTests/Golden/faults/\(name).txt"
    #expect(try Golden.difference(Data(run.errors.utf8), golden) == nil)
  }

  @Test("has no golden text without a fault")
  func noOrphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("Tests/EndToEndTests/Golden/faults").path)
    #expect(Set(files) == Set(Self.faults.map { "\($0.name).txt" }))
  }

  @Test("of two megabytes is refused before it is run")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let script = "return " + String(repeating: "-- filler\n", count: 200_000)
    let path = try folder.write(script, to: "large.lua")
    let run = try Tool.animscript.run(["run", path])
    #expect(run.code == 3)
    #expect(run.errors.contains("error[E102]"))
    #expect(run.output.isEmpty)
  }

  @Test("leaves an older result untouched")
  func keepsOldResult() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out.json").path
    let good = try Tool.animscript.run(["run", "Scripts/slide_down.lua", "-o", output])
    #expect(good.code == 0, Comment(rawValue: good.errors))
    let before = try Data(contentsOf: URL(filePath: output))
    let bad = try Tool.animscript.run(
      ["run", "unknown_field.lua", "-o", output], in: Self.folder)
    #expect(bad.code == 1)
    #expect(try Data(contentsOf: URL(filePath: output)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["out.json"])
  }

  @Test("from a full disk is reported and leaves nothing half-written")
  func fullDisk() throws {
    let run = try Tool.animscript.run(["run", "Scripts/slide_down.lua", "-o", "/dev/full"])
    #expect(run.code == 5)
    #expect(run.errors.contains("error[E501]"))
  }
}
