internal import CLuaHost

extension LuaMachine {
  /// Answers a script: with its values in `result`, or false and the message of an error there.
  func answer(
    _ function: Int32, _ arguments: [LuaValue], into result: OpaquePointer
  ) -> Bool {
    do throws(LuaHostError) {
      try find(function, arguments, into: result)
      return true
    } catch {
      clh_tree_clear(result)
      let hint = error.hint.map { "\nhint: \($0)" } ?? ""
      _ = LuaTree.write(text: Array((error.message + hint).utf8), to: result)
      return false
    }
  }

  private func find(
    _ function: Int32, _ arguments: [LuaValue], into result: OpaquePointer
  ) throws(LuaHostError) {
    if function == Int32(CLH_REQUIRE) { return try require(arguments, into: result) }
    if function == Int32(CLH_LATE_FIELD) { return try lateField(arguments, into: result) }
    guard library.functions.indices.contains(Int(function)) else {
      throw LuaHostError(message: "there is no such function")
    }
    let value = try library.functions[Int(function)].body(arguments)
    // Calls into the script that the body made have used the same tree.
    clh_tree_clear(result)
    guard LuaTree.write(value, to: result) else {
      throw LuaHostError(message: "there is no memory for the answer")
    }
  }

  private func lateField(
    _ arguments: [LuaValue], into result: OpaquePointer
  ) throws(LuaHostError) {
    clh_tree_clear(result)
    guard case .string(let name)? = arguments.first, let value = library.lateValue?(name) else {
      return
    }
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
}
