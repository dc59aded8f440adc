internal import CLuaHost

/// What the interpreter says of a failure, before it is put into words.
struct FailureReport {
  struct Frame {
    let chunk: Int32
    let line: Int32
    let function: [UInt8]?
  }

  let status: clh_status
  let message: [UInt8]
  /// The token Lua stumbled over, with quotes around it.
  let nearToken: [UInt8]
  let path: [UInt8]
  /// -1 when it is not known.
  let chunk: Int32
  /// 0 when it is not known.
  let line: Int32
  /// Innermost first.
  let frames: [Frame]
}

extension FailureReport {
  /// The last failure of a state.
  init(of state: OpaquePointer) {
    let failure = clh_last_failure(state)
    status = failure.status
    message = Self.bytes(failure.message, failure.message_length)
    nearToken = Self.bytes(failure.near_token, failure.near_length)
    path = Self.bytes(failure.path, failure.path_length)
    chunk = failure.chunk
    line = failure.line
    frames = (0..<failure.frames).map { index in
      let frame = clh_failure_frame(state, index)
      return Frame(
        chunk: frame.chunk, line: frame.line,
        function: frame.function.map { Array(String(cString: $0).utf8) })
    }
  }

  private static func bytes(_ start: UnsafePointer<CChar>?, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
