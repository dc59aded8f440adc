import Foundation
import TestSupport
import Testing

@testable import AnimscriptCLI

@Suite("A descriptor")
struct DescriptorTests {
  @Test("writes everything through a pipe that takes a little at a time")
  func slowReader() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
    // In non-blocking mode a full pipe refuses instead of waiting.
    _ = fcntl(writer.number, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    async let received = try reader.readAll(limit: 2_000_000)
    try writer.write(bytes)
    close(writer.number)
    #expect(try await received == bytes)
    close(reader.number)
  }

  @Test("reads no more than asked for, and one chunk")
  func limit() throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write(String(repeating: "x", count: 200_000), to: "long")
    let number = open(path, O_RDONLY)
    defer { close(number) }
    #expect(try Descriptor(number: number).readAll(limit: 100_000).count == 131_072)
  }

  static let refusals: [(code: Int32, text: String)] = [
    (ENOSPC, "no space left on the device"), (EACCES, "permission denied"),
    (EBADF, "it is closed"), (EIO, "Input/output error (system error 5)"),
  ]

  @Test("says what the system refuses in plain words", arguments: refusals)
  func refusal(code: Int32, text: String) {
    #expect(SystemError(code: code).description == text)
  }

  @Test("of the standard streams is never taken by another file")
  func reserved() async {
    await #expect(processExitsWith: .exitCode(0)) {
      for number: Int32 in 0...2 { close(number) }
      Descriptor.reserveStandard()
      let next = open("/dev/null", O_RDONLY)
      let isRefused = (try? Descriptor.standardOutput.write([1])) == nil
      exit(next > 2 && isRefused ? 0 : 1)
    }
  }
}
