internal import CLuaHost

extension ScriptWorker {
  /// What became of something that a worker tried.
  public struct Attempt: Hashable, Sendable, CustomStringConvertible {
    /// How the attempt ended.
    public enum Outcome: Hashable, Sendable {
      case succeeded
      case refused
      /// The worker was ended by this signal.
      case ended(signal: Int)
      /// The system does not hold a worker at all.
      case unheld
    }

    /// What was tried.
    public let name: String
    /// How the attempt ended.
    public let outcome: Outcome
    /// Whether it must end otherwise here.
    public let isBreach: Bool

    /// The attempt as a line.
    public var description: String {
      let what =
        switch outcome {
        case .succeeded: "possible"
        case .refused: "refused"
        case .ended(let signal): "ended by signal \(signal)"
        case .unheld: "the system refuses to hold a worker"
        }
      return "\(name): \(what)"
    }
  }

  /// Tries in workers what a script that has taken one over could be after.
  ///
  /// The first attempt is to compute, which a worker may. Only a process with one thread may call
  /// this.
  public static func selfTest() -> [Attempt] {
    var attempts: [Attempt] = []
    var attempt = clh_attempt()
    while clh_try_escape(attempts.count, &attempt) > attempts.count {
      attempts.append(Attempt(attempt, isAllowed: attempts.isEmpty))
    }
    return attempts
  }
}

extension ScriptWorker.Attempt {
  fileprivate init(_ attempt: clh_attempt, isAllowed: Bool) {
    name = String(cString: attempt.name)
    outcome =
      if attempt.by == CLH_REFUSED {
        .unheld
      } else if attempt.signal != 0 {
        .ended(signal: Int(attempt.signal))
      } else {
        attempt.succeeded ? .succeeded : .refused
      }
    if isAllowed {
      isBreach = outcome != .succeeded
    } else {
      let isHeld = attempt.by == CLH_LIMITED || ScriptWorker.isFiltered
      isBreach = outcome == .unheld || (outcome == .succeeded && isHeld)
    }
  }
}
