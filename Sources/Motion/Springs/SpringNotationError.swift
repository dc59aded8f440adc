/// Why a notation means no spring, or a spring has no such notation.
public enum SpringNotationError: Error, Hashable, Sendable {
  /// What a family has no words for.
  public enum Obstacle: Hashable, Sendable {
    /// The family treats larger damping ratios as its largest.
    case overdamped(ratio: Double)
    /// The family does not go as low as this damping ratio.
    case underdamped(ratio: Double)
    /// The family starts every spring from rest.
    case initialVelocity(Double)
    /// No duration that the platform accepts leads to this spring.
    case noSuchDuration
    /// The family's numbers do not reach this damping, per second at mass 1.
    case damping(Double)
    /// The family's numbers do not reach this stiffness, per second squared at mass 1.
    case stiffness(Double)
  }

  /// The family has no field of that name, in no form.
  case unknownField(SpringNotation.Family, name: String)
  /// The field is needed and not there.
  case missingField(SpringNotation.Family, name: String)
  /// The field is there twice.
  case repeatedField(SpringNotation.Family, name: String)
  /// Both fields exist in the family, but not in one form.
  case mixedForms(SpringNotation.Family, name: String, with: String)
  /// The family's own numbers are refused.
  case spring(SpringError)
  /// The family cannot say this spring.
  case cannotSay(SpringNotation.Family, Obstacle)
}
