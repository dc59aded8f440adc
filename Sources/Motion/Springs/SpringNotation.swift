/// A spring in the words its author used: a family and that family's numbers.
public struct SpringNotation: Hashable, Sendable {
  /// A way to write a spring; the raw value is its name on the command line and in timelines.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    case physical
    case uikit
    case coreAnimation = "core_animation"
    case perceptual
    case response
    case compose
    case android
    case flutter
    case reactSpring = "react_spring"
    case motion
    case origami
    case wave
  }

  /// One number of a notation.
  public struct Parameter: Hashable, Sendable {
    /// The field's name in scripts.
    public let name: String
    /// The number as written, or the default that stood in for it.
    public let value: Double

    /// Makes a parameter.
    public init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The way the spring is written.
  public let family: Family
  /// In the family's own order.
  public let parameters: [Parameter]

  /// Makes a notation.
  public init(family: Family, parameters: [Parameter]) {
    self.family = family
    self.parameters = parameters
  }

  /// Makes a notation from fields in the family's own order.
  init(_ family: Family, _ parameters: KeyValuePairs<SpringError.Field, Double>) {
    self.init(
      family: family,
      parameters: parameters.map { Parameter(name: $0.key.rawValue, value: $0.value) })
  }
}
