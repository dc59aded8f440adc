#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file that a result is written to before it gets its name.
enum TemporaryFile {
  /// Writes the bytes beside `path` and then renames them to it.
  ///
  /// The file is on the disk before it is renamed. When anything fails, or a signal ends the
  /// program, it is removed. Without a `mode` it gets the permissions of a new file.
  static func write(
    _ bytes: [UInt8], inPlaceOf path: String, mode: mode_t?
  ) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let (name, number) = try create(in: String(folder))
    defer { Interruption.removeOnSignal(nil) }
    do throws(SystemError) {
      try fill(number, with: bytes, mode: mode)
      guard rename(name, path) == 0 else { throw .last }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Makes a new file of a name that nothing else has.
  private static func create(in folder: String) throws(SystemError) -> (String, Int32) {
    for attempt in 0..<100 {
      let name = "\(folder).animscript-\(getpid())-\(attempt).part"
      Interruption.removeOnSignal(name)
      let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if number >= 0 { return (name, number) }
      let error = SystemError.last
      Interruption.removeOnSignal(nil)
      guard error.code == EEXIST else { throw error }
    }
    throw SystemError(code: EEXIST)
  }

  private static func fill(
    _ number: Int32, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    let result = Result { () throws(SystemError) in
      if let mode, fchmod(number, mode) != 0 { throw .last }
      try Descriptor(number: number).write(bytes)
      // Some file systems cannot do it, which is no reason to give up.
      guard fsync(number) == 0 || errno == EINVAL || errno == ENOSYS else { throw .last }
    }
    // The descriptor is closed whatever the result says.
    let isClosed = close(number) == 0 || errno == EINTR
    let error = SystemError.last
    try result.get()
    guard isClosed else { throw error }
  }
}
