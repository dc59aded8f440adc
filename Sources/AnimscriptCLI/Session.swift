internal import AnimscriptKit

/// What a command may use of the world around the program.
struct Session: Sendable {
  let console: Console
  let environment: Environment
  let input: Console.Stream

  /// Writes a text as the result.
  func print(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes as the result.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try console.write(bytes)
    } catch {
      throw .diagnostic(error)
    }
  }

  /// The file, with the user's word when it would replace something foreign.
  ///
  /// This comes before the work: nothing is done for a result that has no place.
  func approved(_ output: OutputFile, mayAsk: Bool) throws(Diagnostic) -> OutputFile {
    guard !output.replacesForeign, try output.wouldReplaceForeign() else { return output }
    guard mayAsk, confirms("replace '\(output.path)', which animscript did not make?")
    else { throw output.refusal }
    return OutputFile(path: output.path, replacesForeign: true)
  }

  /// Whether a question can be asked: a person sees it and can answer.
  var canAsk: Bool { input.isTerminal && console.error.isTerminal }

  /// Asks a question that is answered with yes or no; anything but yes is no.
  func confirms(_ question: String) -> Bool {
    console.say("\(question.escaped()) [y/N] ")
    let answer = (try? input.descriptor.readLine()) ?? []
    return ["y", "yes"].contains(String(decoding: answer, as: UTF8.self).lowercased())
  }
}
