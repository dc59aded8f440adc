internal import AnimscriptKit

/// A timeline told to a person: phases, tracks with their curves, events.
struct RunSummary {
  /// Columns of a curve.
  private static let curveWidth = 32
  /// Values looked at for each column, so that a peak between two columns counts.
  private static let valuesPerColumn = 16
  /// Lines of a section, unless all are asked for.
  private static let mostLines = 24

  let timeline: Timeline
  let drawsUnicode: Bool
  let isColored: Bool
  /// From `verbose` on all lines are shown, from `trace` on also the events that every run has.
  let volume: Console.Volume

  /// The whole summary, ending with a line end.
  var text: String {
    [
      heading + "\n",
      section("phases", phases),
      section("tracks", tracks),
      section("events", timeline.events.compactMap(line)),
    ].joined(separator: "\n")
  }

  private var heading: String {
    let size = "\(size(of: timeline.container)) points"
    let place = timeline.device.map { "\($0), \(size)" } ?? size
    let title = Style.place.apply(to: timeline.name.escaped(), isColored: isColored)
    let motion = timeline.motion == "full" ? "" : ", \(timeline.motion.escaped()) motion"
    return "\(title) on \(place.escaped())\(motion): \(short(timeline.duration.value, places: 3)) s"
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "\(title): none\n" }
    let shown = volume > .normal ? lines[...] : lines.prefix(Self.mostLines)
    var text = Style.place.apply(to: title, isColored: isColored) + "\n"
    for line in shown { text += "  \(line)\n" }
    if shown.count < lines.count {
      text += "  and \(lines.count - shown.count) more; '-v' shows all\n"
    }
    return text
  }

  private var phases: [String] {
    let changes = timeline.events.compactMap { event in
      if case .phase(let name) = event.kind { (time: event.time, name: name) } else { nil }
    }
    return changes.enumerated().map { index, change in
      let end = index + 1 < changes.count ? changes[index + 1].time : timeline.duration
      let length = (end - change.time).value
      let stay = length > 0 ? ", \(short(length, places: 3)) s" : ""
      return "\(clock(change.time))  \(change.name.escaped())\(stay)"
    }
  }

  private var tracks: [String] {
    let rows = timeline.tracks.map { track in
      let values = values(of: track)
      let least = values.min() ?? 0
      let most = values.max() ?? 0
      let places = places(of: track.property, from: least, to: most)
      let columns = stride(from: 0, to: values.count, by: Self.valuesPerColumn)
      let curve = Sparkline.text(columns.map { values[$0] }, drawsUnicode: drawsUnicode)
      return [
        track.layer.escaped(), track.property.rawValue, short(least, places: places),
        short(most, places: places), curve,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let names = "\(padEnd(row[0], widths[0]))  \(padEnd(row[1], widths[1]))"
      return "\(names)  \(padStart(row[2], widths[2])) to \(padEnd(row[3], widths[3]))  \(row[4])"
    }
  }

  /// Values at even distances from the start to the end of the run, both included.
  private func values(of track: Track) -> [Double] {
    let steps = (Self.curveWidth - 1) * Self.valuesPerColumn
    return (0...steps).map { step in
      track.value(at: timeline.duration * (Double(step) / Double(steps)))
    }
  }

  private func line(_ event: TimelineEvent) -> String? {
    guard let text = text(event.kind) else { return nil }
    return "\(clock(event.time))  \(text)"
  }

  private func text(_ kind: TimelineEvent.Kind) -> String? {
    switch kind {
    case .request(let request, nil): return text(request)
    case .request(let request, let reason?):
      return "\(text(request)) "
        + Style.warning.apply(to: "turned down: \(reason.escaped())", isColored: isColored)
    case .complete(let direction, let outcome):
      return "\(direction.rawValue) \(outcome.rawValue)"
    case .prepare: return "prepare"
    case .unwind: return "unwind"
    case .print(let text): return "print: \(text.escaped(keepsTabs: true))"
    case .phase: return nil
    case .capture(let layer): return routine("capture", layer)
    case .insert(let layer): return routine("insert", layer)
    case .remove(let layer): return routine("remove", layer)
    case .restore(let layer): return routine("restore", layer)
    case .scope(let layer): return routine("scope", layer ?? "everything")
    case .focus(let element): return routine("focus", element)
    case .announce(let text): return "announce: \(text.escaped())"
    }
  }

  /// An event that every run has.
  private func routine(_ name: String, _ layer: String) -> String? {
    volume == .trace ? "\(name) \(layer.escaped())" : nil
  }

  private func text(_ request: Request) -> String {
    switch request {
    case .present: "present"
    case .dismiss: "dismiss"
    case .tap(let x, let y, let layer):
      "tap at \(short(x.value)), \(short(y.value)) on \(layer?.escaped() ?? "nothing")"
    case .choose(let item): "choose \(item.escaped())"
    case .escape: "escape"
    case .touch(let x, let y, let layer):
      "touch at \(short(x.value)), \(short(y.value)) on \(layer?.escaped() ?? "nothing")"
    case .release(let x, let y): "release at \(short(x.value)), \(short(y.value))"
    case .cancel: "cancel"
    case .rotate(let container): "rotate to \(size(of: container))"
    case .pullAway: "pull away"
    }
  }

  private func size(of container: Container) -> String {
    let times = drawsUnicode ? "×" : "x"
    return "\(short(container.width.value)) \(times) \(short(container.height.value))"
  }

  /// A time with three decimals always, so that times stand under each other.
  private func clock(_ time: Seconds) -> String {
    let thousandths = Int((time.value * 1000).rounded())
    let rest = String(thousandths % 1000 + 1000).dropFirst()
    let text = "\(thousandths / 1000).\(rest) s"
    return padStart(text, 9)
  }

  /// Decimals that tell about three digits of a fraction's range, and of a length's or an angle's
  /// when it is below 1; one decimal otherwise.
  private func places(of property: Property, from least: Double, to most: Double) -> Int {
    let isFraction =
      switch property {
      case .scale, .opacity, .dim, .shadowOpacity: true
      case .x, .y, .rotation, .cornerRadius, .shadowRadius, .shadowX, .shadowY: false
      }
    var range = most > least ? most - least : max(least.magnitude, most.magnitude)
    guard range > 0, isFraction || range < 1 else { return 1 }
    var places = 1
    while range < 10, places < 6 {
      range *= 10
      places += 1
    }
    return places
  }

  /// A number without decimals that say nothing.
  private func short(_ value: Double, places: Int = 1) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return Decimal6((value * factor).rounded() / factor)?.description ?? "\(value)"
  }

  private func padStart(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.displayWidth)) + text
  }

  private func padEnd(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }
}
