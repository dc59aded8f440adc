import Motion
import Testing

@Suite("SpringPreset")
struct SpringPresetTests {
  @Test("every preset is a spring, under a name of its own")
  func all() throws {
    #expect(Set(SpringPreset.all.map(\.name)).count == SpringPreset.all.count)
    for preset in SpringPreset.all {
      let timing = try SpringTiming(preset.notation)
      #expect(timing.duration > 0, "\(preset.name)")
      #expect(!preset.source.isEmpty)
    }
  }

  /// Constants that the systems publish.
  private static let known: [(name: String, stiffness: Double, damping: Double)] = [
    ("swiftui/smooth", 157.91367041742973, 25.132741228718345),
    ("core_animation/default", 100, 10),
    ("origami/default", 230.2, 22),
    ("react_spring/wobbly", 180, 12),
    ("compose/default", 1500, 77.45966692414834),
    ("android/medium_stiffness/medium_bouncy", 1500, 38.72983346207417),
  ]

  @Test("has the constants of its system", arguments: known)
  func constants(name: String, stiffness: Double, damping: Double) throws {
    let preset = try #require(SpringPreset(named: name))
    let spring = try SpringTiming(preset.notation).spring
    #expect((spring.stiffness / stiffness - 1).magnitude < 1e-12)
    #expect((spring.damping / damping - 1).magnitude < 1e-12)
  }

  @Test("the UIKit system spring is critical and takes half a second")
  func system() throws {
    let preset = try #require(SpringPreset(named: "uikit/default"))
    let timing = try SpringTiming(preset.notation)
    // The platform reports 0.5058237; the reference allows 2e-4.
    #expect((timing.duration.value - 0.5058237).magnitude < 2e-4)
    #expect(
      timing.warnings == [
        .treated(field: .damping, written: 500, as: timing.spring.damping)
      ])
    #expect(SpringPreset(named: "uikit/unknown") == nil)
  }
}
