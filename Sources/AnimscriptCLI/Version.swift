internal import AnimscriptKit

/// The version of the program and of what it is made of.
enum Version {
  /// What `--version` prints.
  static var line: String { "animscript \(Animscript.version) (api \(Animscript.apiLevel))\n" }

  /// What `--version --json` prints.
  static var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schema")
      writer.string("animscript.version/1")
      writer.key("animscript")
      writer.string(Animscript.version)
      writer.key("api")
      writer.integer(Animscript.apiLevel)
      writer.key("swift")
      writer.string(swift)
    }
    writer.finish()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The Swift release whose compiler made the program, as far as the compiler says.
  private static var swift: String {
    #if compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
