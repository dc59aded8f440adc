/// Numbers out of the fuzzer's bytes; 0 when there are no more.
struct Bytes {
  private var bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isEmpty: Bool { index >= bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  /// Any number, the odd ones included.
  mutating func number() -> Double {
    switch byte() % 8 {
    case 0:
      return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    case 1:
      let special: [Double] = [
        0, -0.0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, .leastNormalMagnitude, 1e100, -1e100, 1e30, 1e-30, 0.5, 2,
      ]
      return special[choice(special.count)]
    case 2: return Double(Int8(bitPattern: byte()))
    case 3: return Double(byte()) / 255
    case 4: return Double(byte()) / 10
    case 5: return Double(Int8(bitPattern: byte())) * (1 + Double(byte()) * 0x1p-52)
    default:
      let sign: Double = byte() & 1 == 0 ? 1 : -1
      return sign * (1 + Double(byte()) / 256)
        * Double(sign: .plus, exponent: choice(64) - 32, significand: 1)
    }
  }
}

func check(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}
