internal import Motion
internal import Timelines

/// Where the rows of a menu stand in it.
enum MenuLayout {
  /// Above the 44 points that a finger needs.
  static let rowHeight: Points = 56
  /// Between the safe area and the first row.
  static let topMargin: Points = 16

  /// The frame of a row in its menu.
  static func frame(ofRow index: Int, in container: Container) -> Frame {
    Frame(
      x: 0, y: container.safeArea.top + topMargin + rowHeight * Double(index),
      width: container.width, height: rowHeight)
  }
}
