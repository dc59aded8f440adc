/// A number with its unit in the type name.
///
/// Quantities of one unit add, compare and scale; two units never mix. A quantity holds any
/// `Double`; the types built from quantities check range and finiteness when they are made.
public protocol Quantity: Hashable, Comparable, Sendable, AdditiveArithmetic,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible
{
  /// The number, in the unit that the type names.
  var value: Double { get }

  /// Makes a quantity from a number in the unit that the type names.
  init(_ value: Double)
}

extension Quantity {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  public static var zero: Self { Self(0) }
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  public static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  public static prefix func - (quantity: Self) -> Self { Self(-quantity.value) }
  public static func * (left: Self, factor: Double) -> Self { Self(left.value * factor) }
  public static func * (factor: Double, right: Self) -> Self { Self(factor * right.value) }
  public static func / (left: Self, divisor: Double) -> Self { Self(left.value / divisor) }
  public static func / (left: Self, right: Self) -> Double { left.value / right.value }

  /// Whether the number is neither infinite nor not-a-number.
  public var isFinite: Bool { value.isFinite }

  public var description: String { "\(value)" }
}
