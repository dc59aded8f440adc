/// One way in which a family writes a spring: its fields, what they default to, and both
/// directions of the conversion.
///
/// Families such as Motion or Flutter have several forms; a notation belongs to the first form of
/// its family that knows all its fields.
public struct SpringForm: Sendable {
  /// A number that the form takes.
  public struct Field: Hashable, Sendable {
    /// Its name in scripts.
    public let name: String
    /// What stands in when it is left out; `nil` when it must be given.
    public let fallback: Double?

    let id: SpringError.Field
  }

  /// The numbers of one spring, complete with defaults.
  struct Values {
    private let numbers: [SpringError.Field: Double]

    init(_ numbers: [SpringError.Field: Double]) { self.numbers = numbers }

    subscript(_ field: SpringError.Field) -> Double { numbers[field] ?? .nan }
  }

  typealias Making = @Sendable (Values) throws(SpringError) -> SpringTiming
  typealias Reading =
    @Sendable (Spring, Double) throws(SpringNotationError) -> [SpringError.Field: Double]

  /// The family the form belongs to.
  public let family: SpringNotation.Family
  /// What the fields say, in words, such as `duration and bounce`.
  public let title: String
  /// The fields in the family's own order.
  public let fields: [Field]

  private let make: Making
  private let read: Reading

  init(
    _ family: SpringNotation.Family, _ title: String,
    _ fields: KeyValuePairs<SpringError.Field, Double?>, making make: @escaping Making,
    reading read: @escaping Reading
  ) {
    self.family = family
    self.title = title
    self.fields = fields.map { Field(name: $0.key.rawValue, fallback: $0.value, id: $0.key) }
    self.make = make
    self.read = read
  }

  /// Makes the timing that a notation means.
  ///
  /// - Parameter notation: Of this form's family.
  /// - Returns: The timing; its notation has the defaults filled in.
  /// - Throws: `SpringNotationError.unknownField`, `.missingField`, or `.spring` with what the
  ///   family's own numbers refuse.
  public func timing(_ notation: SpringNotation) throws(SpringNotationError) -> SpringTiming {
    let values = try values(of: notation)
    do {
      return try make(values)
    } catch {
      throw .spring(error)
    }
  }

  /// The numbers of a notation and the defaults of those it leaves out.
  func values(of notation: SpringNotation) throws(SpringNotationError) -> Values {
    var numbers: [SpringError.Field: Double] = [:]
    for parameter in notation.parameters {
      guard let field = fields.first(where: { $0.name == parameter.name }) else {
        throw .unknownField(family, name: parameter.name)
      }
      guard numbers.updateValue(parameter.value, forKey: field.id) == nil else {
        throw .repeatedField(family, name: parameter.name)
      }
    }
    for field in fields where numbers[field.id] == nil {
      guard let fallback = field.fallback else {
        throw .missingField(family, name: field.name)
      }
      numbers[field.id] = fallback
    }
    return Values(numbers)
  }

  /// Writes a spring in the words of this form.
  ///
  /// A form without a mass says the same motion with mass 1.
  ///
  /// - Parameters:
  ///   - spring: The spring to write.
  ///   - initialVelocity: Travels per second, positive towards the target.
  /// - Returns: A notation with every field of the form.
  /// - Throws: `SpringNotationError.cannotSay` with the reason.
  public func notation(
    for spring: Spring, initialVelocity: Double = 0
  ) throws(SpringNotationError) -> SpringNotation {
    let numbers = try read(spring, initialVelocity)
    return SpringNotation(
      family: family,
      parameters: fields.compactMap { field in
        (numbers[field.id] ?? field.fallback).map {
          SpringNotation.Parameter(name: field.name, value: $0)
        }
      })
  }

  /// Every form of every family, the preferred form of a family first.
  public static let all: [SpringForm] = [
    physical, uikit, coreAnimation, coreAnimationPerceptual, perceptual, response, compose,
    android, flutter, flutterRatio, flutterPerceptual, reactSpring, reactSpringFrequency,
    motion, motionDuration, motionVisualDuration, origami, origamiBounciness, wave,
  ]
}
