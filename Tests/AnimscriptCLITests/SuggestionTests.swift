import AnimscriptKit
import Testing

@Suite("The nearest known name")
struct SuggestionTests {
  static let known = [
    "device", "size", "set", "fps", "seed", "output", "damping_ratio", "duration", "tap",
    "initial_velocity", "linear", "in_quad", "out_quad", "dismissed", "presented",
  ]

  static let cases: [(typed: String, meant: String?, why: String)] = [
    ("devcie", "device", "two neighbours swapped are one edit"),
    ("dissmissed", "dismissed", "one letter too many"),
    ("presentd", "presented", "one letter missing"),
    ("sise", "size", "one letter replaced"),
    ("duratoin", "duration", "swapped"),
    ("tp", "tap", "a third of the longer name is one edit"),
    ("fsp", "fps", "short names may have one edit"),
    ("xxx", nil, "nothing is near"),
    ("se", "set", "one edit, where seed is two"),
    ("dmping_ratoi", "damping_ratio", "two edits in a long name"),
    ("dmpng_ratoi", nil, "three edits are too many in any name"),
    ("dampingRatio", "damping_ratio", "camel case is the same name"),
    ("OutQuad", "out_quad", "case and separators do not count"),
    ("in-quad", "in_quad", "another separator"),
    ("LINEAR", "linear", "case does not count"),
    ("", nil, "nothing resembles nothing"),
    ("_", nil, "a separator is no name"),
    ("t", nil, "one letter is too little to guess from"),
  ]

  @Test("is found within two edits and a third of the length", arguments: cases)
  func nearest(typed: String, meant: String?, why: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.known) == meant, "\(why)")
  }

  static let ties: [(typed: String, known: [String], meant: String)] = [
    ("opacitz", ["opacita", "opacity"], "opacita"),
    ("sizes", ["sides", "sizer", "sized"], "sized"),
    ("abcdef", ["xbcdef", "abcdex"], "abcdex"),
  ]

  @Test("is the same whatever the order of the candidates", arguments: ties)
  func order(typed: String, known: [String], meant: String) {
    #expect(Suggestion.nearest(to: typed, among: known) == meant)
    #expect(Suggestion.nearest(to: typed, among: known.reversed()) == meant)
  }

  @Test("is never the name itself")
  func notItself() {
    #expect(Suggestion.nearest(to: "device", among: ["device"]) == nil)
  }
}
