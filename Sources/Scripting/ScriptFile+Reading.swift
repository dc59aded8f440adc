#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ScriptFile {
  /// Reads a script.
  ///
  /// - Parameter path: A regular file or a pipe; `-` is standard input.
  /// - Throws: A diagnostic with code E101 when the file cannot be read, and those of `init`.
  /// - Returns: The script, not checked for being Lua.
  public static func read(path: String) throws(Diagnostic) -> ScriptFile {
    if path == "-" {
      return try ScriptFile(path: "<stdin>", bytes: bytes(of: STDIN_FILENO, named: "<stdin>"))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(path, because: errno) }
    defer { close(descriptor) }
    return try ScriptFile(path: path, bytes: bytes(of: descriptor, named: path))
  }

  /// The bytes of a file, at most one more than a script may have.
  private static func bytes(
    of descriptor: Int32, named path: String
  ) throws(Diagnostic) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, because: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw directory(path)
    case S_IFREG, S_IFIFO, S_IFSOCK: break
    default:
      // A terminal on standard input is read like a pipe.
      guard descriptor == STDIN_FILENO else {
        throw Diagnostic(
          code: .unreadableFile, path: path, message: "is a device, must be a file or a pipe",
          hint: "name a Lua file, or pipe the script in and name it '-'")
      }
    }
    var bytes: [UInt8] = []
    // One byte more than a regular file has, to see its end; memory that nobody needs costs time.
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(clamping: status.st_size) : 1 << 16
    var chunk = [UInt8](repeating: 0, count: min(max(expected + 1, 1 << 10), 1 << 16))
    while bytes.count <= largestSize {
      let room = min(chunk.count, largestSize + 1 - bytes.count)
      let count = chunk.withUnsafeMutableBytes { readBytes(descriptor, $0, room) }
      if count < 0 {
        guard errno == EINTR else { throw unreadable(path, because: errno) }
      } else if count == 0 {
        break
      } else {
        bytes += chunk[..<count]
      }
    }
    return bytes
  }

  private static func directory(_ path: String) -> Diagnostic {
    let slash = path.hasSuffix("/") ? "" : "/"
    let scripts = DirectoryListing.names(in: path).filter { $0.hasSuffix(".lua") }
    return Diagnostic(
      code: .unreadableFile, path: path, message: "is a directory, must be a script",
      hint: scripts.min().map { "name a script in it, such as \(path)\(slash)\($0)" }
        ?? "name a Lua file")
  }

  private static func unreadable(_ path: String, because code: Int32) -> Diagnostic {
    switch code {
    case ENOENT, ENOTDIR:
      Diagnostic(
        code: .unreadableFile, path: path, message: "there is no such file",
        hint: (example(of: path) ?? neighbour(of: path)).map { "did you mean \($0)?" }
          ?? "check the spelling, and which directory you are in")
    case EACCES, EPERM:
      Diagnostic(
        code: .unreadableFile, path: path, message: "may not be read: permission denied",
        hint: "allow it with chmod, or copy the file")
    case EBADF:
      Diagnostic(
        code: .unreadableFile, path: path, message: "cannot be read: it is closed",
        hint: "pipe the script in, or name a file")
    default:
      Diagnostic(
        code: .unreadableFile, path: path,
        message: "cannot be read: \(String(cString: strerror(code)))",
        hint: "check the name, and the disk that the file is on")
    }
  }

  /// The script of that name in the folder `Scripts`, when there is one.
  private static func example(of path: String) -> String? {
    guard !path.hasPrefix("/"), let name = path.split(separator: "/").last else { return nil }
    let example = "Scripts/\(name)"
    return access(example, R_OK) == 0 ? example : nil
  }

  /// A script beside a missing one that it was probably meant to be.
  private static func neighbour(of path: String) -> String? {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<end]
    let name = String(path[end...])
    let scripts = DirectoryListing.names(in: folder.isEmpty ? "." : String(folder))
      .filter { $0.hasSuffix(".lua") }
    if scripts.contains(name + ".lua") { return "\(folder)\(name).lua" }
    let stem = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    return Suggestion.nearest(to: stem, among: scripts.map { String($0.dropLast(4)) })
      .map { "\(folder)\($0).lua" }
  }
}

/// `read`, out of the reach of the methods of that name.
private func readBytes(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ count: Int
) -> Int {
  read(descriptor, buffer.baseAddress, count)
}

/// The names in a directory.
private enum DirectoryListing {
  /// More entries than this are not looked at.
  static let most = 10_000

  /// The names, in no order; empty when the directory cannot be read.
  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < most, let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
