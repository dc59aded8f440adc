internal import CLuaHost

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A worker as the system knows it, with the connection to it.
///
/// It is ended and waited for with the value: none is left behind.
final class WorkerProcess {
  let number: pid_t
  private let connection: Int32
  private var isWaitedFor = false

  init(_ worker: ScriptWorker) throws(WorkerFault) {
    let ends = try Self.connection()
    defer { close(ends.theirs) }
    do throws(WorkerFault) {
      number = try Self.spawn(worker, connection: ends.theirs)
    } catch {
      close(ends.ours)
      throw error
    }
    connection = ends.ours
    _ = clh_note_worker(number)
  }

  deinit {
    close(connection)
    if !isWaitedFor {
      kill(number, SIGKILL)
      clh_forget_worker(number)
      _ = wait()
    }
  }

  /// Waits for the process to end and says how it did; one that does not is ended.
  func end(afterItself: Bool) -> WorkerFault {
    guard !isWaitedFor else { return .silent }
    // What has closed its connection is about to end; how it does so is worth waiting for.
    for _ in 0..<(afterItself ? 500 : 0) {
      if let status = wait(WNOHANG) { return fault(status) }
      usleep(1_000)
    }
    kill(number, SIGKILL)
    _ = wait()
    return .silent
  }

  /// Sends bytes before a time on the monotonic clock, in nanoseconds.
  ///
  /// - Throws: `silent` when they are not taken in time.
  /// - Returns: False when nobody is there to take them.
  func send(_ bytes: [UInt8], before deadline: UInt64) throws(WorkerFault) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Self.send(connection, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, before: deadline)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Appends what has arrived, as soon as there is anything.
  ///
  /// - Throws: `silent` when nothing arrives in time.
  /// - Returns: False when there is no more to come.
  func receive(into bytes: inout [UInt8], before deadline: UInt64) throws(WorkerFault) -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = recv(connection, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return count
      }
      if count >= 0 { return count > 0 }
      if errno == EAGAIN {
        try wait(for: POLLIN, before: deadline)
      } else if errno != EINTR {
        return false
      }
    }
  }

  /// Nanoseconds on the monotonic clock.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private func wait(for events: Int32, before deadline: UInt64) throws(WorkerFault) {
    let now = Self.now
    guard now < deadline else { throw .silent }
    var request = pollfd(fd: connection, events: Int16(events), revents: 0)
    let milliseconds = min((deadline - now) / 1_000_000 + 1, UInt64(Int32.max))
    _ = poll(&request, 1, Int32(milliseconds))
  }

  private func wait(_ options: Int32 = 0) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = waitpid(number, &status, options)
      if found == 0 { return nil }
      if found < 0, errno == EINTR { continue }
      isWaitedFor = true
      clh_forget_worker(number)
      return found < 0 ? 0 : status
    }
  }

  private func fault(_ status: Int32) -> WorkerFault {
    let signal = status & 0x7F
    return signal == 0
      ? .exited(status >> 8 & 0xFF, wasReady: true) : .signalled(signal)
  }

  private static func send(_ connection: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if os(Linux)
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #else
      let flags = MSG_DONTWAIT
    #endif
    return sendBytes(connection, bytes, flags)
  }
}

/// `send`, out of the reach of the methods of that name.
private func sendBytes(_ connection: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int
{
  send(connection, bytes.baseAddress, bytes.count, flags)
}
