extension OutlineScanner {
  /// Passes one expression and says what it is; passes nothing where none begins.
  mutating func scanExpression() -> SourceOutline.Value {
    var value = SourceOutline.Value.other
    var isAlone = true
    while true {
      while kind()?.isUnaryOperator ?? false {
        position += 1
        isAlone = false
      }
      guard let operand = scanOperand() else { return .other }
      value = operand
      guard isBinaryOperator else { break }
      position += 1
      isAlone = false
    }
    return isAlone ? value : .other
  }

  /// Passes an operand with all that is indexed and called behind it.
  private mutating func scanOperand() -> SourceOutline.Value? {
    switch kind() {
    case .openBrace: return scanTable()
    case .keyword(.function):
      position += 1
      scanFunction()
      return .other
    case .name:
      let value = scanPrimary()
      return passSuffixes() ? .other : value
    case .openParenthesis:
      passGroup(until: .parenthesis)
      _ = passSuffixes()
      return .other
    case .string, .number, .keyword(.nil), .keyword(.true), .keyword(.false):
      position += 1
      return .other
    case .compound where text() == "...":
      position += 1
      return .other
    default: return nil
    }
  }

  /// Passes indexing, calls and methods; answers whether there were any.
  private mutating func passSuffixes() -> Bool {
    var hasAny = false
    while true {
      switch kind() {
      case .dot, .colon: position += 2
      case .openBracket: passGroup(until: .bracket)
      case .openParenthesis: passGroup(until: .parenthesis)
      case .openBrace: _ = scanTable()
      case .string: position += 1
      default: return hasAny
      }
      hasAny = true
    }
  }

  /// Passes a name with its fields, and the call of a constructor or of `require` behind it.
  mutating func scanPrimary() -> SourceOutline.Value {
    let start = position
    let local = scopes[text()]
    position += 1
    guard let local else {
      return text(-1) == "require" ? passLibraryName() : .other
    }
    if kind() == .openBracket { outline.locals[local].mayChange = true }
    guard let constructor = passConstructor(of: local) else { return .local(local) }
    let callee = range(from: start)
    guard let argument = passArgument() else { return .constructor(constructor) }
    outline.calls.append(
      SourceOutline.Call(constructor: constructor, callee: callee, argument: argument))
    return .call(outline.calls.count - 1)
  }

  /// The constructor that a local variable, with the field behind it, stands for.
  private mutating func passConstructor(of local: Int) -> String? {
    switch outline.resolved(.local(local)) {
    case .constructor(let name): return name
    case .library where kind() == .dot && kind(1) == .name:
      position += 2
      return text(-1)
    default: return nil
    }
  }

  /// `"animscript"` behind `require`, in parentheses or not.
  private mutating func passLibraryName() -> SourceOutline.Value {
    let hasParentheses = kind() == .openParenthesis && kind(2) == .closeParenthesis
    let offset = hasParentheses ? 1 : 0
    guard kind(offset) == .string,
      let name = LuaStringLiteral.value(of: bytes[range(offset)]),
      name.elementsEqual("animscript".utf8)
    else { return .other }
    position += hasParentheses ? 3 : 1
    return .library
  }

  /// The arguments of a call, if one follows: what is known of one argument, else `other`.
  private mutating func passArgument() -> SourceOutline.Value? {
    if kind() == .openBrace { return scanTable() }
    guard kind() == .openParenthesis else { return nil }
    if kind(1) == .openBrace {
      position += 1
      let table = scanTable()
      if pass(.closeParenthesis) { return table }
      nested { $0.walk(until: .parenthesis) }
      return .other
    }
    if kind(1) == .name, kind(2) == .closeParenthesis, let local = scopes[text(1)] {
      position += 3
      return .local(local)
    }
    passGroup(until: .parenthesis)
    return .other
  }

  /// Passes a table constructor, which begins here.
  mutating func scanTable() -> SourceOutline.Value {
    let index = outline.tables.count
    outline.tables.append(SourceOutline.Table(brace: range()))
    position += 1
    nested { scanner in
      var count = 0
      while let kind = scanner.kind(), !scanner.pass(.closeBrace) {
        let before = scanner.position
        if kind == .comma || kind == .semicolon {
          scanner.position += 1
        } else {
          scanner.scanEntry(of: index, count: &count)
        }
        // What is no entry is no table either; the source does not compile.
        if scanner.position == before { return }
      }
    }
    return .table(index)
  }

  private mutating func scanEntry(of table: Int, count: inout Int) {
    let start = position
    var key: FieldPath.Step?
    var keyRange: Range<Int>?
    if kind() == .name, kind(1) == .equals {
      key = .field(text())
      keyRange = range()
      position += 2
    } else if kind() == .openBracket {
      key = literalKey
      passGroup(until: .bracket)
      keyRange = range(from: start)
      guard pass(.equals) else { return }
    } else {
      count += 1
      key = .index(count)
    }
    let valueStart = position
    let value = scanExpression()
    let valueRange = range(from: valueStart)
    outline.tables[table].entries.append(
      SourceOutline.Entry(
        key: key, keyRange: keyRange ?? valueRange, valueRange: valueRange, value: value))
  }

  /// The key in the brackets that begin here, when it is a literal.
  private var literalKey: FieldPath.Step? {
    guard kind(2) == .closeBracket else { return nil }
    switch kind(1) {
    case .string:
      return LuaStringLiteral.value(of: bytes[range(1)])
        .map { .field(String(decoding: $0, as: UTF8.self)) }
    case .number: return Int(text(1)).map { .index($0) }
    default: return nil
    }
  }

  private var isBinaryOperator: Bool {
    switch kind() {
    case .keyword(.and), .keyword(.or): true
    case .compound: text() != "..." && text() != "::"
    case .symbol(let byte): "+-*/%^&|~<>".utf8.contains(byte)
    default: false
    }
  }
}

extension LuaToken.Kind {
  fileprivate var isUnaryOperator: Bool {
    switch self {
    case .keyword(.not): true
    case .symbol(let byte): "-#~".utf8.contains(byte)
    default: false
    }
  }
}
