/// What `animscript check` leaves out.
struct CheckFields: FieldTable {
  static let name = "Check"
  static let sentence = "What `animscript check` leaves out"
  static let fields = CheckFields()

  let ignore = Field(
    "ignore", .list(of: .rule), default: [], shown: "{}",
    "Rules that are not looked at, by code; the report names them")
}
