/// The files that a description may name.
enum PictureFile {
  /// In small letters.
  static let endings = ["png", "jpg", "jpeg", "webp"]

  /// Why a name cannot be that of a picture beside the script, and what to do; nil when it can.
  static func complaint(about name: String) -> (message: String, hint: String)? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let beside = "copy the picture beside the script and name it from there: \"images/screen.png\""
    if name.hasPrefix("/") || name.hasPrefix("~") || parts[0].hasSuffix(":") {
      return ("must be beside the script, got the absolute path \(name.quoted)", beside)
    }
    if parts.contains("..") {
      return ("must be beside the script, got a path that leads out: \(name.quoted)", beside)
    }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\\"
    }
    guard isPlain, !parts.contains(""), !parts.contains(".") else {
      return ("is no name of a file, got \(name.quoted)", "write / between folders, and no more")
    }
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() }
    guard let ending, endings.contains(ending) else {
      return ("must be a PNG, JPEG or WebP file, got \(name.quoted)", "convert the picture to PNG")
    }
    return nil
  }
}

extension Decoding {
  /// The name of a picture; whether it is there shows when it is drawn.
  mutating func file(_ value: LuaValue, at place: FieldPlace) -> String? {
    guard let name = text(value, at: place, expected: FieldKind.file.noun) else { return nil }
    guard let complaint = PictureFile.complaint(about: name) else { return name }
    report(.badFile, place, complaint.message, hint: complaint.hint)
    return nil
  }
}

extension FieldType where Value == String {
  /// A picture beside the script.
  static var file: Self {
    FieldType(.file, show: { $0.quoted }) { $2.file($0, at: $1) }
  }
}
