internal import CLuaHost

extension LuaMachine {
  fileprivate func answer(
    _ function: Int32, _ arguments: [LuaValue], into result: OpaquePointer
  ) throws(LuaHostError) {
    if function == Int32(CLH_REQUIRE) { return try require(arguments, into: result) }
    let value = try library.functions[Int(function)].body(arguments)
    // Calls into the script that the body made have used the same tree.
    clh_tree_clear(result)
    guard LuaTree.write(value, to: result) else {
      throw LuaHostError(message: "there is no memory for the answer")
    }
  }

  private func require(
    _ arguments: [LuaValue], into result: OpaquePointer
  ) throws(LuaHostError) {
    guard case .string(let name)? = arguments.first else {
      throw LuaHostError(message: "require needs the name of a module")
    }
    guard let loader = library.loader else {
      throw LuaHostError(message: "there is no module '\(name)'", hint: "only 'animscript' exists")
    }
    var requester = ""
    if arguments.count > 1, case .string(let chunk) = arguments[1] { requester = chunk }
    let source = try loader(name, requester)
    if let complaint = sourceComplaint(source.bytes, limit: limits.source) {
      throw LuaHostError(message: "\(source.name): \(complaint.message)")
    }
    let written =
      LuaTree.write(.string(source.key), to: result)
      && LuaTree.write(.string(source.name), to: result)
      && LuaTree.write(text: source.bytes, to: result)
      && LuaTree.write(.boolean(source.isReadOnly), to: result)
    guard written else { throw LuaHostError(message: "there is no memory for the module") }
  }

  fileprivate func arguments(in tree: OpaquePointer) -> [LuaValue] {
    LuaTree.read(tree, chunks: chunks)
  }
}

/// Called by C, with no Lua frame above that could jump over it.
func answerScript(
  context: UnsafeMutableRawPointer?, function: Int32, arguments: OpaquePointer?,
  result: OpaquePointer?
) -> Bool {
  guard let context, let arguments, let result else { return false }
  let machine = Unmanaged<LuaMachine>.fromOpaque(context).takeUnretainedValue()
  do throws(LuaHostError) {
    try machine.answer(function, machine.arguments(in: arguments), into: result)
    return true
  } catch {
    clh_tree_clear(result)
    let hint = error.hint.map { "\nhint: \($0)" } ?? ""
    _ = LuaTree.write(text: Array((error.message + hint).utf8), to: result)
    return false
  }
}
