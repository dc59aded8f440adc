import Motion
import Testing
import Timelines

@Suite("Track")
struct TrackTests {
  @Test(
    "keeps the total time of ten steps at any tick rate (F09)", arguments: [24, 30, 60, 120, 144])
  func chain(rate: Int) throws {
    var segments: [Segment] = []
    for step in 0..<10 {
      let start = Seconds(Double(step) / 10)
      let end = Seconds(Double(step + 1) / 10)
      segments.append(
        try Segment(
          start: start, end: end, from: Double(step), to: Double(step + 1),
          timing: .ease(.named(.linear))))
    }
    let track = try Track(layer: "content", property: .x, segments: segments)
    #expect(segments[9].end == 1)
    #expect((track.value(at: 0.55) - 5.5).magnitude < 1e-9)
    for time in try FrameTimes(rate: rate, duration: 1) {
      #expect((track.value(at: time) - 10 * time.value).magnitude < 1e-9)
    }
    #expect(track.value(at: 1) == 10)
  }

  @Test("lets the later segment answer where two meet")
  func boundary() throws {
    let track = try Track(
      layer: "content", property: .x,
      segments: [
        Segment(start: 0, end: 0.2, from: 0, to: 0, timing: .hold),
        Segment(start: 0.2, end: 0.2, from: 0, to: 5, timing: .ease(.named(.linear))),
        Segment(start: 0.2, end: 1, from: 5, to: 5, timing: .hold),
      ])
    #expect(track.value(at: 0.199_999) == 0)
    #expect(track.value(at: 0.2) == 5)
    #expect(track.value(at: 2) == 5)
  }

  @Test("refuses gaps, overlaps and nothing")
  func refuses() throws {
    let first = try Segment(start: 0, end: 1, from: 0, to: 1, timing: .hold)
    let late = try Segment(start: 1.5, end: 2, from: 0, to: 1, timing: .hold)
    #expect(throws: TimelineError.segmentsDoNotTouch(end: 1, nextStart: 1.5)) {
      try Track(layer: "content", property: .y, segments: [first, late])
    }
    #expect(throws: TimelineError.noSegments) {
      try Track(layer: "content", property: .y, segments: [])
    }
  }

  @Test("draws nothing more than opaque and no size below nothing when a spring passes its target")
  func range() throws {
    let spring = try Spring(mass: 1, stiffness: 300, damping: 5)
    let notation = SpringNotation(family: .physical, parameters: [])
    func extremes(_ property: Property, to: Double) throws -> ClosedRange<Double> {
      let segment = try Segment(
        start: 0, end: 2, from: 1 - to, to: to,
        timing: .spring(spring, velocity: 0, notation: notation))
      let track = try Track(layer: "content", property: property, segments: [segment])
      let values = try FrameTimes(rate: 200, duration: 2).map { track.value(at: $0) }
      return (values.min() ?? 0)...(values.max() ?? 0)
    }
    #expect(try extremes(.opacity, to: 1) == 0...1)
    #expect(try extremes(.scale, to: 0).lowerBound == 0)
    #expect(try extremes(.y, to: 1).upperBound > 1.5)
  }
}
