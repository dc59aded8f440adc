public import Motion

/// A named container: the screen of a device in portrait, or a bare size.
public struct Device: Hashable, Sendable {
  /// As shown; nil for a bare size.
  public let name: String?
  /// Size, scale and safe area.
  public let container: Container

  /// Makes a device.
  public init(name: String?, container: Container) {
    self.name = name
    self.container = container
  }

  /// The name without case, spaces and punctuation: `iPhone 16 Pro Max` is `iphone16promax`.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
