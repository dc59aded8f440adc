/// A row of characters whose height follows a value over time.
struct Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let letters: [Character] = ["_", ".", "-", "=", "+", "*", "#"]

  /// One character for each value, from the lowest to the highest of them; values that are all
  /// the same make a flat line in the middle.
  static func text(_ values: [Double], drawsUnicode: Bool) -> String {
    let levels = drawsUnicode ? blocks : letters
    guard let least = values.min(), let most = values.max() else { return "" }
    let range = most - least
    return String(
      values.map { value in
        guard range > 0 else { return levels[levels.count / 2] }
        let step = (value - least) / range * Double(levels.count - 1)
        return levels[Int(step.rounded())]
      })
  }
}
