internal import Motion

extension Device {
  private struct Entry {
    let name: String
    let width: Points, height: Points
    let scale: Double
    let top: Points, bottom: Points
    /// Left, right and bottom when it is turned.
    let turnedSide: Points, turnedBottom: Points, turnedTop: Points
  }

  // Sizes in points and scale as the makers' specifications give them; safe areas with a status bar,
  // as the simulators report them.
  private static let entries = [
    Entry(
      name: "iPhone SE", width: 375, height: 667, scale: 2, top: 20, bottom: 0, turnedSide: 0,
      turnedBottom: 0, turnedTop: 0),
    Entry(
      name: "iPhone 16", width: 393, height: 852, scale: 3, top: 59, bottom: 34, turnedSide: 59,
      turnedBottom: 21, turnedTop: 0),
    Entry(
      name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, top: 62, bottom: 34,
      turnedSide: 62, turnedBottom: 21, turnedTop: 0),
    Entry(
      name: "iPad", width: 820, height: 1180, scale: 2, top: 24, bottom: 20, turnedSide: 0,
      turnedBottom: 20, turnedTop: 24),
    Entry(
      name: "Pixel 9", width: 412, height: 924, scale: 2.625, top: 52, bottom: 24, turnedSide: 52,
      turnedBottom: 24, turnedTop: 24),
  ]

  /// The names of the catalogue, in its order.
  public static var catalogNames: [String] { entries.map(\.name) }

  /// The device that runs use when none is named.
  public static let standardName = "iPhone 16"

  /// A device of the catalogue, or nil when there is none of that name.
  ///
  /// Case, spaces and punctuation do not matter: `iphone-16` is `iPhone 16`. With `-landscape` at the
  /// end the device is turned.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    for entry in entries {
      guard let upright = upright(entry), let turned = turned(entry) else { continue }
      if wanted == key(entry.name) {
        return Device(name: entry.name, container: upright, turned: turned)
      }
      if wanted == key(entry.name) + "landscape" {
        return Device(name: "\(entry.name) landscape", container: turned, turned: upright)
      }
    }
    return nil
  }

  private static func upright(_ entry: Entry) -> Container? {
    guard let safeArea = try? SafeArea(top: entry.top, bottom: entry.bottom) else { return nil }
    return try? Container(
      width: entry.width, height: entry.height, scale: entry.scale, safeArea: safeArea)
  }

  private static func turned(_ entry: Entry) -> Container? {
    guard
      let safeArea = try? SafeArea(
        top: entry.turnedTop, left: entry.turnedSide, bottom: entry.turnedBottom,
        right: entry.turnedSide)
    else { return nil }
    return try? Container(
      width: entry.height, height: entry.width, scale: entry.scale, safeArea: safeArea)
  }
}
