internal import Motion

extension Device {
  private struct Entry {
    let name: String
    let width: Points, height: Points
    let scale: Double
    let top: Points, bottom: Points
  }

  // Sizes in points and scale as the makers' specifications give them; safe areas in portrait with
  // a status bar, as the simulators report them.
  private static let entries = [
    Entry(name: "iPhone SE", width: 375, height: 667, scale: 2, top: 20, bottom: 0),
    Entry(name: "iPhone 16", width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    Entry(name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    Entry(name: "iPad", width: 820, height: 1180, scale: 2, top: 24, bottom: 20),
    Entry(name: "Pixel 9", width: 412, height: 924, scale: 2.625, top: 52, bottom: 24),
  ]

  /// The names of the catalogue, in its order.
  public static var catalogNames: [String] { entries.map(\.name) }

  /// The device that runs use when none is named.
  public static let standardName = "iPhone 16"

  /// A device of the catalogue, or nil when there is none of that name.
  ///
  /// Case, spaces and punctuation do not matter: `iphone-16` is `iPhone 16`.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    guard let entry = entries.first(where: { key($0.name) == wanted }),
      let safeArea = try? SafeArea(top: entry.top, bottom: entry.bottom),
      let container = try? Container(
        width: entry.width, height: entry.height, scale: entry.scale, safeArea: safeArea)
    else { return nil }
    return Device(name: entry.name, container: container)
  }
}
