public import Transitions

/// What `check` looks at, and how far.
public struct CheckOptions: Sendable {
  /// The deepest exploration that is offered.
  public static let depths = 0...12

  /// Where to look; never empty.
  public let devices: [Device]
  /// The most events in a row that are tried.
  public let depth: Int

  /// Makes options.
  ///
  /// - Parameters:
  ///   - devices: Left out or empty: a small phone, a large phone and a tablet, upright and turned.
  ///   - depth: The most events in a row that are tried, brought into `depths`.
  public init(devices: [Device] = [], depth: Int = 4) {
    self.devices = devices.isEmpty ? Self.standardDevices : devices
    self.depth = min(max(depth, Self.depths.lowerBound), Self.depths.upperBound)
  }

  /// A small phone, a large phone and a tablet, upright and turned.
  public static var standardDevices: [Device] {
    ["iPhone SE", "iPhone 16 Pro Max", "iPad"].flatMap { name in
      [Device.named(name), Device.named("\(name) landscape")].compactMap { $0 }
    }
  }
}
