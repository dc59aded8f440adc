/// The text of a script, with its lines counted as Lua counts them.
struct ScriptText: Hashable, Sendable {
  let bytes: [UInt8]
  /// The first byte of each line.
  private let lineStarts: [Int]
  /// Bytes of the file before the text.
  private let skipped: Int

  /// Makes a text from the bytes of a file; a byte order mark is no part of it.
  init(file bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isMarked = bytes.starts(with: mark)
    self.init(isMarked ? Array(bytes.dropFirst(mark.count)) : bytes, skipped: isMarked ? 3 : 0)
  }

  /// Makes a text.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8], skipped: Int = 0) {
    self.bytes = bytes
    self.skipped = skipped
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == Self.lineFeed || byte == Self.carriageReturn else { continue }
      // A pair of two different line ends is one, whatever their order.
      if index < bytes.count, bytes[index] != byte, Self.isLineEnd(bytes[index]) { index += 1 }
      starts.append(index)
    }
    lineStarts = starts
  }

  var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its line end; nil when there is no such line.
  func line(_ number: Int) -> Range<Int>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, Self.isLineEnd(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The number of the line, from 1, that holds a byte.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func lineNumber(ofByte offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where a range of bytes starts, and where it ends on that line.
  func position(of range: Range<Int>) -> Diagnostic.Position {
    let number = lineNumber(ofByte: range.lowerBound)
    let line = self.line(number) ?? range
    let column = characters(in: line.lowerBound..<range.lowerBound) + 1
    let end = max(min(range.upperBound, line.upperBound), range.lowerBound)
    return Diagnostic.Position(
      line: number, column: column, endColumn: column + characters(in: range.lowerBound..<end),
      byteOffset: fileOffset(ofByte: range.lowerBound))
  }

  /// Where a byte of the text stands in its file.
  func fileOffset(ofByte offset: Int) -> Int { offset + skipped }

  /// A line and the one before it, for a diagnostic.
  func excerpt(around number: Int) -> [Diagnostic.ExcerptLine] {
    [number - 1, number].compactMap { number in
      line(number).map { Diagnostic.ExcerptLine(number: number, text: text($0)) }
    }
  }

  /// A range of bytes as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Unicode scalars, which is what editors and carets count.
  private func characters(in range: Range<Int>) -> Int {
    bytes[range].reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }
}
