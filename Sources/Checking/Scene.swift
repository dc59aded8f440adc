internal import Motion
internal import Timelines
internal import Transitions

/// A plan on one device: where the rules look.
struct Scene {
  let plan: Plan
  /// Held as its direction asks.
  let device: Device
  /// What the findings call it.
  let name: String
  /// The two rests.
  let dismissed: RestView, presented: RestView

  /// Makes a scene.
  ///
  /// - Throws: `TimelineError` when a rest cannot be worked out.
  init(_ plan: Plan, on device: Device) throws {
    self.plan = plan
    let player = try Player(plan, on: device)
    self.device = player.device
    name = Self.name(of: device)
    dismissed = try RestView(plan, in: player.device.container, at: .dismiss)
    presented = try RestView(plan, in: player.device.container, at: .present)
  }

  /// The device's name, or its size.
  static func name(of device: Device) -> String {
    device.name ?? "\(device.container.width.shown)x\(device.container.height.shown)"
  }

  var container: Container { device.container }

  var transition: Transition { plan.transition }

  /// The container once the device is turned; nil for a square.
  var turned: Container? {
    if let turned = device.turned { return turned }
    guard container.width != container.height else { return nil }
    return try? Container(
      width: container.height, height: container.width, scale: container.scale,
      safeArea: container.safeArea, direction: container.direction)
  }

  /// The field of the script that describes a layer.
  func field(of layer: String) -> String {
    if let index = transition.layers.firstIndex(where: { $0.id == layer }) {
      return "layers[\(index + 1)]"
    }
    if let index = transition.menu.items.firstIndex(where: { Plan.rowID($0) == layer }) {
      return "menu.items[\(index + 1)]"
    }
    return layer
  }
}

extension Quantity {
  /// The number with at most three decimals.
  var shown: String { value.shown() }
}

extension Double {
  /// The number with a few decimals, as messages show it.
  func shown(_ decimals: Int = 3) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    return Decimal6((self * factor).rounded() / factor)?.description ?? "\(self)"
  }
}
