/// What a field holds: how it is described, and how it is read.
struct FieldType<Value: Sendable>: Sendable {
  /// Reads a value that is there; reports what is wrong with it and returns nil.
  typealias Decode = @Sendable (LuaValue, FieldPlace, inout Decoding) -> Value?

  private let makeKind: @Sendable () -> FieldKind
  let decode: Decode
  /// A value as a script would write it, for documentation; nil when that says nothing.
  let show: @Sendable (Value) -> String?

  /// Makes a type.
  ///
  /// - Parameters:
  ///   - kind: How it is described.
  ///   - show: A value as a script would write it.
  ///   - decode: Reads a value.
  init(
    _ kind: @autoclosure @escaping @Sendable () -> FieldKind,
    show: @escaping @Sendable (Value) -> String? = { _ in nil },
    decode: @escaping Decode
  ) {
    makeKind = kind
    self.show = show
    self.decode = decode
  }

  /// How it is described.
  var kind: FieldKind { makeKind() }

  /// The type of a field that may have no value.
  var optional: FieldType<Value?> {
    FieldType<Value?>(kind, show: { $0.flatMap(show) }) { value, place, decoding in
      decode(value, place, &decoding).map { .some($0) }
    }
  }
}
