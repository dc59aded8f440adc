import Motion
import TestSupport
import Testing
import Timelines

@testable import Transitions

@Suite("TransitionMachine")
struct TransitionMachineTests {
  typealias Machine = TransitionMachine

  static func machine() throws -> Machine {
    let menu = try Menu(
      layer: Layer(),
      items: [Row(id: "home", title: "Home"), Row(id: "off", title: "Off", isDisabled: true)])
    let transition = try Transition(
      name: "T", timing: .ease(.named(.linear), duration: 1), content: Layer(), menu: menu,
      dismissal: Dismissal(tap: "content"))
    return Machine(Machine.Setup(Plan(transition)))
  }

  struct Step: Sendable {
    let path: [Machine.Event]
    let event: Machine.Event
    let phase: String
    let effects: [Machine.Effect]
  }

  static let cleanUp: [Machine.Effect] = [
    .remove(layer: "menu"), .remove(layer: "content"), .restore(layer: "content"),
  ]

  static let accepted: [Step] = [
    Step(
      path: [], event: .present, phase: "presenting",
      effects: [.capture(layer: "content"), .insert(layer: "menu"), .animate(.present)]),
    Step(
      path: [.present], event: .settled, phase: "presented",
      effects: [.scope(layer: "menu"), .focus("menu.first"), .complete(.present, .finished)]),
    Step(
      path: [.present, .settled], event: .dismiss, phase: "dismissing",
      effects: [.animate(.dismiss)]),
    Step(
      path: [.present, .settled], event: .tap(layer: "content"), phase: "dismissing",
      effects: [.animate(.dismiss)]),
    Step(
      path: [.present, .settled], event: .choose(item: "home"), phase: "dismissing",
      effects: [.animate(.dismiss)]),
    Step(
      path: [.present, .settled, .dismiss], event: .settled, phase: "dismissed",
      effects: cleanUp + [
        .scope(layer: nil), .focus("content.trigger"), .complete(.dismiss, .finished),
      ]),
    Step(
      path: [.present], event: .dismiss, phase: "presenting_returning",
      effects: [.retarget(.dismiss)]),
    Step(
      path: [.present], event: .tap(layer: "content"), phase: "presenting_returning",
      effects: [.retarget(.dismiss)]),
    Step(
      path: [.present, .dismiss], event: .settled, phase: "dismissed",
      effects: cleanUp + [.complete(.present, .cancelled)]),
  ]

  @Test("answers an accepted event with its effects in order", arguments: accepted)
  func accepts(step: Step) throws {
    var machine = try Self.machine()
    for event in step.path { _ = try machine.handle(event) }
    #expect(try machine.handle(step.event) == step.effects)
    #expect(machine.phase.name == step.phase)
  }

  static let refused: [(path: [Machine.Event], event: Machine.Event, reason: String)] = [
    ([], .dismiss, "the menu is not presented"),
    ([], .tap(layer: "content"), "the menu is not presented"),
    ([], .choose(item: "home"), "the menu is not presented"),
    ([.present], .present, "the menu is already being presented"),
    ([.present], .choose(item: "home"), "the menu is not presented"),
    ([.present, .dismiss], .present, "the menu is on its way back"),
    ([.present, .dismiss], .dismiss, "the menu is already on its way back"),
    ([.present, .settled], .present, "the menu is already presented"),
    ([.present, .settled], .tap(layer: "menu"), "a tap on this layer does not dismiss"),
    ([.present, .settled], .tap(layer: nil), "no layer was hit"),
    ([.present, .settled], .choose(item: "off"), "the item is disabled"),
    ([.present, .settled], .choose(item: "away"), "the menu has no such item"),
    ([.present, .settled, .dismiss], .present, "the menu is being dismissed"),
    ([.present, .settled, .dismiss], .dismiss, "the menu is already being dismissed"),
  ]

  @Test("turns other events down, says why and changes nothing", arguments: refused)
  func refuses(path: [Machine.Event], event: Machine.Event, reason: String) throws {
    var machine = try Self.machine()
    for step in path { _ = try machine.handle(step) }
    let before = machine
    #expect(try machine.handle(event) == [.refuse(reason: reason)])
    #expect(machine == before)
  }

  @Test("takes settled as an error when nothing moves")
  func settledAtRest() throws {
    var machine = try Self.machine()
    #expect(throws: TransitionMachineError.settledAtRest) { try machine.handle(.settled) }
  }

  @Test("completes every accepted run exactly once, whatever is asked in between")
  func completesOnce() throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<2_000 {
      var machine = try Self.machine()
      var started = 0
      var completed = 0
      for _ in 0..<30 {
        let events: [Machine.Event] = [
          .present, .dismiss, .tap(layer: "content"), .tap(layer: "menu"), .choose(item: "home"),
          .settled,
        ]
        let event = events[Int(random.next() % UInt64(events.count))]
        if event == .settled, machine.phase.isRest { continue }
        let wasAtRest = machine.phase.isRest
        let effects = try machine.handle(event)
        if wasAtRest, !machine.phase.isRest { started += 1 }
        completed += effects.count { if case .complete = $0 { true } else { false } }
        #expect(started - completed == (machine.phase.isRest ? 0 : 1))
      }
    }
  }
}
