import Motion
import Testing
import Timelines
import Transitions

@testable import Checking

@Suite("Coverage")
struct CoverageRuleTests {
  /// The field case F16: the strip at the top of a 393 × 852 container.
  @Test("finds the strip at the top where and when the spring passes its target (F16)")
  func slideDown() throws {
    var menu = Menus(timing: try Menus.bouncy())
    menu.content = try Layer(presented: Pose(y: .height - 150), overshoot: .extend)
    let report = try menu.report(on: [Menus.device()], depth: 1)
    #expect(report.summary == ["coverage: menu.overshoot"])
    let player = try Self.presented(menu)
    let end = try #require(player.runEnd)
    let strips = CoverageRule.strips(in: player, until: end, along: Edge.allCases)
    let strip = try #require(strips.first)
    #expect(strips.count == 1)
    #expect(strip.edge == .top)
    #expect(strip.layer == "menu")
    #expect((strip.depth - 12.920).magnitude < 0.001)
    #expect((strip.peak.value - 0.41667).magnitude < 1e-5)
    #expect((strip.first.value - 0.33132).magnitude < 1e-5)
    #expect((strip.last.value - 0.74799).magnitude < 1e-5)
  }

  static func presented(_ menus: Menus) throws -> Player {
    var player = try Player(Plan(menus.transition()), on: Menus.device())
    try player.play(.present, at: 0)
    return player
  }
}
