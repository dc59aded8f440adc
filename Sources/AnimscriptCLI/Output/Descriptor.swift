#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An open file of this process.
struct Descriptor: Hashable, Sendable {
  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

  /// Whether a person may be looking at it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of the bytes, however many calls it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      var rest = UnsafeRawBufferPointer(buffer)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(number, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          throw .last
        }
      }
    }
  }

  /// Reads to the end, but not more than `limit` bytes and one.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(number, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        throw .last
      }
    }
    return bytes
  }

  /// Reads up to the end of a line, which is not part of the answer, or 1,024 bytes.
  func readLine() throws(SystemError) -> [UInt8] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 1_024 {
      let count = read(number, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      line.append(byte)
    }
    return line
  }

  /// A descriptor shared with another program may be in non-blocking mode.
  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Makes sure that 0, 1 and 2 are taken, so that no file opened later is mistaken for one of them.
  ///
  /// A missing one is opened the wrong way round: using it fails as if it were still closed.
  static func reserveStandard() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, start, count)
}
