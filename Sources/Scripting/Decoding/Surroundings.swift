internal import Motion

/// What is known of a description around the value that is being read.
struct Surroundings {
  /// The width and height of the layer that the value belongs to; nil outside layers.
  var ownSize: OwnSize?
}

/// The size of a layer, as a formula over the container.
struct OwnSize: Hashable {
  let width: Length, height: Length

  /// The size of a layer that fills the container.
  static let container = OwnSize(width: .width, height: .height)
}
