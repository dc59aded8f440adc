/// Finds what is not UTF-8.
enum UTF8Check {
  /// The first byte that no UTF-8 text can have at its place; nil when all is well.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
