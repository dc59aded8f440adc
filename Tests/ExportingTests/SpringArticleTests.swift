import Exporting
import Foundation
import TestSupport
import Testing

@Suite("The article on springs")
struct SpringArticleTests {
  private static let catalog = "Sources/Motion/Motion.docc"

  @Test("says what the code says; Scripts/dev/generate writes it anew")
  func text() throws {
    let difference = try Golden.difference(
      Data(SpringArticle.text().utf8), "\(Self.catalog)/SpringsInEveryDialect.md")
    #expect(difference == nil)
  }

  @Test("shows what the code draws; Scripts/dev/generate draws it anew")
  func pictures() throws {
    let pictures = try SpringArticle.pictures()
    for (name, plot) in pictures {
      let difference = try Golden.difference(
        Data(plot.svg().utf8), "\(Self.catalog)/Resources/\(name).svg")
      #expect(difference == nil)
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("\(Self.catalog)/Resources").path)
    #expect(Set(files) == Set(pictures.map { "\($0.name).svg" }))
  }
}
