// Times what one call of an easing costs through the host, against plain `lua_pcall` in C.

let easing = """
  function(t)
    local s, p = 1.2, t - 1
    return p * p * ((s + 1) * p + s) + 1
  end
  """
let budget = clh_budget(steps: 1 << 60, nanoseconds: 1 << 62)

func makeState() -> OpaquePointer? {
  var options = clh_options()
  options.memory = 32 << 20
  options.block = 1 << 20
  options.output = 64 << 10
  options.depth = 16
  options.nodes = 10_000
  options.items = 256
  options.text = 4096
  options.modules = 64
  options.module_depth = 16
  return clh_create(&options)
}

func function(_ source: String, in state: OpaquePointer) -> [Int64] {
  let bytes = Array(source.utf8)
  let status = bytes.withUnsafeBytes {
    clh_run(
      state, $0.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "bench", budget)
  }
  guard status == CLH_OK, let taken = clh_taken(state) else { return [] }
  var count = 0
  guard let nodes = clh_tree_nodes(taken, &count) else { return [] }
  return (0..<count).filter { nodes[$0].kind == CLH_FUNCTION }.map { nodes[$0].integer }
}

/// How often one sampling calls the function: counted by the function itself.
func calls(perSampling tolerance: Double) -> Double {
  guard let state = makeState() else { return 0 }
  defer { _ = clh_destroy(state) }
  let handles = function(
    """
    local calls, easing = 0, \(easing)
    return { function(t) calls = calls + 1 return easing(t) end, function() return calls end }
    """, in: state)
  var curve = clh_curve()
  guard handles.count == 2,
    clh_sample(state, handles[0], tolerance, 1000, 4096, budget, &curve) == CLH_OK
  else { return 0 }
  clh_tree_clear(clh_given(state))
  guard clh_call(state, handles[1], budget) == CLH_OK, let taken = clh_taken(state) else { return 0 }
  var count = 0
  guard let node = clh_tree_nodes(taken, &count)?.pointee else { return 0 }
  return node.kind == CLH_INTEGER ? Double(node.integer) : node.number
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let tolerance = 1e-7
let perSampling = calls(perSampling: tolerance)
guard let state = makeState(), let handle = function("return \(easing)", in: state).first else {
  fatalError("the host did not start")
}

var ours: [Double] = []
var hooked: [Double] = []
var plain: [Double] = []
for _ in 0..<21 {
  var curve = clh_curve()
  let repeats = 60
  let start = peer_clock()
  for _ in 0..<repeats {
    guard clh_sample(state, handle, tolerance, 1000, 4096, budget, &curve) == CLH_OK else {
      fatalError("sampling failed")
    }
  }
  ours.append(Double(peer_clock() - start) / (Double(repeats) * perSampling))
  hooked.append(peer_pcall("return \(easing)", 200_000, 1))
  plain.append(peer_pcall("return \(easing)", 200_000, 0))
}
print(median(ours), median(hooked), median(plain))
