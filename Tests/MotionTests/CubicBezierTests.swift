import Motion
import Testing

@Suite("CubicBezier")
struct CubicBezierTests {
  private static let hard: [(p: [Double], x: Double, y: Double)] = [
    ([0, 1, 0, 1], 0.001, 0.271000),
    ([0, 0, 0.58, 1], 0.8955499999996391, 0.981503),
    ([0, 0, 0.58, 1], 0.8963999999999942, 0.981788),
    ([1, 0, 0, 1], 0.25, 0.029725), ([1, 0, 0, 1], 0.49, 0.301419), ([1, 0, 0, 1], 0.5, 0.5),
    ([1, 0, 0, 1], 0.51, 0.698581), ([1, 0, 0, 1], 0.75, 0.970275),
    ([0.4, 0, 0.2, 1], 0.25, 0.236587), ([0.4, 0, 0.2, 1], 0.5, 0.775561),
    ([0.4, 0, 0.2, 1], 0.75, 0.959368),
  ]

  @Test("solves steep curves", arguments: hard)
  func solves(p: [Double], x: Double, y: Double) throws {
    let curve = try CubicBezier(p[0], p[1], p[2], p[3])
    #expect((curve.value(at: x) - y).magnitude < 1e-5)
  }

  @Test("never decreases where it should not, and hits both ends exactly")
  func monotone() throws {
    for p in [[1.0, 0, 0, 1], [0, 0, 0, 1], [0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 1, 1]] {
      let curve = try CubicBezier(p[0], p[1], p[2], p[3])
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      var before = 0.0
      for step in 1...10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        #expect(value >= before, "\(p) at \(step)")
        before = value
      }
    }
  }

  @Test("refuses horizontal coordinates outside 0 to 1, by name")
  func refuses() {
    #expect(throws: CurveError.controlOutOfRange(name: "x1", value: -0.1)) {
      try CubicBezier(-0.1, 0, 1, 1)
    }
    #expect(throws: CurveError.controlOutOfRange(name: "x2", value: 1.1)) {
      try CubicBezier(0, 0, 1.1, 1)
    }
    #expect(throws: CurveError.controlOutOfRange(name: "y2", value: .infinity)) {
      try CubicBezier(0, 0, 1, .infinity)
    }
  }
}
