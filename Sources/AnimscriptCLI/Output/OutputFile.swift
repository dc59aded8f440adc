internal import AnimscriptKit

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A result that is written to a file whole or not at all.
///
/// The bytes go to a temporary file beside the target, to the disk, and only then under the
/// target's name: whoever reads that name sees the old file or the new one, never a part. A pipe or
/// a device is written directly. A link keeps pointing where it does; what it points to is replaced.
struct OutputFile {
  /// As the user typed it.
  let path: String
  /// Whether a file that animscript did not make may be replaced.
  let replacesForeign: Bool

  /// What a path leads to.
  private enum Target {
    /// An open file of this process, such as `/dev/stdout`.
    case descriptor(Descriptor)
    /// A pipe, a terminal or another device.
    case device
    /// A file that is there, with its permissions; the path leads through no link.
    case file(path: String, mode: mode_t)
    case nothing
  }

  /// Whether writing would replace a file that animscript did not make.
  ///
  /// A file is ours when it begins as our formats do; see `isOurs`.
  func wouldReplaceForeign() throws(Diagnostic) -> Bool {
    guard case .file(let path, _) = try target() else { return false }
    return !Self.isOurs(fileAt: path)
  }

  /// Refuses, whatever the flags say, when the file is the script that the result is made from.
  ///
  /// - Parameter script: A path; `-` is standard input.
  /// - Throws: A diagnostic with code E501.
  func spare(script: String) throws(Diagnostic) {
    var source = stat()
    let isThere = script == "-" ? fstat(0, &source) == 0 : stat(script, &source) == 0
    guard isThere, source.st_mode & S_IFMT == S_IFREG,
      let target = Self.status(path, followsLinks: true),
      target.st_dev == source.st_dev, target.st_ino == source.st_ino
    else { return }
    throw cannot("it is the script itself", hint: "choose another name for the result")
  }

  /// Writes the bytes.
  ///
  /// - Throws: A diagnostic with code E501 that says what stands in the way; then the target is as
  ///   it was and no temporary file is left.
  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    switch try target() {
    case .descriptor(let descriptor):
      do {
        try descriptor.write(bytes)
      } catch {
        throw diagnostic(error)
      }
    case .device: try writeDirectly(bytes)
    case .file(let path, let mode):
      guard replacesForeign || Self.isOurs(fileAt: path) else { throw refusal }
      try replace(path, mode: mode, with: bytes)
    case .nothing: try replace(path, mode: nil, with: bytes)
    }
  }

  private func target() throws(Diagnostic) -> Target {
    if let descriptor = Self.openDescriptor(path) { return .descriptor(descriptor) }
    guard let status = Self.status(path, followsLinks: true) else {
      let error = SystemError.last
      guard error.code == ENOENT else { throw diagnostic(error) }
      if Self.status(path, followsLinks: false) != nil {
        throw cannot(
          "the link leads to a file that does not exist", hint: "remove the link, or mend it")
      }
      if path.hasSuffix("/") { throw cannot("a directory is no file", hint: fileName()) }
      return .nothing
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw cannot("it is a directory", hint: fileName())
    case S_IFREG:
      guard let resolved = realpath(path, nil) else { throw diagnostic(.last) }
      defer { free(resolved) }
      return .file(path: String(cString: resolved), mode: status.st_mode & 0o777)
    case S_IFIFO, S_IFCHR: return .device
    default: throw cannot("it is neither a file nor a pipe", hint: "choose another name")
    }
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(Diagnostic) {
    let number = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard number >= 0 else { throw diagnostic(.last) }
    defer { close(number) }
    do {
      try Descriptor(number: number).write(bytes)
    } catch {
      throw diagnostic(error)
    }
  }

  private func replace(_ path: String, mode: mode_t?, with bytes: [UInt8]) throws(Diagnostic) {
    do {
      try TemporaryFile.write(bytes, inPlaceOf: path, mode: mode)
    } catch {
      throw diagnostic(error)
    }
  }

  /// The descriptor that a path such as `/dev/stdout` or `/dev/fd/63` names.
  private static func openDescriptor(_ path: String) -> Descriptor? {
    switch path {
    case "/dev/stdout": return .standardOutput
    case "/dev/stderr": return .standardError
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count)).map(Descriptor.init)
    }
    return nil
  }

  private static func status(_ path: String, followsLinks: Bool) -> stat? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status : nil
  }
}

extension OutputFile {
  /// Whether animscript made the file: it is empty, or begins with the name of one of our formats.
  ///
  /// Spaces and line ends between the parts do not matter, so a file that another tool laid out
  /// anew is still ours.
  static func isOurs(_ start: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let dense = start.filter { !blanks.contains($0) }
    return dense.isEmpty
      || [#"{"format":"animscript."#, #"<svgdata-format="animscript."#]
        .contains { dense.starts(with: $0.utf8) }
  }

  private static func isOurs(fileAt path: String) -> Bool {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return false }
    defer { close(number) }
    guard let start = try? Descriptor(number: number).readAll(limit: 256) else { return false }
    return isOurs(start)
  }

  /// What to say when a file that animscript did not make would be replaced.
  var refusal: Diagnostic {
    cannot(
      "the file is there and animscript did not make it",
      hint: "choose another name, or add '--force' to replace it")
  }

  private func fileName() -> String {
    "name a file, such as '-o \(path)\(path.hasSuffix("/") ? "" : "/")timeline.json'"
  }

  private func cannot(_ reason: String, hint: String?) -> Diagnostic {
    Diagnostic(code: .cannotWrite, path: path, message: "cannot write: \(reason)", hint: hint)
  }

  private func diagnostic(_ error: SystemError) -> Diagnostic {
    guard error.code == ENOENT else {
      return Self.diagnostic(error, path: path, hint: hint(for: error))
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    if !path.hasPrefix("/"), Self.isCurrentDirectoryGone {
      return cannot(
        "the current directory was removed", hint: "change to a directory that is there")
    }
    if Self.status(folder.isEmpty ? "/" : folder, followsLinks: true) != nil {
      return cannot(
        "no file can be made in the directory '\(folder)'", hint: "choose another place with '-o'")
    }
    return cannot(
      "the directory '\(folder)' does not exist", hint: "mkdir -p \(folder.quotedForShell)")
  }

  private static var isCurrentDirectoryGone: Bool {
    guard let current = getcwd(nil, 0) else { return errno == ENOENT }
    free(current)
    return false
  }

  /// What to say when the system refuses to write.
  static func diagnostic(_ error: SystemError, path: String, hint: String?) -> Diagnostic {
    Diagnostic(code: .cannotWrite, path: path, message: "cannot write: \(error)", hint: hint)
  }

  private func hint(for error: SystemError) -> String? {
    switch error.code {
    case ENOSPC, EDQUOT: return "free some space, or choose another place with '-o'"
    default: return "choose another place with '-o'"
    }
  }
}

extension String {
  /// The text as one word of a shell's command line.
  fileprivate var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    if isPlain, first != "-" { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
