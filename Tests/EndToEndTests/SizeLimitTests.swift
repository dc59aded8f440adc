import Foundation
import TestSupport
import Testing

@Suite("A timeline without end")
struct SizeLimitTests {
  static let script = """
    local anim = require "animscript"
    local items, events = {}, {}
    for i = 1, 256 do
      items[i] = "Item " .. i
      events[i] = { at = (i - 1) * 14, event = i % 2 == 1 and "present" or "dismiss" }
    end
    return anim.transition {
      name = "Huge",
      menu = {
        dismissed = { y = -100 }, items = items,
        item = { dismissed = { x = 1, y = 5, opacity = 0, scale = 0.5, rotation = 3 }, stagger = 0.01 },
      },
      scenario = events,
    }
    """

  @Test("is refused as a limit, with nothing written")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.script, to: "huge.lua")
    let output = folder.url.appending(path: "out.json").path
    let run = try Tool.animscript.run(["run", path, "-o", output, "--fps", "1000"])
    #expect(run.code == 6)
    #expect(run.errors.contains("error[E404]: the timeline would be larger than 64 MiB"))
    #expect(run.output.isEmpty)
    #expect(folder.isWithout("out.json"))
  }
}
