public import Motion
public import Timelines

/// A further layer: a badge, a header, a shared element.
public struct ExtraLayer: Hashable, Sendable {
  /// Where it stands in the pile.
  public enum Place: Hashable, Sendable {
    /// Directly in front of a layer, by id.
    case above(String)
    /// Directly behind a layer, by id.
    case below(String)

    /// The layer that it is placed beside.
    public var neighbour: String {
      switch self {
      case .above(let id), .below(let id): id
      }
    }
  }

  /// Unique among all layers; the author's `name`.
  public let id: String
  /// Where it stands in the container, before its pose.
  public let frame: Box<Length>
  /// Where it stands in the pile.
  public let place: Place
  /// Matches the layer with another of the same shared id; nil for none.
  ///
  /// One flies from the frame of the first to the frame of the second.
  public let shared: String?
  /// How it rests, travels and looks.
  public let layer: Layer

  /// Makes a layer.
  public init(
    id: String, frame: Box<Length>, place: Place = .above("content"), shared: String? = nil,
    layer: Layer
  ) {
    self.id = id
    self.frame = frame
    self.place = place
    self.shared = shared
    self.layer = layer
  }
}
