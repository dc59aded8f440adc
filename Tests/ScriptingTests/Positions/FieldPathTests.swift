import Testing

@testable import Scripting

@Suite("Field path")
struct FieldPathTests {
  static let paths: [(steps: [FieldPath.Step], text: String)] = [
    ([], ""), ([.field("menu")], "menu"),
    ([.field("menu"), .field("items"), .index(2), .field("title")], "menu.items[2].title"),
    ([.field("data"), .field("two words")], "data[\"two words\"]"),
    ([.field("data"), .field("end")], "data[\"end\"]"),
    ([.field("data"), .field("1st")], "data[\"1st\"]"), ([.index(1)], "[1]"),
  ]

  @Test("is written as a script would, and read back", arguments: paths)
  func text(steps: [FieldPath.Step], text: String) {
    #expect("\(FieldPath(steps: steps))" == text)
    #expect(FieldPath(text).steps == steps)
  }

  @Test(
    "ends where its text is malformed",
    arguments: [("menu[", 1), ("menu[x]", 1), ("menu..x", 1), (".", 0), ("a[\"b", 1)])
  func malformed(text: String, count: Int) {
    #expect(FieldPath(text).steps.count == count)
  }
}
