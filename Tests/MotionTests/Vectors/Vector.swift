import Foundation
import TestSupport
import Testing

/// One row of `springs.json`: inputs, and what another program found at 60 digits.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let family: String
  let inputs: [String: JSONValue]
  let expected: [String: JSONValue]
  let tolerance: [String: JSONValue]

  var testDescription: String { id }

  private struct File: Decodable {
    let families: [String: Int]
    let vectors: [Vector]
  }

  private static let file = Result {
    try JSONDecoder().decode(
      File.self, from: Fixtures.data("Tests/MotionTests/Fixtures/springs.json"))
  }

  static var all: [Vector] { (try? file.get().vectors) ?? [] }
  static var counts: [String: Int] { get throws { try file.get().families } }

  func input(_ name: String) throws -> Double { try #require(inputs[name]?.number) }
  func inputs(_ name: String) throws -> [Double] {
    try #require(inputs[name]?.list).compactMap(\.number)
  }
  func word(_ name: String) throws -> String { try #require(inputs[name]?.text) }

  /// Compares one number with the expected one of that name.
  func check(
    _ actual: Double, _ name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let value = try #require(expected[name]?.number)
    let allowed = try allowed(name, value: value, index: nil)
    #expect(
      (actual - value).magnitude <= allowed, "\(id) \(name): \(actual), expected \(value)",
      sourceLocation: location)
  }

  /// Compares a list of numbers with the expected one of that name.
  func check(
    _ actual: [Double], _ name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let values = try #require(expected[name]?.list).compactMap(\.number)
    #expect(actual.count == values.count, sourceLocation: location)
    for (index, (found, value)) in zip(actual, values).enumerated() {
      let allowed = try allowed(name, value: value, index: index)
      #expect(
        (found - value).magnitude <= allowed,
        "\(id) \(name)[\(index)]: \(found), expected \(value)", sourceLocation: location)
    }
  }

  /// The largest difference the file allows for a value.
  private func allowed(_ name: String, value: Double, index: Int?) throws -> Double {
    let short = name.split(separator: "_").first.map(String.init) ?? name
    for key in ["\(name)_abs", "\(short)_abs", "abs"] {
      switch tolerance[key] {
      case .number(let allowed): return allowed
      case .list(let list): return try #require(list[index ?? 0].number)
      default: continue
      }
    }
    let relative = try #require(tolerance["rel"]?.number)
    return relative * value.magnitude
  }
}
