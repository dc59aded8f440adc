internal import AnimscriptKit

/// Where the program writes: results to one stream, everything about them to the other.
struct Console: Sendable {
  /// An open file and what can be shown there.
  struct Stream: Sendable {
    let descriptor: Descriptor
    let isTerminal: Bool

    /// A stream that asks the system whether a person is looking.
    init(_ descriptor: Descriptor) {
      self.init(descriptor, isTerminal: descriptor.isTerminal)
    }

    init(_ descriptor: Descriptor, isTerminal: Bool) {
      self.descriptor = descriptor
      self.isTerminal = isTerminal
    }
  }

  /// How much is said on the second stream.
  enum Volume: Int, Comparable, Sendable {
    /// Errors only.
    case quiet
    case normal
    case verbose
    /// Everything that is known.
    case trace

    static func < (one: Volume, other: Volume) -> Bool { one.rawValue < other.rawValue }
  }

  let output: Stream
  let error: Stream
  let volume: Volume
  /// Decided for the second stream; results are never coloured.
  let isColored: Bool
  /// Whether more than ASCII can be drawn on the second stream.
  let drawsUnicode: Bool

  /// Makes a console from what the flags and the environment say.
  init(
    output: Stream, error: Stream, volume: Volume = .normal, color: ColorChoice = .auto,
    environment: Environment
  ) {
    self.output = output
    self.error = error
    self.volume = volume
    isColored = color.isColored(
      isTerminal: error.isTerminal, isQuiet: volume == .quiet, environment: environment)
    drawsUnicode = environment.isUTF8 && !environment.isDumb
  }

  var printer: DiagnosticPrinter { DiagnosticPrinter(isColored: isColored) }

  /// Writes a result.
  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    do {
      try output.descriptor.write(bytes)
    } catch {
      throw OutputFile.diagnostic(
        error, path: "<stdout>", hint: "write to a file with '-o FILE', or free what is full")
    }
  }

  /// Writes text about the result; what cannot be written there cannot be reported either.
  func say(_ text: String) {
    try? error.descriptor.write(Array(text.utf8))
  }

  /// Prints diagnostics: all of them, or only errors when the program is to be quiet.
  func report(_ diagnostics: [Diagnostic]) {
    let heard =
      volume == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    if !heard.isEmpty { say(printer.text(heard)) }
  }

  /// Prints a note unless the program is to be quiet.
  func note(_ text: String) {
    if volume > .quiet { say(printer.note(text)) }
  }
}
