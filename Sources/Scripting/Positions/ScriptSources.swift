/// The files of a script: its own, and the modules it required.
///
/// A file is looked into only when something is to be found in it.
final class ScriptSources {
  /// A place in one of the files.
  struct Spot: Hashable {
    let path: String
    var position: Diagnostic.Position?
  }

  let file: ScriptFile
  private var modules: [String: ScriptText] = [:]
  private var locators: [String: SourceLocator] = [:]

  init(_ file: ScriptFile) { self.file = file }

  /// Notes a module under the name it is run with.
  func add(module name: String, bytes: [UInt8]) { modules[name] = ScriptText(bytes) }

  /// Where a value is written, as near as it can be found.
  func spot(of place: FieldPlace, target: SourceLocator.Target = .key) -> Spot {
    var best: (spot: Spot, depth: Int)?
    var paths = place.anchors.reversed().map(\.place.chunk).filter { $0 != file.path }
    paths.append(file.path)
    for path in paths {
      guard let finding = locator(of: path)?.finding(of: place, target: target) else { continue }
      let spot = Spot(path: path, position: finding.position)
      if finding.isExact { return spot }
      if finding.depth > best?.depth ?? -2 { best = (spot, finding.depth) }
    }
    return best?.spot ?? Spot(path: file.path)
  }

  /// Where a failure happened; of a syntax error, the token that Lua stumbled over.
  func spot(of failure: LuaFailure) -> Spot? {
    guard let place = failure.place else { return nil }
    let line = Diagnostic.Position(line: place.line)
    guard failure.kind == .syntax, let token = failure.nearToken else {
      return Spot(path: place.chunk, position: line)
    }
    if let character = foreignCharacter(of: failure), let text = text(of: place.chunk) {
      return Spot(path: place.chunk, position: text.position(of: character.range))
    }
    let position = locator(of: place.chunk)?.position(ofToken: token, inLine: place.line)
    return Spot(path: place.chunk, position: position ?? line)
  }

  /// The character that a syntax error is about, when Lua has none such.
  func foreignCharacter(of failure: LuaFailure) -> ForeignCharacter? {
    guard failure.kind == .syntax, let token = failure.nearToken, let place = failure.place,
      let text = text(of: place.chunk)
    else { return nil }
    return ForeignCharacter(token: token, inLine: place.line, of: text)
  }

  /// Where a parameter is declared, when it is declared once.
  func spot(ofParameter name: String) -> Spot {
    Spot(path: file.path, position: locator(of: file.path)?.position(ofParameter: name))
  }

  /// The last `return` of the script.
  var lastReturn: Spot { Spot(path: file.path, position: locator(of: file.path)?.lastReturn) }

  /// The line of a spot and the one before it.
  func excerpt(around spot: Spot) -> [Diagnostic.ExcerptLine] {
    guard let line = spot.position?.line else { return [] }
    return text(of: spot.path)?.excerpt(around: line) ?? []
  }

  private func text(of path: String) -> ScriptText? {
    path == file.path ? file.text : modules[path]
  }

  private func locator(of path: String) -> SourceLocator? {
    if let locator = locators[path] { return locator }
    guard let text = text(of: path) else { return nil }
    let locator = SourceLocator(text, chunk: path, isModule: path != file.path)
    locators[path] = locator
    return locator
  }
}
