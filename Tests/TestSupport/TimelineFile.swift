public import Foundation

/// A timeline as somebody else reads it: from its JSON text, by another JSON reader.
public struct TimelineFile: Sendable, Decodable {
  /// One event with the fields that tests look at.
  public struct Event: Sendable, Decodable, Equatable {
    /// Seconds from the start of the run.
    public let time: Double
    /// What kind of event it is.
    public let event: String
    /// For requests only.
    public let accepted: Bool?
    /// Fields that only some kinds have.
    public let reason: String?, layer: String?, phase: String?, direction: String?,
      outcome: String?, text: String?
  }

  /// Values of one track at the sampled times.
  public struct Samples: Sendable, Decodable {
    /// One property of one layer.
    public struct Track: Sendable, Decodable {
      /// Names the track.
      public let layer: String, property: String
      /// One for each time.
      public let values: [Double]
    }

    /// Frames per second.
    public let fps: Int
    /// Seconds from the start of the run.
    public let times: [Double]
    /// In the order of the timeline's tracks.
    public let tracks: [Track]
  }

  /// Name and number of the format, and the transition's name.
  public let format: String, name: String
  /// Seconds.
  public let duration: Double
  /// In the order of the file.
  public let events: [Event]
  /// Nil when the file has none.
  public let samples: Samples?

  /// Reads a timeline.
  ///
  /// - Throws: When the text is no JSON or a field is missing.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(TimelineFile.self, from: data)
  }

  /// The sampled values of a property, or an empty list when it has no track.
  public func values(_ layer: String, _ property: String) -> [Double] {
    samples?.tracks.first { $0.layer == layer && $0.property == property }?.values ?? []
  }

  /// How the runs ended, such as `present finished`, in order.
  public var completions: [String] {
    events.filter { $0.event == "complete" }.map { "\($0.direction ?? "") \($0.outcome ?? "")" }
  }
}
