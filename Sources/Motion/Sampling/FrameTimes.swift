/// The instants at which a run is looked at: every `1 / rate` seconds, and always its end.
///
/// Each time is a quotient, never a running sum, so no error gathers. When the duration is no
/// multiple of the frame time, the last step is shorter: the last frame shows the end state.
public struct FrameTimes: Hashable, Sendable, RandomAccessCollection {
  /// Frames per second, at least 1.
  public let rate: Int
  /// The time of the last frame, 0 or more.
  public let duration: Seconds

  private let wholeFrames: Int

  /// Makes the frame times of a run.
  ///
  /// - Throws: `FrameTimesError` when the rate is not in 1…1,000, the duration is negative or not
  ///   finite, or there would be more than 10,000,000 frames.
  public init(rate: Int, duration: Seconds) throws(FrameTimesError) {
    guard (1...1000).contains(rate) else { throw .rateOutOfRange(rate) }
    guard duration.isFinite, duration >= 0 else { throw .durationOutOfRange(duration) }
    guard duration.value * Double(rate) <= 10_000_000 else { throw .tooManyFrames }
    self.rate = rate
    self.duration = duration
    // A frame closer to the end than a nanosecond is the end.
    var frames = Int((duration.value * Double(rate)).rounded(.up))
    while frames > 0, Double(frames - 1) / Double(rate) > duration.value - 1e-9 { frames -= 1 }
    wholeFrames = frames
  }

  /// The index of the first frame: 0.
  public var startIndex: Int { 0 }
  /// One past the index of the last frame.
  public var endIndex: Int { wholeFrames + 1 }

  /// The time of a frame.
  public subscript(index: Int) -> Seconds {
    index < wholeFrames ? Seconds(Double(index) / Double(rate)) : duration
  }
}

/// Why frame times could not be made.
public enum FrameTimesError: Error, Hashable, Sendable {
  case rateOutOfRange(Int)
  case durationOutOfRange(Seconds)
  case tooManyFrames
}
