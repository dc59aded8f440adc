@testable import Scripting

/// Where a table of the schema stands in a description, and how it gets there.
struct SchemaSpot: Sendable {
  let path: String
  /// A table with only what it needs besides the field that is looked at.
  var others: LuaValue = [:]
  /// What `wrap` gives of the required fields, because the table would be another one without.
  var given: [String] = []
  let wrap: @Sendable (LuaValue) -> LuaValue

  /// The spot of each table, by its name.
  static let all: [String: SchemaSpot] = [
    "Transition": SchemaSpot(path: "", given: ["name"]) { .transition($0) },
    "Layer": SchemaSpot(path: "content") { .transition(["content": $0]) },
    "Menu": SchemaSpot(path: "menu") { .transition(["menu": $0]) },
    "Item": SchemaSpot(path: "menu.items[1]", others: ["title": "x"]) {
      .transition(["menu": ["items": [$0]]])
    },
    "Arrival": SchemaSpot(path: "menu.item") { .transition(["menu": ["item": $0]]) },
    "ExtraLayer": SchemaSpot(
      path: "layers[1]", others: ["name": "x", "frame": ["width": 1, "height": 1]]
    ) { .transition(["layers": [$0]]) },
    "Frame": SchemaSpot(path: "layers[1].frame", others: ["width": 1, "height": 1]) {
      .transition(["layers": [["name": "x", "frame": $0]]])
    },
    "Pose": SchemaSpot(path: "menu.dismissed") { .transition(["menu": ["dismissed": $0]]) },
    "Keyframe": SchemaSpot(path: "content.presented[1]", others: ["at": 1]) {
      .transition(["content": ["presented": [$0]]])
    },
    "Shadow": SchemaSpot(
      path: "content.presented.shadow", others: ["radius": 1, "opacity": 0.5]
    ) { .transition(["content": ["presented": ["shadow": $0]]]) },
    "Backdrop": SchemaSpot(path: "backdrop") { .transition(["backdrop": $0]) },
    "Dismissal": SchemaSpot(path: "dismiss") { .transition(["dismiss": $0]) },
    "Interactive": SchemaSpot(path: "interactive") { .transition(["interactive": $0]) },
    "Pan": SchemaSpot(
      path: "interactive.present", others: ["on": "menu", "distance": 100]
    ) { .transition(["interactive": ["present": .made(.pan, $0)]]) },
    "Finish": SchemaSpot(path: "interactive.present.finish") { finish in
      .transition([
        "interactive": [
          "present": .made(.pan, ["on": "menu", "distance": 100, "finish": finish])
        ]
      ])
    },
    "Accessibility": SchemaSpot(path: "accessibility") { .transition(["accessibility": $0]) },
    "Focus": SchemaSpot(path: "accessibility.focus") {
      .transition(["accessibility": ["focus": $0]])
    },
    "Announcements": SchemaSpot(path: "accessibility.announce") {
      .transition(["accessibility": ["announce": $0]])
    },
    "ReducedMotion": SchemaSpot(path: "reduced_motion") { .transition(["reduced_motion": $0]) },
    "ReducedLayer": SchemaSpot(path: "reduced_motion.menu") {
      .transition(["reduced_motion": ["menu": $0]])
    },
    "Check": SchemaSpot(path: "check") { .transition(["check": $0]) },
    "Event": SchemaSpot(
      path: "scenario[1]", others: ["at": 0, "event": "rotate", "width": 1, "height": 1]
    ) { .transition(["scenario": [$0]]) },
    "RectShape": shape("rect", [:]), "TextShape": shape("text", "x"),
    "IconShape": shape("icon", "home"), "ImageShape": shape("image", "a.png"),
    "ListShape": shape("list", ["x"]), "BarShape": shape("bar", ["title": "x"]),
    "Rect": SchemaSpot(path: "content.draw[1].rect") { drawing(["rect": $0]) },
    "Gradient": SchemaSpot(
      path: "content.draw[1].fill", others: ["from": "#000000", "to": "#FFFFFF"]
    ) { drawing(["rect": [:], "fill": $0]) },
    "Stroke": SchemaSpot(path: "content.draw[1].stroke", others: ["color": "#000000"]) {
      drawing(["rect": [:], "stroke": $0])
    },
    "ListEntry": SchemaSpot(path: "content.draw[1].list[1]") { drawing(["list": [$0]]) },
    "Bar": SchemaSpot(path: "content.draw[1].bar") { drawing(["bar": $0]) },
    "Ease": SchemaSpot(path: "timing", others: ["curve": "linear", "duration": 1]) {
      .transition(["timing": .ease($0)])
    },
    "UIKitSpring": SchemaSpot(
      path: "timing", others: ["damping_ratio": 0.8, "duration": 0.5]
    ) { .transition(["timing": .spring($0)]) },
    "PhysicalSpring": SchemaSpot(
      path: "timing", others: ["stiffness": 100, "damping": 10, "length": 1]
    ) {
      .transition(["timing": .spring($0)])
    },
  ]

  /// A shape of a kind, which it has in any case.
  private static func shape(_ kind: String, _ value: LuaValue) -> SchemaSpot {
    SchemaSpot(path: "content.draw[1]", given: [kind]) { shape in
      guard case .table(var table) = shape else { return .nothing }
      if table[kind] == nil { table[kind] = value }
      return drawing(.table(table))
    }
  }

  private static func drawing(_ shape: LuaValue) -> LuaValue {
    .transition(["content": ["draw": [shape]]])
  }
}
