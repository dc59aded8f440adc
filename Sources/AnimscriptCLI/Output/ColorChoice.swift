/// When to colour: what `--color` says.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never

  /// Whether a stream is written in colour.
  ///
  /// The order is: the flag, `NO_COLOR`, `CLICOLOR_FORCE`, then whether a person is looking.
  func isColored(isTerminal: Bool, isQuiet: Bool, environment: Environment) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    return isTerminal && !isQuiet && !environment.isDumb && environment["CI"] == nil
  }
}
