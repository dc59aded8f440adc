public import Motion

/// A named container: the screen of a device, or a bare size.
public struct Device: Hashable, Sendable {
  /// As shown; nil for a bare size.
  public let name: String?
  /// Size, scale and safe area as it is held.
  public let container: Container
  /// The same when the device is turned; nil when only the size changes.
  public let turned: Container?

  /// Makes a device.
  public init(name: String?, container: Container, turned: Container? = nil) {
    self.name = name
    self.container = container
    self.turned = turned
  }

  /// The container of this device with another size, direction kept.
  ///
  /// - Parameters:
  ///   - width: Points, above 0.
  ///   - height: Points, above 0.
  ///   - current: What it replaces.
  /// - Returns: The turned device's own container where the size is that one's; else the safe area
  ///   stays.
  /// - Throws: `ContainerError` when the size is out of range.
  func container(
    width: Points, height: Points, replacing current: Container
  ) throws(ContainerError) -> Container {
    let known = [container, turned].compactMap { $0 }.first {
      $0.width == width && $0.height == height
    }
    return try Container(
      width: width, height: height, scale: current.scale,
      safeArea: known?.safeArea ?? current.safeArea, direction: current.direction)
  }

  /// The same device running in another direction.
  ///
  /// - Throws: Nothing in practice: the sizes were valid before.
  func directed(_ direction: LayoutDirection) throws(ContainerError) -> Device {
    func directed(_ container: Container) throws(ContainerError) -> Container {
      try Container(
        width: container.width, height: container.height, scale: container.scale,
        safeArea: container.safeArea, direction: direction)
    }
    guard let turned else { return Device(name: name, container: try directed(container)) }
    return Device(name: name, container: try directed(container), turned: try directed(turned))
  }

  /// The name without case, spaces and punctuation: `iPhone 16 Pro Max` is `iphone16promax`.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
