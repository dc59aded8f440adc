public import Motion

/// What happened in one run on one device, and where everything was at every instant.
///
/// A timeline is complete: pictures, code and checks are made from it alone. It is a value; the
/// same run gives an equal timeline and, written out, the same bytes.
public struct Timeline: Hashable, Sendable {
  /// The name and number of the format.
  public static let format = "animscript.timeline/1"

  /// The transition's name.
  public let name: String
  /// The device's name, nil for a bare size.
  public let device: String?
  /// Where it was played.
  public let container: Container
  /// When everything is at rest and no event is left.
  public let duration: Seconds
  /// The motion that people asked their device for: `full` or `reduced`.
  public let motion: String
  /// What `math.random` was seeded with.
  public let seed: UInt64
  /// What shows where no layer is.
  public let backdrop: Color
  /// From back to front; rows follow their menu.
  public let layers: [TimelineLayer]
  /// The properties that move, in the order of the layers.
  public let tracks: [Track]
  /// In order of time, and at one time in order of cause.
  public let events: [TimelineEvent]
  /// What assistive technology reaches while nothing moves.
  public let elements: RestElements

  /// Makes a timeline.
  public init(
    name: String, device: String?, container: Container, duration: Seconds,
    motion: String = "full", seed: UInt64,
    backdrop: Color, layers: [TimelineLayer], tracks: [Track], events: [TimelineEvent],
    elements: RestElements = RestElements()
  ) {
    self.name = name
    self.device = device
    self.container = container
    self.duration = duration
    self.motion = motion
    self.seed = seed
    self.backdrop = backdrop
    self.layers = layers
    self.tracks = tracks
    self.events = events
    self.elements = elements
  }

  /// Every property of a layer at a time, or nil when there is no such layer.
  public func values(of layer: String, at time: Seconds) -> PropertyValues? {
    guard var values = layers.first(where: { $0.id == layer })?.pose else { return nil }
    for track in tracks where track.layer == layer {
      values[track.property] = track.value(at: time)
    }
    return values
  }
}
