internal import AnimscriptKit

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command-line program.
public enum Program {
  /// Does what the words of this process ask for and ends it with the right code.
  public static func main() -> Never {
    WorkerMode.enterIfAsked()
    Descriptor.reserveStandard()
    Interruption.install()
    let streams = Streams(
      input: Console.Stream(.standardInput), output: Console.Stream(.standardOutput),
      error: Console.Stream(.standardError))
    exit(run(words(), environment: .process, streams: streams).rawValue)
  }

  /// The three standard streams.
  struct Streams {
    let input: Console.Stream
    let output: Console.Stream
    let error: Console.Stream
  }

  /// Does what the words after the program's name ask for; a word that is nil was no valid text.
  static func run(
    _ words: [String?], environment: Environment, streams: Streams
  ) -> ExitCode {
    let line = ArgumentParser.parse(words.map { $0 ?? "" })
    let flags = line.flags
    let console = Console(
      output: streams.output, error: streams.error, volume: volume(flags),
      color: flags.text(.color).flatMap(ColorChoice.init) ?? .auto, environment: environment)
    let session = Session(console: console, environment: environment, input: streams.input)
    do throws(CommandFailure) {
      if let index = words.firstIndex(of: nil) {
        throw .usage(
          UsageError(
            "argument \(index + 1) is not valid UTF-8",
            hint: "rename the file, or give another path to it"))
      }
      return try answer(line, in: session)
    } catch {
      switch error {
      case .usage(let error):
        console.say(console.printer.text(error))
        return .wrongUse
      case .diagnostic(let diagnostic):
        console.report([diagnostic])
        return ExitCode([diagnostic])
      }
    }
  }

  private static func answer(
    _ line: ArgumentParser.Outcome, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let request: ArgumentParser.Request
    do throws(UsageError) { request = try line.request } catch { throw .usage(error) }
    switch request {
    case .perform(let command, let arguments):
      return try command.perform(arguments, session)
    case .help(let command):
      try session.print(command.map(HelpText.command) ?? HelpText.program)
    case .version(let isJSON):
      try session.print(isJSON ? Version.json : Version.line)
    case .nothing:
      session.console.say(HelpText.short)
      return .wrongUse
    }
    return .done
  }

  private static func volume(_ flags: ParsedArguments) -> Console.Volume {
    if flags.isOn(.quiet) { return .quiet }
    return switch flags.count(.verbose) {
    case 0: .normal
    case 1: .verbose
    default: .trace
    }
  }

  /// The words after the program's name.
  private static func words() -> [String?] {
    let all = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().map { $0.flatMap { String(validatingCString: $0) } }
  }
}
