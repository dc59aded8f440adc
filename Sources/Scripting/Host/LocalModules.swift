#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Finds modules such as `./lib/rows` beside the script.
///
/// A name is `./` and segments of `a-z`, `0-9`, `_` and `-`; it always starts at the script's
/// folder. No link is followed, so that a module cannot lie outside of it.
struct LocalModules: Hashable, Sendable {
  /// The script's folder as its path was typed; empty for the current one.
  let folder: String
  /// Bytes that a file may have.
  let limit: Int

  /// The source of a module.
  ///
  /// - Parameter name: What the script gave to `require`.
  /// - Returns: The source, named by its path as the script's path was typed.
  /// - Throws: `LuaHostError` when the name is no such name, or the file cannot be read.
  func source(_ name: String) throws(LuaHostError) -> LuaSource {
    let segments = try Self.segments(of: name)
    let path = (folder.isEmpty ? [] : [folder]) + segments
    let file = path.joined(separator: "/") + ".lua"
    let descriptor = try open(segments, file: file, name: name)
    defer { close(descriptor) }
    return LuaSource(key: name, name: file, bytes: try read(descriptor, file: file))
  }

  /// The parts of a name after `./`.
  private static func segments(of name: String) throws(LuaHostError) -> [String] {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].elementsEqual(".".utf8), parts.dropFirst().allSatisfy(isPlain)
    else {
      throw LuaHostError(
        message: "there is no module '\(name)'",
        hint: Suggestion.nearest(to: name, among: ["animscript"]).map { "did you mean \"\($0)\"?" }
          ?? "a module is \"animscript\", or a file beside the script such as \"./rows\", "
          + "named with a-z, 0-9, _ and -")
    }
    return parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isPlain(_ segment: Substring.UTF8View) -> Bool {
    !segment.isEmpty && segment.count <= 64
      && segment.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// Opens the file segment by segment, each without following a link.
  private func open(
    _ segments: [String], file: String, name: String
  ) throws(LuaHostError) -> Int32 {
    var place = Self.open(AT_FDCWD, folder.isEmpty ? "." : folder, O_DIRECTORY)
    for (index, segment) in segments.enumerated() where place >= 0 {
      let isFile = index == segments.count - 1
      let next =
        isFile
        ? Self.open(place, segment + ".lua", O_NOFOLLOW | O_NONBLOCK)
        : Self.open(place, segment, O_NOFOLLOW | O_DIRECTORY)
      let problem = errno
      close(place)
      errno = problem
      place = next
    }
    guard place >= 0 else {
      let reason =
        switch errno {
        case ENOENT: "there is no file \(file)"
        case ELOOP, ENOTDIR: "\(file) lies behind a link or a file"
        case EACCES: "\(file) may not be read"
        default: "\(file) cannot be opened"
        }
      throw LuaHostError(message: "cannot require '\(name)': \(reason)")
    }
    return place
  }

  private static func open(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
    openat(folder, path, O_RDONLY | O_CLOEXEC | flags)
  }

  private func read(_ descriptor: Int32, file: String) throws(LuaHostError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw LuaHostError(message: "\(file) is not a regular file")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = Self.read(descriptor, into: &buffer)
      guard count >= 0 else { throw LuaHostError(message: "\(file) cannot be read") }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
    throw LuaHostError(message: "\(file) is longer than \(limit) bytes")
  }

  private static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &buffer, buffer.count)
    #else
      Darwin.read(descriptor, &buffer, buffer.count)
    #endif
  }
}
