package import Motion
package import Timelines

/// Where the rows of a menu stand in it.
package enum MenuLayout {
  /// Above the 44 points that a finger needs.
  static let rowHeight: Points = 56
  /// Between the safe area and the first row.
  static let topMargin: Points = 16

  /// The frame of a row in its menu.
  package static func frame(ofRow index: Int) -> Box<Length> {
    let top = Length.safeTop + topMargin + rowHeight * Double(index)
    return Box(x: .zero, y: top, width: .width, height: .zero + rowHeight)
  }
}
