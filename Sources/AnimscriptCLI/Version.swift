internal import AnimscriptKit

/// The version of the program and of what it is made of.
enum Version {
  /// By semantic versioning.
  static let program = "0.1.0"
  /// The number of the scripting interface; scripts written for it keep working within a number.
  static let api = 1

  /// What `--version` prints.
  static var line: String { "animscript \(program) (api \(api))\n" }

  /// What `--version --json` prints.
  static var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schema")
      writer.string("animscript.version/1")
      writer.key("animscript")
      writer.string(program)
      writer.key("api")
      writer.integer(api)
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
