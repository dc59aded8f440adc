internal import CLuaHost

/// Reads the body of a message that a worker sent; nothing in it is believed.
struct MessageReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func next<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self
  ) throws(WorkerFault) -> Value {
    let start = try skip(MemoryLayout<Value>.size)
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: type) }
  }

  /// A number of things, each of which takes at least one byte.
  mutating func count(_ what: String, atMost limit: Int) throws(WorkerFault) -> Int {
    let count = Int(try next(UInt32.self))
    guard count <= limit else { throw .garbled("\(count) \(what)") }
    return count
  }

  mutating func text(atMost limit: Int) throws(WorkerFault) -> [UInt8] {
    let count = try count("bytes of text", atMost: limit)
    let start = try skip(count)
    return Array(bytes[start..<(start + count)])
  }

  mutating func values<Value: BitwiseCopyable>(
    _ count: Int, of type: Value.Type = Value.self
  ) throws(WorkerFault) -> [Value] {
    let stride = MemoryLayout<Value>.stride
    let start = try skip(count * stride)
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: start + $0 * stride, as: type) }
    }
  }

  private mutating func skip(_ count: Int) throws(WorkerFault) -> Int {
    guard count <= bytes.count - position else { throw .garbled("it ends too early") }
    defer { position += count }
    return position
  }
}
