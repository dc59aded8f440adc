internal import Motion
internal import Timelines

extension Player {
  mutating func prepare() throws {
    guard let callbacks else { return }
    let data = try callbacks.prepare(content: contentData)
    logPrintedLines(of: callbacks)
    menuData = menuData.merging(data)
    log(.prepare(data))
  }

  mutating func unwind(_ id: String) throws {
    guard let callbacks, let item = transition.menu.items.first(where: { $0.id == id }) else {
      return
    }
    let chosen = DataValue.record(
      LayerData([
        DataField(name: "id", value: .string(item.id)),
        DataField(name: "title", value: .string(item.title)),
      ]).fields)
    menuData = menuData.merging(LayerData([DataField(name: "chosen", value: chosen)]))
    let data = try callbacks.unwind(menu: menuData)
    logPrintedLines(of: callbacks)
    contentData = contentData.merging(data)
    log(.unwind(data))
  }

  mutating func complete(_ direction: Direction, _ outcome: Outcome, step: Int) throws {
    log(.complete(direction, outcome))
    guard let callbacks, stage.plan.transitions[step].callbacks.contains(.onComplete) else {
      return
    }
    try callbacks.onComplete(outcome, direction, step: step)
    logPrintedLines(of: callbacks)
  }

  /// The element that a focus rule means now: `menu.first`, `menu.selected`, or an element by name.
  func element(_ rule: String) -> String {
    let items = transition.menu.items
    let first = items.first { !$0.isDisabled }.map(Plan.rowID)
    switch rule {
    case "menu.first": return first ?? "menu"
    case "menu.selected":
      guard case .string(let id)? = menuData["selected"],
        let item = items.first(where: { $0.id == id })
      else { return first ?? "menu" }
      return Plan.rowID(item)
    default: return rule
    }
  }

  private mutating func logPrintedLines(of callbacks: any TransitionCallbacks) {
    for line in callbacks.takePrintedLines() { log(.print(line)) }
  }
}
