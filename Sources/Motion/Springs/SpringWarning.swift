/// Something an author should know about a spring that could be made all the same.
public enum SpringWarning: Hashable, Sendable {
  /// The platform replaces the number by another one, and so does the spring.
  case treated(field: SpringError.Field, written: Double, as: Double)
  /// The platform's own result jumps for tiny changes of this number, or finds no root at all;
  /// the spring is the one the equation gives.
  case unpredictable(field: SpringError.Field, value: Double)
  /// The run ends before the spring is near its target, and jumps the rest of the way, as on the
  /// platform; the rest is a fraction of the travel.
  case jumpsAtEnd(rest: Double)
}

extension SpringWarning: CustomStringConvertible {
  /// One sentence, lower case, without a full stop.
  public var description: String {
    switch self {
    case .treated(let field, let written, let used):
      "\(field.rawValue) \(written) is treated as \(used) by the platform"
    case .unpredictable(let field, let value):
      "\(field.rawValue) \(value) makes the platform's own spring unpredictable"
    case .jumpsAtEnd(let rest):
      "the run ends \((rest * 1000).rounded() / 10) % of the travel before its target"
    }
  }
}

extension Spring {
  /// A spring that was found from another system's numbers, with what to know about it.
  public struct Conversion: Hashable, Sendable {
    /// The spring.
    public let spring: Spring
    /// Empty when the numbers mean exactly this spring.
    public let warnings: [SpringWarning]

    /// Makes a conversion.
    public init(spring: Spring, warnings: [SpringWarning] = []) {
      self.spring = spring
      self.warnings = warnings
    }
  }
}
