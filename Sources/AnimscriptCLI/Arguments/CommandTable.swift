/// Everything the program can do; help and parser are made from this table alone.
///
/// A new command is a line here and a file in `Commands`.
enum CommandTable {
  static let commands: [Command] = [
    .run,
    .spring,
    .easing,
    .gesture,
    .help,
  ]

  /// The command of that name.
  static func command(_ name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
