public import Foundation

/// A timeline as somebody else reads it: from its JSON text, by another JSON reader.
public struct TimelineFile: Sendable, Decodable {
  /// One event with the fields that tests look at.
  public struct Event: Sendable, Decodable, Equatable {
    public let time: Double
    public let event: String
    public let accepted: Bool?
    public let reason: String?
    public let layer: String?
    public let phase: String?
    public let direction: String?
    public let outcome: String?
    public let text: String?
  }

  /// Values of one track at the sampled times.
  public struct Samples: Sendable, Decodable {
    /// One property of one layer.
    public struct Track: Sendable, Decodable {
      public let layer: String
      public let property: String
      public let values: [Double]
    }

    public let fps: Int
    public let times: [Double]
    public let tracks: [Track]
  }

  public let format: String
  public let name: String
  public let duration: Double
  public let events: [Event]
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
