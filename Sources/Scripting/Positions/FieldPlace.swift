/// A value of a script's description: the path to it, and the constructors on the way.
struct FieldPlace: Hashable, Sendable {
  /// A call of a constructor that the running script reported.
  struct Anchor: Hashable, Sendable {
    /// The number of steps from the description to what the call returned.
    let depth: Int
    let constructor: Constructor
    let place: LuaPlace
  }

  var path = FieldPath.root
  /// From the description inwards.
  var anchors: [Anchor] = []
  /// Whether the places inside this one are told apart from it.
  private var isKept = true

  init(path: FieldPath = .root, anchors: [Anchor] = []) {
    self.path = path
    self.anchors = anchors
  }

  /// The description itself.
  static let root = FieldPlace()

  /// Any place, where nobody will ask which.
  static let anywhere = {
    var place = FieldPlace()
    place.isKept = false
    return place
  }()

  /// The place of a field of this table.
  func field(_ name: String) -> FieldPlace {
    isKept ? FieldPlace(path: path.field(name), anchors: anchors) : self
  }

  /// The place of an entry of this list, from 1.
  func index(_ index: Int) -> FieldPlace {
    isKept ? FieldPlace(path: path.index(index), anchors: anchors) : self
  }

  /// This place, made by a call; unchanged when it is not known which.
  func made(by constructor: Constructor, at place: LuaPlace?) -> FieldPlace {
    guard isKept, let place else { return self }
    let anchor = Anchor(depth: path.steps.count, constructor: constructor, place: place)
    return FieldPlace(path: path, anchors: anchors + [anchor])
  }
}
