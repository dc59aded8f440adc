import Motion
import Testing
import Timelines

@Suite("Segment")
struct SegmentTests {
  static let spring = try? Spring(mass: 1, stiffness: 170, damping: 26)

  @Test("gives exactly its ends at and beyond them")
  func ends() throws {
    let spring = try #require(Self.spring)
    let notation = SpringNotation(family: .physical, parameters: [])
    let segment = try Segment(
      start: 0.25, end: 0.75, from: -844, to: 0.1,
      timing: .spring(spring, velocity: 675.2, notation: notation))
    for time: Seconds in [0, 0.25] { #expect(segment.value(at: time) == -844) }
    for time: Seconds in [0.75, 1, 100] { #expect(segment.value(at: time) == 0.1) }
  }

  @Test("goes on as before up to the instant at which it is cut")
  func cut() throws {
    let spring = try #require(Self.spring)
    let notation = SpringNotation(family: .physical, parameters: [])
    for timing in [
      SegmentTiming.spring(spring, velocity: 0, notation: notation), .ease(.named(.inOutCubic)),
    ] {
      let whole = try Segment(start: 1, end: 2, from: 0, to: 100, timing: timing)
      let cut = try whole.cut(at: 1.4)
      for time: Seconds in [1, 1.1, 1.25, 1.4] {
        #expect(cut.value(at: time) == whole.value(at: time))
      }
      #expect(cut.value(at: 3) == whole.value(at: 1.4))
      #expect(cut.state(at: 1.4).velocity == whole.state(at: 1.4).velocity)
    }
  }

  @Test("is the same segment when it is cut at its own end")
  func cutAtEnd() throws {
    let whole = try Segment(start: 0, end: 0.5, from: 0, to: 5, timing: .ease(.named(.linear)))
    #expect(try whole.cut(at: 0.5) == whole)
  }

  @Test("without length, is its target from its instant on and never not-a-number (F10)")
  func zeroLength() throws {
    let jump = try Segment(start: 0.2, end: 0.2, from: 0, to: 5, timing: .ease(.named(.linear)))
    #expect(jump.value(at: 0.1) == 0)
    #expect(jump.value(at: 0.2) == 5)
    #expect(jump.state(at: 0.1).velocity == 0)
    #expect(jump.state(at: 0.2).velocity == 0)
  }

  @Test("refuses times that go backwards and values that are no numbers")
  func refuses() {
    #expect(throws: TimelineError.badTimes(start: 1, end: 0.5)) {
      try Segment(start: 1, end: 0.5, from: 0, to: 1, timing: .hold)
    }
    #expect(throws: TimelineError.self) {
      try Segment(start: 0, end: 1, from: .nan, to: 1, timing: .hold)
    }
    #expect(throws: TimelineError.self) {
      try Segment(start: 0, end: 2, from: 0, to: 1, timing: .hold, length: 1)
    }
  }
}
