/// A spring that a platform or library gives a name.
public struct SpringPreset: Hashable, Sendable {
  /// System and name, such as `swiftui/bouncy`.
  public let name: String
  /// Family and numbers, as the system documents them.
  public let notation: SpringNotation
  /// Where the numbers come from.
  public let source: String

  init(
    _ name: String, _ family: SpringNotation.Family,
    _ numbers: KeyValuePairs<SpringError.Field, Double>, _ source: String
  ) {
    self.name = name
    self.notation = SpringNotation(family, numbers)
    self.source = source
  }

  /// The preset of a name; `nil` when no system has it.
  public init?(named name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  /// Every preset, system by system; names are unique.
  public static let all: [SpringPreset] =
    apple + android + compose + flutter + reactSpring + motion + origami + wave
}
