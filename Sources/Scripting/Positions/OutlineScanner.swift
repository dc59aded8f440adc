/// Reads the outline of a Lua source in one pass over its tokens.
///
/// Names are resolved as Lua does, block by block. Nesting is limited a little above what Lua itself
/// compiles; a source beyond it, or one that is not Lua, gives the outline of what came before.
///
/// - Complexity: O(n) in the number of bytes.
struct OutlineScanner {
  /// Lua gives up at 200 levels.
  static let deepestNesting = 240

  /// The token behind which a walk ends.
  enum Stop {
    /// None: the end of the source.
    case file
    /// `end` or `until`.
    case block
    /// The `do` of a loop.
    case loopHead
    case parenthesis, bracket
  }

  let bytes: [UInt8]
  let tokens: [LuaToken]
  var outline = SourceOutline()
  var position = 0
  var scopes = LocalScopes()
  private var nesting = 0
  /// Functions around the current token.
  private var functions = 0
  private var hasGivenUp = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = LuaTokenizer.tokens(of: bytes)
  }

  /// The outline of a source.
  static func outline(of bytes: [UInt8]) -> SourceOutline {
    var scanner = OutlineScanner(bytes)
    scanner.walk(until: .file)
    return scanner.outline
  }

  /// Passes tokens up to a stop, recording what they hold.
  mutating func walk(until stop: Stop) {
    while let kind = kind() {
      switch kind {
      case .openBrace: _ = scanTable()
      case .openParenthesis: passGroup(until: .parenthesis)
      case .openBracket: passGroup(until: .bracket)
      case .name: walkName(isArgument: stop == .parenthesis)
      case .keyword(let keyword):
        position += 1
        if stop == .loopHead, keyword == .do { return }
        scan(keyword)
        if stop == .block, keyword == .end || keyword == .until { return }
      case .closeParenthesis, .closeBracket:
        position += 1
        if stop == .parenthesis, kind == .closeParenthesis { return }
        if stop == .bracket, kind == .closeBracket { return }
      case .equals:
        markAssigned()
        position += 1
      default: position += 1
      }
    }
  }

  /// Passes a group in parentheses or brackets, which begins here.
  mutating func passGroup(until stop: Stop) {
    position += 1
    nested { $0.walk(until: stop) }
  }

  /// Passes a function behind its keyword: name, parameters and body.
  mutating func scanFunction() {
    while let kind = kind(), kind != .openParenthesis {
      guard kind == .name || kind == .dot || kind == .colon else { return }
      // `function menu.open()` changes the table.
      if kind == .name, self.kind(-1) == .keyword(.function) { markChanging(text()) }
      position += 1
    }
    functions += 1
    scopes.open()
    while let kind = kind(), kind != .closeParenthesis {
      if kind == .name { declare(text(), .other) }
      position += 1
    }
    position += 1
    nested { $0.walk(until: .block) }
    scopes.close()
    functions -= 1
  }

  /// A name among statements and arguments.
  private mutating func walkName(isArgument: Bool) {
    let isFirst = isArgument && (kind(-1) == .openParenthesis || kind(-1) == .comma)
    guard case .local(let local) = scanPrimary() else { return }
    while kind() == .dot, kind(1) == .name { position += 2 }
    // Whoever is handed a table may change it.
    if isFirst, kind() == .comma || kind() == .closeParenthesis {
      outline.locals[local].mayChange = true
    }
  }

  /// What follows a keyword that was just passed.
  private mutating func scan(_ keyword: LuaKeyword) {
    switch keyword {
    case .function: scanFunction()
    case .local: scanLocal()
    case .for: scanLoop()
    case .do, .if, .repeat:
      scopes.open()
      nested { $0.walk(until: .block) }
      scopes.close()
    case .else, .elseif:
      scopes.close()
      scopes.open()
    case .return where functions == 0:
      let keyword = range(-1)
      outline.returns.append(SourceOutline.Return(keyword: keyword, value: scanExpression()))
    default: break
    }
  }

  /// A `for` behind its keyword, with its body.
  private mutating func scanLoop() {
    var names: [String] = []
    while let kind = kind(), kind == .name || kind == .comma {
      if kind == .name { names.append(text()) }
      position += 1
    }
    position += 1
    nested { scanner in
      scanner.walk(until: .loopHead)
      scanner.scopes.open()
      for name in names { scanner.declare(name, .other) }
      scanner.walk(until: .block)
      scanner.scopes.close()
    }
  }

  /// A `local` behind its keyword.
  private mutating func scanLocal() {
    if pass(.keyword(.function)) {
      declare(text(), .other)
      position += 1
      return scanFunction()
    }
    var names: [String] = []
    while kind() == .name {
      names.append(text())
      position += 1
      if pass(.less) { position += 2 }
      guard pass(.comma) else { break }
    }
    var values: [SourceOutline.Value] = []
    if pass(.equals) {
      repeat { values.append(scanExpression()) } while pass(.comma)
    }
    // The names hold only behind the statement.
    for (index, name) in names.enumerated() {
      declare(name, index < values.count ? values[index] : .other)
    }
  }
}

// MARK: - Tokens and names

extension OutlineScanner {
  /// The kind of a token near the current one; nil when there is none.
  func kind(_ offset: Int = 0) -> LuaToken.Kind? {
    let index = position + offset
    return index >= 0 && index < tokens.count && !hasGivenUp ? tokens[index].kind : nil
  }

  func range(_ offset: Int = 0) -> Range<Int> {
    let index = position + offset
    return index >= 0 && index < tokens.count ? tokens[index].range : bytes.count..<bytes.count
  }

  func text(_ offset: Int = 0) -> String { String(decoding: bytes[range(offset)], as: UTF8.self) }

  /// From the start of a token to the end of the one just passed.
  func range(from token: Int) -> Range<Int> {
    let start = token < tokens.count ? tokens[token].range.lowerBound : bytes.count
    let end = position > 0 ? range(-1).upperBound : start
    return start..<max(start, end)
  }

  /// Passes the current token if it is of a kind.
  mutating func pass(_ kind: LuaToken.Kind) -> Bool {
    guard self.kind() == kind else { return false }
    position += 1
    return true
  }

  /// Runs a part of the scan one level deeper.
  mutating func nested(_ body: (inout Self) -> Void) {
    nesting += 1
    if nesting > Self.deepestNesting { hasGivenUp = true }
    if !hasGivenUp { body(&self) }
    nesting -= 1
  }

  fileprivate mutating func declare(_ name: String, _ value: SourceOutline.Value) {
    scopes.declare(name, as: outline.locals.count)
    outline.locals.append(SourceOutline.Local(value: value))
  }

  /// Notes that the value of a name, or a part of it, may change.
  mutating func markChanging(_ name: String) {
    if let local = scopes[name] { outline.locals[local].mayChange = true }
  }

  /// Notes the names on the left of an assignment, whose `=` is the current token.
  private mutating func markAssigned() {
    var offset = -1
    while let kind = kind(offset), kind == .name || kind == .dot || kind == .comma {
      if kind == .name, self.kind(offset - 1) != .dot { markChanging(text(offset)) }
      offset -= 1
    }
  }
}
