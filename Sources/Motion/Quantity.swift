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
  /// Makes a quantity from a literal such as `0.5`.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a quantity from a literal such as `150`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Nothing of the unit.
  public static var zero: Self { Self(0) }
  /// Whether the left quantity is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  /// The sum.
  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  /// The difference.
  public static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  /// The quantity with the other sign.
  public static prefix func - (quantity: Self) -> Self { Self(-quantity.value) }
  /// The quantity taken `factor` times.
  public static func * (left: Self, factor: Double) -> Self { Self(left.value * factor) }
  /// The quantity taken `factor` times.
  public static func * (factor: Double, right: Self) -> Self { Self(factor * right.value) }
  /// The quantity divided by a number.
  public static func / (left: Self, divisor: Double) -> Self { Self(left.value / divisor) }
  /// How often the right quantity goes into the left one.
  public static func / (left: Self, right: Self) -> Double { left.value / right.value }

  /// Whether the number is neither infinite nor not-a-number.
  public var isFinite: Bool { value.isFinite }

  /// The number without its unit.
  public var description: String { "\(value)" }
}
