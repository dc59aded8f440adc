import Foundation
import TestSupport

@testable import AnimscriptCLI

/// What a call of the program left behind.
struct Played: Equatable {
  let output: String
  let error: String
  let code: ExitCode
}

/// Calls the program in this process with the words that follow its name and nothing in its
/// environment but what is named; `isTerminal` says that a person looks at standard error.
func play(
  _ words: [String], environment: [String: String] = [:], input: String = "",
  isTerminal: Bool = false, isInputTerminal: Bool = false
) throws -> Played {
  let scratch = try TemporaryFolder()
  _ = try scratch.write(input, to: "in")
  func stream(_ name: String, _ flags: Int32, isTerminal: Bool = false) -> Console.Stream {
    let number = open(scratch.path(name), flags, 0o600)
    return Console.Stream(Descriptor(number: number), isTerminal: isTerminal)
  }
  let streams = Program.Streams(
    input: stream("in", O_RDONLY, isTerminal: isInputTerminal),
    output: stream("out", O_WRONLY | O_CREAT),
    error: stream("err", O_WRONLY | O_CREAT, isTerminal: isTerminal))
  defer {
    for stream in [streams.input, streams.output, streams.error] { close(stream.descriptor.number) }
  }
  let code = Program.run(words, environment: Environment(environment), streams: streams)
  return Played(output: try scratch.text("out"), error: try scratch.text("err"), code: code)
}
