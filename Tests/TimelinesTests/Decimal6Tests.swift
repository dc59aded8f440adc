import Foundation
import TestSupport
import Testing
import Timelines

@Suite("Decimal6")
struct Decimal6Tests {
  static let forms: [(value: Double, text: String, why: String)] = [
    (0, "0", "zero"),
    (-0.0, "0", "no negative zero"),
    (-0.0000001, "0", "a negative number that rounds to zero"),
    (694, "694", "no point before nothing"),
    (0.5, "0.5", "no trailing zeros"),
    (1.0 / 3, "0.333333", "six decimals at most"),
    (-844.25, "-844.25", "sign"),
    (0.0000005, "0", "half a millionth is slightly below in binary"),
    (0.0000025, "0.000003", "two and a half millionths is slightly above in binary"),
    (0.99999951, "1", "carries into the whole part"),
    (123_456_789.123456789, "123456789.123457", "many digits before the point"),
    (1e15, "1000000000000000", "the largest"),
    (.leastNonzeroMagnitude, "0", "the smallest"),
  ]

  @Test("writes the shortest form with at most six decimals", arguments: forms)
  func writes(value: Double, text: String, why: String) {
    #expect(Decimal6(value)?.description == text, Comment(rawValue: why))
  }

  @Test("refuses what it cannot hold", arguments: [.infinity, -.infinity, .nan, 1.1e15])
  func refuses(value: Double) {
    #expect(Decimal6(value) == nil)
  }

  @Test("rounds as the C library's exact printf does")
  func roundsLikePrintf() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      let exponent = Double(Int(random.next() % 40)) - 25
      let sign: Double = random.next() % 2 == 0 ? 1 : -1
      let value = sign * Double(random.next() >> 11) * pow(2, exponent - 53 + 20)
      var expected = String(format: "%.6f", value)
      while expected.hasSuffix("0") { expected.removeLast() }
      if expected.hasSuffix(".") { expected.removeLast() }
      if expected == "-0" { expected = "0" }
      #expect(Decimal6(value)?.description == expected)
    }
  }
}
