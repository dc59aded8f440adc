import CLuaHost
import TestSupport
import Testing

@testable import Scripting

/// Answers that no interpreter gives are refused, and none is read beyond its end.
@Suite("What a worker says")
struct WorkerReplyTests {
  /// An answer to RUN with a value of every kind.
  static let good: [UInt8] = {
    var message = Message(CLH_WORKER_RESULT)
    message.add(UInt32(0))
    message.add(UInt64(12_345))
    message.add(UInt32(2))
    message.add(text: "main.lua".utf8)
    message.add(text: "rows.lua".utf8)
    message.add(UInt32(1))
    message.add(Int32(0))
    message.add(Int32(7))
    message.add(text: "printed".utf8)
    if let tree = try? OwnedTree() {
      _ = LuaTree.write(value, to: tree.tree)
      message.add(tree)
    }
    return Array(message.sealed.dropFirst(8))
  }()

  static let value: LuaValue = [
    "a": [1, 2.5, "text", true, [], .bezier(0.1, 0.2, 0.3, 0.4)],
    "length": .length(LuaLength(constant: 3, factors: .one)),
    "object": .spring(["x": ["y": "z"]]),
  ]

  static let failure: [UInt8] = {
    var message = Message(CLH_WORKER_RESULT)
    message.add(UInt32(CLH_RUNTIME.rawValue))
    message.add(UInt64(1))
    message.add(UInt32(1))
    message.add(text: "main.lua".utf8)
    message.add(UInt32(0))
    message.add(text: "boom\u{1B}[31m\nhint: none".utf8)
    message.add(text: [])
    message.add(text: [])
    message.add(Int32(0))
    message.add(Int32(3))
    message.add(UInt32(1))
    message.add(Int32(0))
    message.add(Int32(3))
    message.add(UInt32(1))
    message.add(text: "f\0g".utf8)
    return Array(message.sealed.dropFirst(8))
  }()

  static let curve: [UInt8] = {
    var message = Message(CLH_WORKER_RESULT)
    message.add(UInt32(0))
    message.add(UInt64(1))
    message.add(UInt32(0))
    message.add(UInt32(0))
    message.add(0.001)
    message.add(UInt32(3))
    for point in [0, 0, 0.5, 0.7, 1, 1] { message.add(point) }
    return Array(message.sealed.dropFirst(8))
  }()

  static func read(
    _ bytes: [UInt8], _ expected: WorkerReply.Expected = .value, limits: LuaLimits = LuaLimits()
  ) throws -> WorkerReply {
    try WorkerReply(
      bytes, expected: expected, names: ["main.lua", "rows.lua"], limits: limits)
  }

  @Test("is taken as it is when it can be true")
  func taken() throws {
    let reply = try Self.read(Self.good)
    guard case .value(let value) = reply.content else {
      Issue.record("no value")
      return
    }
    #expect(value == Self.value)
    #expect(reply.memory == 12_345)
    #expect(
      reply.printed == [LuaPrint(place: LuaPlace(chunk: "main.lua", line: 7), text: "printed")])
    guard case .curve(let curve) = try Self.read(Self.curve, .curve).content else {
      Issue.record("no curve")
      return
    }
    #expect(curve.points.map(\.value) == [0, 0.7, 1])
    guard case .failure(let failure) = try Self.read(Self.failure).content else {
      Issue.record("no failure")
      return
    }
    #expect(failure.message == "boom\\u{1b}[31m")
    #expect(failure.hint == "none")
    #expect(failure.traceback.first?.function == "f\\u{0}g")
  }

  @Test("is refused at every length but its own")
  func truncated() {
    for (bytes, expected) in [
      (Self.good, WorkerReply.Expected.value), (Self.curve, .curve), (Self.failure, .value),
    ] {
      for count in 0..<bytes.count {
        #expect(throws: WorkerFault.self) { try Self.read(Array(bytes[..<count]), expected) }
      }
      #expect(throws: WorkerFault.self) { try Self.read(bytes + [0], expected) }
    }
  }

  @Test("is refused or harmless whatever bytes are changed")
  func mutated() {
    var random = SplitMix64(seed: 4)
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = [Self.good, Self.curve, Self.failure].randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, bytes[place] &+ 1, bytes[place] &- 1]
        bytes[place] = byte.randomElement(using: &random) ?? 0
      }
      let expected: [WorkerReply.Expected] = [.value, .curve, .nothing]
      let reply = try? Self.read(bytes, expected.randomElement(using: &random) ?? .value)
      if reply == nil { refused += 1 }
      if case .value(let value)? = reply?.content { #expect(value.isFinite) }
      if case .curve(let curve)? = reply?.content {
        #expect(curve.points.allSatisfy { $0.value.magnitude <= 1_000 })
      }
    }
    #expect(refused > 10_000)
  }

  static let limits: [(name: String, change: @Sendable (inout LuaLimits) -> Void)] = [
    ("nodes", { $0.nodes = 5 }), ("items", { $0.items = 5 }), ("depth", { $0.depth = 1 }),
    ("text", { $0.text = 3 }), ("output", { $0.output = 6 }),
  ]

  @Test("is held to the limits that the interpreter was told", arguments: limits)
  func limited(name: String, change: @Sendable (inout LuaLimits) -> Void) {
    var limits = LuaLimits()
    change(&limits)
    #expect(throws: WorkerFault.self) { try Self.read(Self.good, limits: limits) }
  }

  @Test("cannot name a file that the worker was not given")
  func names() {
    #expect(throws: WorkerFault.self) {
      try WorkerReply(Self.good, expected: .value, names: ["main.lua"], limits: LuaLimits())
    }
  }
}

extension LuaValue {
  /// Whether all its numbers are.
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .table(let table):
      table.list.allSatisfy(\.isFinite) && table.fields.allSatisfy(\.value.isFinite)
    default: true
    }
  }
}
