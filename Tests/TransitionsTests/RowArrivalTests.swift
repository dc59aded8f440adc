import Motion
import Testing
import Timelines
import Transitions

@Suite("RowArrival")
struct RowArrivalTests {
  struct Order: Sendable {
    let origin: RowArrival.Origin
    let count: Int
    let present: [Double]
    let dismiss: [Double]
  }

  // Starts in units of the stagger.
  static let orders: [Order] = [
    Order(origin: .first, count: 5, present: [0, 1, 2, 3, 4], dismiss: [4, 3, 2, 1, 0]),
    Order(origin: .last, count: 3, present: [2, 1, 0], dismiss: [0, 1, 2]),
    Order(origin: .center, count: 5, present: [2, 1, 0, 1, 2], dismiss: [0, 1, 2, 1, 0]),
    Order(origin: .center, count: 4, present: [1, 0, 0, 1], dismiss: [0, 1, 1, 0]),
    Order(origin: .center, count: 1, present: [0], dismiss: [0]),
    Order(origin: .first, count: 1, present: [0], dismiss: [0]),
    Order(origin: .first, count: 0, present: [], dismiss: []),
  ]

  @Test("starts rows in order, and in reverse order on dismissal (F20)", arguments: orders)
  func delays(order: Order) throws {
    let arrival = try RowArrival(stagger: 0.05, origin: order.origin)
    func delays(_ direction: Direction) -> [Double] {
      (0..<order.count).map {
        arrival.delay(of: $0, count: order.count, direction: direction).value / 0.05
      }
    }
    #expect(zip(delays(.present), order.present).allSatisfy { ($0 - $1).magnitude < 1e-12 })
    #expect(zip(delays(.dismiss), order.dismiss).allSatisfy { ($0 - $1).magnitude < 1e-12 })
  }

  @Test("refuses a negative stagger")
  func refuses() {
    #expect(throws: TransitionError.negativeDelay(-0.1)) { try RowArrival(stagger: -0.1) }
  }
}
