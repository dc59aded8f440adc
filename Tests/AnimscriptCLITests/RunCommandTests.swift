import AnimscriptKit
import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("The run command")
struct RunCommandTests {
  private static let menu = """
    local anim = require "animscript"
    local set = anim.parameters { visible = 150 }
    print("loaded")
    return anim.transition {
      name = "Menu",
      timing = anim.ease { curve = "linear", duration = 0.5 },
      content = { presented = { y = anim.container.height - set.visible } },
    }
    """
  private static let wrong = """
    local anim = require "animscript"
    return anim.transition { name = "Menu", timng = 1 }
    """

  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = try folder.write(Self.menu, to: "menu.lua")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func timeline(_ device: Device, visible: String? = nil) throws -> Timeline {
    let parameters = visible.map { [ScriptOptions.Parameter(name: "visible", text: $0)] } ?? []
    let options = Animscript.RunOptions(
      device: device, script: ScriptOptions(parameters: parameters))
    return try #require(
      Animscript.run(try ScriptFile.read(path: script), options: options).timeline)
  }

  @Test("writes the timeline of the library on standard output, prints as notes beside it")
  func output() throws {
    let device = try #require(Device.named("iphone-se"))
    let played = try play(["run", script, "--device", "iphone-se", "--set", "visible=200"])
    #expect(try Array(played.output.utf8) == timeline(device, visible: "200").json())
    #expect(played.error == "note: \(script):3: loaded\n")
    #expect(played.code == .done)
  }

  @Test("adds samples only when a frame rate is given")
  func samples() throws {
    #expect(try object(play(["run", script]).output)["samples"] == nil)
    let samples = try object(play(["run", script, "--fps", "30"]).output)["samples"]
    #expect((samples as? [String: Any])?["fps"] as? Int == 30)
  }

  @Test("names the seed in the timeline")
  func seed() throws {
    #expect(try object(play(["run", script, "--seed", "7"]).output)["seed"] as? Int == 7)
  }

  @Test("writes a file, says so, and leaves standard output empty")
  func file() throws {
    let path = folder.path("menu.json")
    let played = try play(["run", script, "-o", path])
    #expect(try play(["run", script]).output == folder.text("menu.json"))
    #expect(played.output == "")
    #expect(
      played.error == "note: \(script):3: loaded\nnote: wrote \(path): 1 track, 1.5 s\n")
  }

  @Test("says nothing on success when it is to be quiet", arguments: ["-q", "--quiet"])
  func quiet(flag: String) throws {
    let played = try play(
      ["run", script, "-o", folder.path("menu.json"), flag], isTerminal: true)
    #expect(played == Played(output: "", error: "", code: .done))
  }

  @Test("tells a person what the file holds", arguments: [[], ["-v"], ["-vv"]])
  func summary(flags: [String]) throws {
    let path = folder.path("menu.json")
    let seen = try play(["run", script, "-o", path] + flags, isTerminal: true)
    let piped = try play(["run", script, "-o", path] + flags)
    #expect(seen.error.contains("content  y  0 to 702"))
    #expect(piped.error.contains("content  y  0 to 702") == !flags.isEmpty)
    #expect(seen.error.contains("restore content") == (flags == ["-vv"]))
  }

  @Test("writes to standard output when the file is a dash, without a summary")
  func dash() throws {
    let played = try play(["run", script, "-o", "-"], isTerminal: true)
    #expect(try played.output == play(["run", script]).output)
    #expect(!played.error.contains("wrote"))
  }

  @Test("tells what standard output holds only when asked to", arguments: ["-v", "-vv"])
  func summaryBesideOutput(flag: String) throws {
    let plain = try play(["run", script])
    for extra in [[], ["--json"]] {
      let told = try play(["run", script, flag] + extra)
      #expect(told.error.contains("content  y  0 to 702"))
      #expect(told.error.contains("restore content") == (flag == "-vv"))
      if extra.isEmpty { #expect(told.output == plain.output) }
    }
    #expect(!plain.error.contains("content  y"))
  }

  @Test("never replaces the script itself", arguments: ["menu.lua", "link.lua", "hard.lua"])
  func sparesScript(name: String) throws {
    symlink("menu.lua", folder.path("link.lua"))
    link(script, folder.path("hard.lua"))
    for flags in [["-f"], []] {
      let played = try play(["run", script, "-o", folder.path(name)] + flags)
      #expect(played.code == .surroundings)
      #expect(
        played.error == """
          \(folder.path(name)): error[E501]: cannot write: it is the script itself
          hint: choose another name for the result

          """)
    }
    #expect(try folder.text("menu.lua") == Self.menu)
  }

  @Test("ends with 1 and an empty standard output when the script has an error")
  func scriptError() throws {
    let path = try folder.write(Self.wrong, to: "wrong.lua")
    let played = try play(["run", path, "-o", folder.path("wrong.json")])
    #expect(played.code == .no)
    #expect(played.output == "")
    #expect(played.error.hasPrefix("\(path):2:41: error[E201]: timng: "))
    #expect(folder.names == ["menu.lua", "wrong.lua"])
  }

  @Test("ends with 3 when there is no such script")
  func missing() throws {
    let played = try play(["run", folder.path("menus.lua")])
    #expect(played.code == .badInput)
    #expect(played.error.contains("error[E101]"))
    #expect(played.error.contains("menu.lua"))
  }

  @Test("ends with 6 when the script does not end")
  func endless() throws {
    let path = try folder.write("while true do end", to: "endless.lua")
    let played = try play(["run", path, "--max-steps", "1000"])
    #expect(played.code == .limit)
    #expect(played.error.hasPrefix("\(path):1: error[E401]: "))
  }

  @Test("reports a run as one object, with the timeline in it or in the file")
  func json() throws {
    let alone = try object(play(["run", script]).output)
    let inside = try object(play(["run", script, "--json"]).output)
    #expect(inside["schema"] as? String == "animscript.run/1")
    #expect(inside["timeline"] as? NSDictionary == alone as NSDictionary)
    let notes = try #require(inside["diagnostics"] as? [[String: Any]])
    #expect(notes.map { $0["message"] as? String } == ["loaded"])

    let path = folder.path("menu.json")
    let beside = try object(play(["run", script, "--json", "-o", path]).output)
    #expect(beside["output"] as? String == path)
    #expect(beside["timeline"] is NSNull)
    #expect(try object(folder.text("menu.json")) as NSDictionary == alone as NSDictionary)
  }

  @Test("reports errors in the object and as text")
  func jsonError() throws {
    let path = try folder.write(Self.wrong, to: "wrong.lua")
    let played = try play(["run", path, "--json"])
    #expect(played.code == .no)
    #expect(played.error.contains("error[E201]"))
    let object = try object(played.output)
    #expect(object["timeline"] is NSNull)
    let errors = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(errors.count == 1)
    #expect(errors[0]["code"] as? String == "E201")
    #expect(errors[0]["line"] as? Int == 2)
    #expect(errors[0]["column"] as? Int == 41)
  }

  @Test("reports in the object that the file could not be written")
  func jsonUnwritable() throws {
    let played = try play(["run", script, "--json", "-o", folder.path("no/menu.json")])
    #expect(played.code == .surroundings)
    let object = try object(played.output)
    #expect(object["output"] is NSNull)
    let errors = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(errors.last?["code"] as? String == "E501")
  }

  @Test("does not run a script whose result would replace something foreign")
  func foreign() throws {
    let path = try folder.write("notes", to: "notes.txt")
    let refused = try play(["run", script, "-o", path], isTerminal: true)
    #expect(refused.code == .surroundings)
    #expect(!refused.error.contains("loaded"))
    #expect(refused.error.contains("--force"))
    #expect(try folder.text("notes.txt") == "notes")
    #expect(try play(["run", script, "-fo", path]).code == .done)
  }

  static let answers: [(answer: String, flags: [String], isReplaced: Bool, isAsked: Bool)] = [
    ("y\n", [], true, true), ("YES\n", [], true, true), ("n\n", [], false, true),
    ("\n", [], false, true), ("", [], false, true), ("y\n", ["--no-input"], false, false),
  ]

  @Test("asks a person before it replaces something foreign", arguments: answers)
  func asks(answer: String, flags: [String], isReplaced: Bool, isAsked: Bool) throws {
    let path = try folder.write("notes", to: "notes.txt")
    let played = try play(
      ["run", script, "-o", path] + flags, input: answer, isTerminal: true, isInputTerminal: true)
    #expect(played.code == (isReplaced ? .done : .surroundings))
    #expect(try (folder.text("notes.txt") != "notes") == isReplaced)
    #expect(played.error.contains("did not make? [y/N]") == isAsked)
  }

  @Test("says how to name a script that begins like a flag", arguments: ["-x.lua", "--x.lua"])
  func dashedName(name: String) throws {
    let played = try play(["run", name])
    #expect(played.code == .wrongUse)
    #expect(
      played.error.hasSuffix(
        "hint: for the file of that name write './\(name)', or put '--' before it\n"))
  }

  @Test("takes scripts of any name", arguments: ["a b.lua", "-a.lua", "a\nb.lua", "ä.lua"])
  func names(name: String) throws {
    let path = try folder.write(Self.menu, to: name)
    #expect(try play(["run", "--", path]).code == .done)
  }
}
