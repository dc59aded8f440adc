internal import Motion

/// What is known of a description around the value that is being read.
struct Surroundings {
  /// The names of all layers of the transition.
  var layerNames = Decoding.screens
  /// The sizes of its layers, by name.
  var sizes: [String: OwnSize] = [:]
  /// The size of the layer that the value belongs to; nil outside layers.
  var ownSize: OwnSize?
  /// Where the finger of the scenario was last; nil when none is down.
  var finger: (x: Length, y: Length)?
}

/// The size of a layer, as a formula over the container.
struct OwnSize: Hashable {
  let width: Length, height: Length

  /// The size of a layer that fills the container.
  static let container = OwnSize(width: .width, height: .height)
}
