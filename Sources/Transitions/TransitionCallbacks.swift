public import Timelines

/// The functions of a script, as a run calls them.
///
/// A run calls only those that `Transition.callbacks` names, one at a time, in the order of the
/// run's events. An error ends the run and is passed on as it is.
public protocol TransitionCallbacks {
  /// Gets the content's data, returns what is merged into the menu's.
  func prepare(content: LayerData) throws -> LayerData

  /// Gets the menu's data with the item as `chosen`, returns what is merged into the content's.
  func unwind(menu: LayerData) throws -> LayerData

  /// Is told how a run ended; called once for each accepted run, after clean-up.
  ///
  /// - Parameters:
  ///   - outcome: Whether it ended where it led.
  ///   - direction: Where it led.
  ///   - step: The transition of a sequence that has run; 0 for a single one.
  /// - Throws: What the script's function throws.
  func onComplete(_ outcome: Outcome, _ direction: Direction, step: Int) throws

  /// The lines that the functions printed since the last call.
  func takePrintedLines() -> [String]
}
