import Motion
import Testing
import Timelines

@Suite("RunStatistics")
struct RunStatisticsTests {
  @Test("gives the highest speed and the overshoot of a spring in points (F16)")
  func spring() throws {
    // Response 0.5, damping fraction 0.8: the peak is at 1.0151646 of the way (field case 16). The
    // speed of a motion from rest peaks where acceleration is 0: at atan(√(1−ζ²)/ζ)/ω_d, and there
    // it is ω · e^(−ζ·φ/√(1−ζ²)) travels a second with φ = acos ζ.
    let spring = try Spring(stiffness: 157.91367041742973, damping: 20.106192982974676)
    let segment = try Segment(
      start: 0, end: 1.2, from: 0, to: 852,
      timing: .spring(
        spring, velocity: 0, notation: SpringNotation(family: .physical, parameters: [])))
    let timeline = Timeline(
      name: "T", device: nil, container: try Container(width: 393, height: 852), duration: 1.2,
      seed: 0, backdrop: .black,
      layers: [
        TimelineLayer(
          id: "menu", role: .menu, z: 0, frame: Frame(x: 0, y: 0, width: 393, height: 852),
          pose: PropertyValues(), accessibility: AccessibilityElement(role: .menu))
      ],
      tracks: [try Track(layer: "menu", property: .y, segments: [segment])],
      events: [
        TimelineEvent(time: 0, kind: .phase("presenting")),
        TimelineEvent(time: 1.2, kind: .phase("presented")),
        TimelineEvent(time: 1.2, kind: .complete(.present, .finished)),
      ])
    let run = try #require(timeline.runs.first)
    #expect(timeline.runs.count == 1)
    #expect(run.start == 0 && run.end == 1.2)
    #expect(run.layers.map(\.layer) == ["menu"])
    #expect((run.layers[0].overshoot - 852 * 0.0151646).magnitude < 1e-4)
    // ω = 4π, ζ = 0.8, φ = acos 0.8 = 0.643501109.
    #expect((run.layers[0].peakSpeed - 852 * 12.566370614 * 0.42400862652).magnitude < 1e-4)
  }
}
