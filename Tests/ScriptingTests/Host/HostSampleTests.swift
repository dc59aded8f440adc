import Foundation
import Testing

@testable import Scripting

/// Functions of progress as curves.
@Suite("Sampling of functions")
struct HostSampleTests {
  static func sample(_ function: String, limits: LuaLimits = .brief) throws -> LuaCurve {
    let machine = try LuaMachine(limits: limits)
    let value = try machine.run("return function(t) \(function) end")
    return try machine.sample(try #require(value.functions.first))
  }

  /// Value of the chords at a fraction.
  static func value(of curve: LuaCurve, at fraction: Double) -> Double {
    let end = max(1, curve.points.firstIndex { $0.fraction >= fraction } ?? 1)
    let (a, b) = (curve.points[end - 1], curve.points[end])
    return a.value + (b.value - a.value) * (fraction - a.fraction) / (b.fraction - a.fraction)
  }

  static let smooth: [(lua: String, exact: @Sendable (Double) -> Double)] = [
    ("return t", { $0 }),
    ("return t * t * t", { $0 * $0 * $0 }),
    (
      "local s, p = 1.2, t - 1 return p * p * ((s + 1) * p + s) + 1",
      { ($0 - 1) * ($0 - 1) * (2.2 * ($0 - 1) + 1.2) + 1 }
    ),
    ("return math.sqrt(t)", { $0.squareRoot() }),
    ("return t ^ (1 / 3)", { pow($0, 1.0 / 3) }),
    ("return math.sqrt(1 - (t - 1) ^ 2)", { (1 - ($0 - 1) * ($0 - 1)).squareRoot() }),
    ("return 1 - math.exp(-8 * t) * math.cos(20 * t)", { 1 - exp(-8 * $0) * cos(20 * $0) }),
    ("return t + 0.01 * math.sin(512 * math.pi * t)", { $0 + 0.01 * sin(512 * .pi * $0) }),
    (
      "return t + 0.5 * math.exp(-((t - 0.377) / 0.003) ^ 2)",
      { $0 + 0.5 * exp(-pow(($0 - 0.377) / 0.003, 2)) }
    ),
    ("return math.abs(t - 0.3137)", { abs($0 - 0.3137) }),
    ("return 7", { _ in 7 }),
  ]

  @Test("keeps the chords near the function", arguments: 0..<smooth.count)
  func near(index: Int) throws {
    let one = Self.smooth[index]
    let curve = try Self.sample(one.lua)
    #expect(curve.error <= 0.0005)
    #expect(curve.points.count <= 4_096)
    #expect(curve.points.first?.fraction == 0)
    #expect(curve.points.last?.fraction == 1)
    #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.fraction < $1.fraction })
    for step in 0...10_007 {
      let fraction = Double(step) / 10_007
      let distance = abs(Self.value(of: curve, at: fraction) - one.exact(fraction))
      #expect(distance <= 0.0005, "at \(fraction)")
      if distance > 0.0005 { return }
    }
  }

  @Test("spends points where the function bends")
  func economy() throws {
    #expect(try Self.sample("return t").points.count == 65)
    #expect(try Self.sample("return t * t").points.count == 65)
  }

  @Test("says honestly how far a step or noise stays away")
  func steps() throws {
    let step = try Self.sample("return t < 0.37 and 0 or 1")
    #expect(step.error > 0.3 && step.error <= 1)
    #expect(step.points.count < 200)
    let stairs = try Self.sample("return math.floor(t * 10) / 10")
    #expect(stairs.error > 0.03 && stairs.error <= 0.1)
    let noise = try Self.sample(
      "local x = math.sin(t * 12345.678) * 43758.5453 return x - math.floor(x)")
    #expect(noise.points.count == 4_096)
    #expect(noise.error > 0.5)
  }

  static let refused: [(function: String, message: String)] = [
    ("return t < 0.5 and t or 0 / 0", "must give a finite number, got NaN at progress 0.5"),
    ("return 1 / t", "must give a finite number, got infinity at progress 0"),
    ("if t < 1 then return t end", "must give a finite number, got nothing at progress 1"),
    ("return tostring(t)", "must give a finite number, got a string at progress 0"),
    ("return t > 0", "must give a finite number, got a boolean at progress 0"),
    ("return { t }", "must give a finite number, got a table at progress 0"),
    ("return 2000 * t", "must stay between -1000 and 1000, got 1015.62 at progress 0.507812"),
    (
      "n = (n or 0) + 1 return t + n / 1000",
      "must depend on progress alone, got 0.946 and then 1.45 at progress 0.9375"
    ),
  ]

  @Test("refuses what is no curve, and says where", arguments: refused)
  func refuses(function: String, message: String) throws {
    #expect {
      try Self.sample(function)
    } throws: { error in
      guard let failure = error as? LuaFailure else { return false }
      let words = message.split(separator: ", got")[0]
      return failure.kind == .value(keyPath: "") && failure.message.hasPrefix(words)
        && failure.place == LuaPlace(chunk: "script", line: 1)
    }
  }

  @Test("names the first progress that has no number")
  func names() throws {
    #expect {
      try Self.sample("return t < 0.5 and t or 0 / 0")
    } throws: { error in
      (error as? LuaFailure)?.message == "must give a finite number, got NaN at progress 0.5"
    }
  }

  @Test("an error or an endless loop in the function is a failure at its line")
  func failures() throws {
    #expect {
      try Self.sample("\n\nreturn t.x.y")
    } throws: { error in
      (error as? LuaFailure)?.kind == .runtime && (error as? LuaFailure)?.place?.line == 3
    }
    #expect {
      try Self.sample("\nwhile true do end")
    } throws: { error in
      (error as? LuaFailure)?.kind == .limit(.steps) && (error as? LuaFailure)?.place?.line == 2
    }
  }
}
