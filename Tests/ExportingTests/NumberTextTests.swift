import Exporting
import TestSupport
import Testing

@Suite("NumberText")
struct NumberTextTests {
  private static let exactTexts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
    (318.4231399597879, "318.4231399597879"), (1e15, "1000000000000000"), (1e16, "1e+16"),
    (1e-5, "1e-05"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
  ]

  @Test("writes a number with the shortest digits", arguments: exactTexts)
  func exact(number: Double, text: String) {
    #expect(NumberText.exact(number) == text)
  }

  @Test("writes what reads back as the same number")
  func readsBack() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(NumberText.exact(number)) == number)
    }
  }

  private static let roundedTexts: [(Double, digits: Int, String)] = [
    (318.4231399597879, 6, "318.423"), (0.30000000000000004, 6, "0.3"),
    (123_456_789, 6, "123457000"),
    (-0.000123456789, 4, "-0.0001235"), (999.9996, 6, "1000"), (0, 6, "0"), (1e300, 6, "1e+300"),
    (0.5057349, 4, "0.5057"), (2.5, 1, "3"),
  ]

  @Test("rounds to significant digits", arguments: roundedTexts)
  func rounded(number: Double, digits: Int, text: String) {
    #expect(NumberText.rounded(number, digits: digits) == text)
  }
}
