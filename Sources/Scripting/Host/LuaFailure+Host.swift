internal import CLuaHost

extension LuaFailure {
  /// A failure that C reports.
  init(_ failure: clh_failure, of state: OpaquePointer, chunks: [String]) {
    let text = SingleLine.splitting(
      UnsafeRawBufferPointer(start: failure.message, count: failure.message_length))
    kind = Kind(failure)
    message = text.message
    hint = text.hint
    place = LuaPlace(chunk: failure.chunk, of: chunks, line: failure.line)
    nearToken = Self.token(
      UnsafeRawBufferPointer(start: failure.near_token, count: failure.near_length))
    traceback = (0..<failure.frames).compactMap { index in
      let frame = clh_failure_frame(state, index)
      guard let place = LuaPlace(chunk: frame.chunk, of: chunks, line: frame.line) else {
        return nil
      }
      let function = frame.function.map { SingleLine.escaping(String(cString: $0).utf8) }
      return Frame(place: place, function: function)
    }
  }

  /// A source that never reached Lua.
  init(syntax message: String, at place: LuaPlace) {
    self.init(
      kind: .syntax, message: message, hint: nil, place: place, nearToken: nil, traceback: [])
  }

  /// The host itself has no memory left.
  static let outOfMemory = LuaFailure(
    kind: .limit(.memory), message: "there is no memory left", hint: nil, place: nil,
    nearToken: nil, traceback: [])

  /// The token between the quotes that Lua puts around it; nil for the end of the file.
  private static func token(_ quoted: UnsafeRawBufferPointer) -> String? {
    guard quoted.count > 2, quoted.first == UInt8(ascii: "'") else { return nil }
    let end = quoted.last == UInt8(ascii: "'") ? quoted.count - 1 : quoted.count
    return String(decoding: quoted[1..<end], as: UTF8.self)
  }
}

extension LuaFailure.Kind {
  fileprivate init(_ failure: clh_failure) {
    switch failure.status {
    case CLH_SYNTAX: self = .syntax
    case CLH_VALUE:
      let path = UnsafeRawBufferPointer(start: failure.path, count: failure.path_length)
      self = .value(keyPath: SingleLine.escaping(path))
    case CLH_STEPS: self = .limit(.steps)
    case CLH_MEMORY: self = .limit(.memory)
    case CLH_TIME: self = .limit(.time)
    case CLH_OUTPUT: self = .limit(.output)
    default: self = .runtime
    }
  }
}
