/// A small generator with a fixed sequence for each seed.
///
/// - Source: Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, not including, 1.
  public mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
