public import Foundation

/// The built program, run as a person would.
public struct Tool: Sendable {
  /// What a run of the program left behind.
  public struct Result: Sendable {
    /// Bytes on descriptor 1.
    public let output: Data
    /// Text on descriptor 2.
    public let errors: String
    /// The exit code, or the negated number of the signal that ended it.
    public let code: Int32
  }

  /// The program that was built with the tests.
  public static let animscript = Tool(executable: builtProgram("animscript"))

  /// The program's file.
  public let executable: URL

  /// Makes a tool from a program's file.
  public init(executable: URL) { self.executable = executable }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - folder: Where it runs; nil for the folder of the package.
  ///   - environment: Laid over an environment that holds only a path.
  ///   - input: What it reads on descriptor 0.
  /// - Returns: Its output and exit code.
  /// - Throws: When the program cannot be started.
  public func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: Data = Data()
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? Fixtures.package
    let base = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    process.environment = base.merging(environment) { $1 }
    let scratch = try TemporaryFolder()
    // Files, not pipes: a full pipe would stop the program.
    let inputFile = scratch.url.appending(path: "input")
    let outputFile = scratch.url.appending(path: "output")
    let errorFile = scratch.url.appending(path: "errors")
    try input.write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    let wasSignalled = process.terminationReason == .uncaughtSignal
    return Result(
      output: try Data(contentsOf: outputFile),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      code: wasSignalled ? -process.terminationStatus : process.terminationStatus)
  }

  /// The folder into which the tests were built.
  private static func builtProgram(_ name: String) -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [tests, Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    for folder in folders {
      for candidate in [folder, folder.deletingLastPathComponent()] {
        let program = candidate.appending(path: name)
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      }
    }
    return Fixtures.url(".build/debug").appending(path: name)
  }
}

/// A folder of one test's own, gone with the value.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  ///
  /// - Throws: When the system refuses it.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "animscript-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Whether there is no file of a name in the folder.
  public func isWithout(_ name: String) -> Bool {
    !FileManager.default.fileExists(atPath: url.appending(path: name).path)
  }

  /// Writes a text into a file of the folder.
  ///
  /// - Returns: The file's path.
  /// - Throws: When it cannot be written.
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// Expected output in files.
public enum Golden {
  /// Whether this run writes golden files anew instead of comparing.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["ANIMSCRIPT_RECORD"] == "1"
  }

  /// Compares bytes with a golden file, or writes the file when recording.
  ///
  /// - Returns: Nil when they are equal, else what differs.
  /// - Throws: When the golden file cannot be read or written.
  public static func difference(_ found: Data, _ path: String) throws -> String? {
    let file = Fixtures.url(path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try found.write(to: file)
      return nil
    }
    let expected = try Data(contentsOf: file)
    guard expected != found else { return nil }
    let old = String(decoding: expected, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: found, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      return "\(path):\(number + 1): expected \(pair.0), found \(pair.1)"
    }
    return "\(path): expected \(old.count) lines, found \(new.count)"
  }
}
