/// Writes JSON byte for byte the same everywhere: keys in the order given, `Decimal6` numbers.
///
/// A container is either *block*, one element a line, or *inline*, all on one line; what lies in an
/// inline container is inline too. The output is UTF-8.
public struct JSONWriter: Sendable {
  /// How a container is laid out.
  public enum Layout: Sendable {
    case block
    case inline
  }

  private enum Closing {
    static let object = UInt8(ascii: "}")
    static let array = UInt8(ascii: "]")
  }

  private struct Level {
    let closing: UInt8
    let layout: Layout
    var isEmpty = true
  }

  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private var isAfterKey = false

  private let limit: Int

  /// Makes an empty writer.
  ///
  /// - Parameter limit: Bytes after which numbers are refused; what writes without end then stops.
  public init(limit: Int = .max) { self.limit = limit }

  /// Writes an object; `body` writes its keys and values.
  public mutating func object<Failure: Error>(
    _ layout: Layout = .block, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"), Closing.object, layout)
    try body(&self)
    close()
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array<Failure: Error>(
    _ layout: Layout = .block, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["), Closing.array, layout)
    try body(&self)
    close()
  }

  /// Writes a key; the next value belongs to it.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  /// Writes a text.
  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a truth value.
  public mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes an absent value.
  public mutating func null() {
    raw("null")
  }

  /// Writes a whole number.
  public mutating func integer(_ value: some FixedWidthInteger) {
    raw("\(value)")
  }

  /// Writes a number with at most six decimals.
  ///
  /// - Throws: `TimelineError.notWritable` when it is not finite or its magnitude passes 10¹⁵,
  ///   `.tooLarge` when the text has passed its limit.
  public mutating func number(_ value: Double) throws(TimelineError) {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    guard let decimal = Decimal6(value) else { throw .notWritable(value) }
    separate()
    decimal.write(to: &bytes)
  }

  /// Ends the text with a line end.
  public mutating func finish() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ opening: UInt8, _ closing: UInt8, _ layout: Layout) {
    separate()
    bytes.append(opening)
    let isInline = layout == .inline || levels.last?.layout == .inline
    levels.append(Level(closing: closing, layout: isInline ? .inline : .block))
  }

  private mutating func close() {
    guard let level = levels.popLast() else { return }
    if level.layout == .block, !level.isEmpty { breakLine() }
    bytes.append(level.closing)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
    if level.layout == .block {
      breakLine()
    } else if !level.isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in levels { bytes.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")]) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var text = text
    let isPlain = text.withUTF8 { letters in
      let isPlain = letters.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain { bytes.append(contentsOf: letters) }
      return isPlain
    }
    if isPlain { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }
}
