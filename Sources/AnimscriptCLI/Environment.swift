#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The environment variables that the program looks at.
struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// An environment made of a table.
  init(_ variables: [String: String]) {
    value = { variables[$0] }
  }

  private init(value: @escaping @Sendable (String) -> String?) {
    self.value = value
  }

  /// The environment of this process.
  static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable; nil when it is unset or empty.
  subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the terminal's character encoding is UTF-8, as `LC_ALL`, `LC_CTYPE` and `LANG` say.
  var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? ""
    // As in `de_DE.UTF-8@euro`; on macOS the encoding may stand alone.
    let encoding = locale.prefix { $0 != "@" }.split(separator: ".").last?.lowercased()
    return encoding == "utf-8" || encoding == "utf8"
  }

  /// Whether the terminal understands nothing but text.
  var isDumb: Bool { self["TERM"] == "dumb" }
}
