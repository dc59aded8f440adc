internal import Motion
internal import Timelines
internal import Transitions

extension Decoding {
  mutating func pose(_ value: LuaValue, at place: FieldPlace) -> Pose? {
    guard let fields = open(value, as: Schema.pose, at: place) else { return nil }
    return pose(fields)
  }

  private mutating func pose(_ fields: OpenTable<PoseFields>) -> Pose? {
    let x = read(\.x, of: fields)
    let y = read(\.y, of: fields)
    let scale = read(\.scale, of: fields)
    let rotation = read(\.rotation, of: fields)
    let opacity = read(\.opacity, of: fields)
    let cornerRadius = read(\.cornerRadius, of: fields)
    let dim = read(\.dim, of: fields)
    let shadow = read(\.shadow, of: fields)
    return made(at: fields.place) {
      try Pose(
        x: x, y: y, scale: scale, rotation: rotation, opacity: opacity,
        cornerRadius: cornerRadius, dim: dim, shadow: shadow)
    }
  }

  mutating func shadow(_ value: LuaValue, at place: FieldPlace) -> Shadow? {
    guard let fields = open(value, as: Schema.shadow, at: place) else { return nil }
    let radius = read(\.radius, of: fields)
    let opacity = read(\.opacity, of: fields)
    let x = read(\.x, of: fields)
    let y = read(\.y, of: fields)
    return made(at: place) { try Shadow(radius: radius, opacity: opacity, x: x, y: y) }
  }

  /// A pose, or a list of keyframes whose last one is the pose.
  mutating func rest(_ value: LuaValue, at place: FieldPlace) -> Rest? {
    guard case .table(let table) = value, !table.list.isEmpty else {
      return pose(value, at: place).map { Rest(pose: $0) }
    }
    let before = problems.count
    guard let keys = list(value, of: .keyframe, at: place) else { return nil }
    reportDisorder(of: keys, at: place)
    guard problems.count == before, let last = keys.last else { return nil }
    return made(at: place) {
      let stops = try keys.dropLast().map { key in
        try PoseKeyframe(
          at: key.at, pose: key.pose, properties: key.properties, easing: key.easing)
      }
      let path = try PosePath(keyframes: stops, lastEasing: last.easing)
      return Rest(pose: last.pose, path: path)
    }
  }

  mutating func keyframe(_ value: LuaValue, at place: FieldPlace) -> ReadKeyframe? {
    guard let fields = open(value, as: Schema.keyframe, at: place) else { return nil }
    let before = problems.count
    let at = read(\.at, of: fields)
    let easing = read(\.curve, of: fields)
    let pose = pose(fields.part(\.pose))
    guard problems.count == before, let pose else { return nil }
    let properties = fields.values.fields.flatMap { Property.properties(of: $0.name) }
    return ReadKeyframe(at: at, easing: easing, pose: pose, properties: Set(properties))
  }

  private mutating func reportDisorder(of keys: [ReadKeyframe], at place: FieldPlace) {
    let at = Schema.keyframe.fields.at.name
    for (index, pair) in zip(keys, keys.dropFirst()).enumerated() where pair.1.at <= pair.0.at {
      report(
        .outOfRange, place.index(index + 2).field(at),
        "must be above that of the keyframe before it, got \(pair.1.at.shown)"
          + " after \(pair.0.at.shown)", hint: "write keyframes in the order of their progress")
      return
    }
    guard let last = keys.last, last.at != 1 else { return }
    report(
      .outOfRange, place.index(keys.count).field(at),
      "must be 1 in the last keyframe, got \(last.at.shown)",
      hint: "the last keyframe is the rest itself: { at = 1, … }")
  }
}

/// A keyframe as it was read.
struct ReadKeyframe: Sendable {
  let at: Double
  let easing: Easing
  let pose: Pose
  /// What was written.
  let properties: Set<Property>
}

extension Property {
  /// The properties that a field of a pose stands for.
  fileprivate static func properties(of field: String) -> [Property] {
    if field == Schema.pose.fields.shadow.name {
      return [.shadowRadius, .shadowOpacity, .shadowX, .shadowY]
    }
    return Property(rawValue: field).map { [$0] } ?? []
  }
}

extension FieldType where Value == Rest {
  static var rest: Self {
    FieldType(.either([.table(PoseFields.name), .list(of: .table(KeyframeFields.name))])) {
      $2.rest($0, at: $1)
    }
  }
}

extension FieldType where Value == ReadKeyframe {
  static var keyframe: Self {
    FieldType(.table(KeyframeFields.name)) { $2.keyframe($0, at: $1) }
  }
}
