internal import Motion
internal import Timelines
internal import Transitions

extension Decoding {
  /// The layers that every transition has.
  static let screens = ["content", "menu"]

  /// Notes the names of all layers before anything is read that may name one.
  mutating func noteNames(ofLayers value: LuaValue?) {
    guard case .table(let table)? = value else { return }
    let name = Schema.extraLayer.fields.name.name
    for case .table(let layer) in table.list {
      if case .string(let text)? = layer[name] { surroundings.layerNames.append(text) }
    }
  }

  mutating func extraLayer(_ value: LuaValue, at place: FieldPlace) -> ExtraLayer? {
    guard let fields = open(value, as: Schema.extraLayer, at: place) else { return nil }
    let name = read(\.name, of: fields)
    let frame = read(\.frame, of: fields)
    let above = read(\.above, of: fields)
    let below = read(\.below, of: fields)
    let shared = read(\.shared, of: fields)
    let size = OwnSize(width: frame.width, height: frame.height)
    let layer = layer(fields.part(\.layer), size: size)
    if name.contains(".") {
      report(
        .outOfRange, self.place(of: \.name, in: fields),
        "must not contain a dot, got \(name.quoted)",
        hint: "a dot stands between a layer and what is in it, as in menu.first")
    }
    if above != nil, below != nil {
      report(
        .conflictingFields, self.place(of: \.below, in: fields), "must stand alone, not with above",
        hint: "one neighbour is enough: the layer stands directly beside it")
    }
    guard let layer else { return nil }
    surroundings.sizes[name] = size
    return ExtraLayer(
      id: name, frame: frame, place: below.map { .below($0) } ?? .above(above ?? "content"),
      shared: shared, layer: layer)
  }

  mutating func frame(_ value: LuaValue, at place: FieldPlace) -> Box<Length>? {
    guard let fields = open(value, as: Schema.frame, at: place) else { return nil }
    return Box(
      x: read(\.x, of: fields), y: read(\.y, of: fields), width: read(\.width, of: fields),
      height: read(\.height, of: fields))
  }

  /// Notes what only shows with all layers in view: names, neighbours and shared ids.
  mutating func reportMismatches(among layers: [ExtraLayer], at place: FieldPlace) {
    let known = Schema.extraLayer.fields
    var places: [String: FieldPath?] = [:]
    for name in Self.screens { places[name] = .some(nil) }
    for (index, layer) in layers.enumerated() {
      let own = place.index(index + 1)
      if let earlier = places[layer.id] {
        report(
          .outOfRange, own.field(known.name.name),
          "is \(layer.id.quoted), which \(earlier.map { "\($0)" } ?? "every transition") has already",
          hint: "give the layer a name of its own")
      }
      if places[layer.place.neighbour] == nil {
        let field = if case .below = layer.place { known.below.name } else { known.above.name }
        let isSelf = layer.place.neighbour == layer.id
        report(
          .unknownName, own.field(field),
          isSelf
            ? "must be another layer" : "\(layer.place.neighbour.quoted) comes later in the list",
          hint: isSelf ? nil : "move that layer up: each stands beside one that is there already")
      }
      places[layer.id] = own.path
    }
    reportLoneShares(among: layers, at: place)
  }

  private mutating func reportLoneShares(among layers: [ExtraLayer], at place: FieldPlace) {
    let shares = layers.enumerated().compactMap { index, layer in
      layer.shared.map { (name: $0, place: place.index(index + 1).field("shared")) }
    }
    for share in shares {
      let mates = shares.filter { $0.name == share.name }
      if mates.count == 1 {
        let others = shares.map(\.name).filter { $0 != share.name }
        report(
          .unknownName, share.place,
          "no other layer shares \(share.name.quoted), but two are needed",
          hint: Suggestion.nearest(to: share.name, among: others)
            .map { "did you mean \($0.quoted)?" }
            ?? "give another layer shared = \(share.name.quoted)")
      } else if mates.count > 2, mates[2].place == share.place {
        report(
          .conflictingFields, share.place,
          "\(share.name.quoted) is shared by \(mates.count) layers, but two are matched",
          hint: "give each pair an id of its own")
      }
    }
  }
}

extension FieldType where Value == ExtraLayer {
  static var extraLayer: Self {
    FieldType(.table(ExtraLayerFields.name)) { $2.extraLayer($0, at: $1) }
  }
}

extension FieldType where Value == Box<Length> {
  /// A rectangle in the container.
  static var frame: Self {
    FieldType(.table(FrameFields.name)) { $2.frame($0, at: $1) }
  }
}
