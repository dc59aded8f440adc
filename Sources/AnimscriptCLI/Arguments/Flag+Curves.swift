extension Flag {
  static let plot = value(
    "output", short: "o", .path, "FILE", example: "curve.svg",
    "write a plot as SVG; '-' writes it to standard output instead of the answer")
  static let at = value(
    "at", .numbers, "TIMES", example: "0,0.1,0.25",
    "times in seconds at which values are given")
  static let fractions = value(
    "at", .numbers, "TIMES", example: "0,0.25,1.5",
    "fractions of the duration at which values are given")
  static let from = value("from", .number, "VALUE", example: "0", "start of the motion (default 0)")
  static let to = value("to", .number, "VALUE", example: "100", "its target (default 1)")
  static let velocity = value(
    "velocity", .number, "SPEED", example: "250",
    "at the start, in units of the values per second; replaces the velocity among the keys")
}
