import Motion
import Testing
import Timelines
import Transitions

@Suite("Pictures of the content")
struct SnapshotTests {
  /// Changes the title when an item is chosen.
  struct TitleChange: TransitionCallbacks {
    func prepare(content: LayerData) -> LayerData { LayerData() }
    func unwind(menu: LayerData) -> LayerData {
      guard case .record(let chosen)? = menu["chosen"] else { return LayerData() }
      return LayerData([DataField(name: "title", value: LayerData(chosen)["title"] ?? .bool(false))]
      )
    }
    func onComplete(_ outcome: Outcome, _ direction: Direction, step: Int) {}
    func takePrintedLines() -> [String] { [] }
  }

  static func run(_ capture: CaptureOrder) throws -> Timeline {
    let transition = try Transition(
      name: "Title", timing: .ease(.named(.linear), duration: 0.5),
      content: Layer(
        presented: Pose(y: .height - 150),
        data: LayerData([DataField(name: "title", value: .string("Home"))]), capture: capture),
      menu: Menu(
        layer: Layer(dismissed: Pose(y: -.height)), items: [Row(id: "news", title: "News")]),
      callbacks: [.unwind],
      scenario: RunTests.scenario([(0, .present), (1, .choose(item: "news"))]))
    return try Run(
      Plan(transition), on: RunTests.device(393, 852), callbacks: TitleChange()
    ).timeline
  }

  static let orders: [(capture: CaptureOrder, events: [String])] = [
    (.afterUpdates, ["unwind", "capture"]), (.beforeUpdates, ["capture", "unwind"]),
  ]

  @Test("are taken before or after a pending change of data, as the author says", arguments: orders)
  func order(capture: CaptureOrder, events: [String]) throws {
    let timeline = try Self.run(capture)
    let found = timeline.events.filter { $0.time == 1 }.compactMap { event -> String? in
      switch event.kind {
      case .unwind(let data):
        #expect(data == LayerData([DataField(name: "title", value: .string("News"))]))
        return "unwind"
      case .capture(layer: "content"): return "capture"
      default: return nil
      }
    }
    #expect(found == events)
  }

  @Test("are counted for each run, and the live content comes back once")
  func counted() throws {
    let timeline = try Self.run(.afterUpdates)
    #expect(timeline.runs.map(\.captures) == [1, 1])
    #expect(timeline.events.count { $0.kind == .restore(layer: "content") } == 1)
    // A dismissal that changes no data shows the picture that is there.
    let plain = try Run(RunTests.slideDown(), on: RunTests.device(393, 852)).timeline
    #expect(plain.runs.map(\.captures) == [1, 0])
  }
}
