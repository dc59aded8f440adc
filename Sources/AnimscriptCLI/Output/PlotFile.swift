internal import AnimscriptKit

/// Where a command that answers about a curve puts its picture, if one is wanted.
struct PlotFile {
  private enum Place {
    case file(OutputFile)
    /// Instead of the answer.
    case standardOutput
  }

  private let place: Place?
  private let session: Session

  /// Reads `-o` and `--force`, and asks before something foreign would be replaced.
  ///
  /// The script that the curve comes from is never replaced.
  init(
    _ arguments: ParsedArguments, in session: Session, sparing script: String? = nil
  ) throws(CommandFailure) {
    self.session = session
    guard let path = arguments.text(.plot) else {
      place = nil
      return
    }
    guard path != "-" else {
      guard !arguments.isOn(.json) else {
        throw .usage(
          UsageError(
            "'--json' and '-o -' both want standard output",
            hint: "name a file for the plot, such as '-o curve.svg'"))
      }
      place = .standardOutput
      return
    }
    let output = OutputFile(path: path, replacesForeign: arguments.isOn(.force))
    do {
      if let script { try output.spare(script: script) }
      place = .file(
        try session.approved(output, mayAsk: arguments.isOn(.input) && session.canAsk))
    } catch {
      throw .diagnostic(error)
    }
  }

  /// Whether the plot takes the place of the answer.
  var replacesAnswer: Bool {
    if case .standardOutput? = place { true } else { false }
  }

  /// Writes the plot, if one is wanted.
  func write(_ plot: () -> CurvePlot) throws(CommandFailure) {
    switch place {
    case nil: return
    case .standardOutput?: try session.print(plot().svg())
    case .file(let file)?:
      do {
        try file.write(Array(plot().svg().utf8))
      } catch {
        throw .diagnostic(error)
      }
      session.console.note("wrote \(file.path)")
    }
  }
}
