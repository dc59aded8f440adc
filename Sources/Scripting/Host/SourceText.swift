/// What is wrong with bytes that should be a source file; nil when nothing is.
func sourceComplaint(_ source: [UInt8], limit: Int) -> (message: String, line: Int)? {
  guard source.count <= limit else {
    return ("the file is longer than \(limit) bytes", 1)
  }
  if source.first == 0x1B { return ("the file is compiled Lua, and only text is run", 1) }
  if let zero = source.firstIndex(of: 0) {
    return ("the file contains a zero byte", lineNumber(of: zero, in: source))
  }
  var decoder = UTF8()
  var iterator = source.makeIterator()
  var offset = 0
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return ("the file is not UTF-8 text", lineNumber(of: offset, in: source))
    }
  }
}

private func lineNumber(of offset: Int, in source: [UInt8]) -> Int {
  1 + source.prefix(offset).count { $0 == UInt8(ascii: "\n") }
}
