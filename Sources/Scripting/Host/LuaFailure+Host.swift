internal import CLuaHost

extension LuaFailure {
  /// A failure that the interpreter reports.
  init(_ report: FailureReport, chunks: [String]) {
    let text = report.message.withUnsafeBytes { SingleLine.splitting($0) }
    kind = Kind(report)
    // What nests in C, Lua calls so.
    let isDeep = report.status == CLH_RUNTIME && text.message.hasPrefix("C stack overflow")
    message = isDeep ? Self.deepCalls : text.message
    hint = text.hint
    place = LuaPlace(chunk: report.chunk, of: chunks, line: report.line)
    nearToken = Self.token(report.nearToken)
    traceback = report.frames.compactMap { frame in
      guard let place = LuaPlace(chunk: frame.chunk, of: chunks, line: frame.line) else {
        return nil
      }
      return Frame(place: place, function: frame.function.map { SingleLine.escaping($0) })
    }
  }

  /// A source that never reached Lua.
  init(syntax message: String, at place: LuaPlace) {
    self.init(
      kind: .syntax, message: message, hint: nil, place: place, nearToken: nil, traceback: [])
  }

  /// A failure that no line of the script stands for.
  init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.init(
      kind: kind, message: message, hint: hint, place: nil, nearToken: nil, traceback: [])
  }

  /// The host itself has no memory left.
  static let outOfMemory = LuaFailure(.limit(.memory), "there is no memory left")

  /// The token between the quotes that Lua puts around it; nil for the end of the file.
  private static func token(_ quoted: [UInt8]) -> String? {
    guard quoted.count > 2, quoted.first == UInt8(ascii: "'") else { return nil }
    let end = quoted.last == UInt8(ascii: "'") ? quoted.count - 1 : quoted.count
    return String(decoding: quoted[1..<end], as: UTF8.self)
  }
}

extension LuaFailure.Kind {
  fileprivate init(_ report: FailureReport) {
    switch report.status {
    case CLH_SYNTAX: self = .syntax
    case CLH_VALUE: self = .value(keyPath: SingleLine.escaping(report.path))
    case CLH_STEPS: self = .limit(.steps)
    case CLH_MEMORY: self = .limit(.memory)
    case CLH_TIME: self = .limit(.time)
    case CLH_OUTPUT: self = .limit(.output)
    default: self = .runtime
    }
  }
}
