import Motion
import Testing
import Timelines
import Transitions

@testable import Scripting

/// Layers, pictures and keyframes as a script writes them, beside the values they stand for.
@Suite("Decoding of layers")
struct LayerDecodingTests {
  static func transition(_ fields: String) throws -> Transition {
    let result = try ScriptTests.transition(fields)
    #expect(result.diagnostics.map(\.printed) == [])
    return try #require(result.script).transition
  }

  static func points(_ points: Points) throws -> Length { try Length(constant: points) }

  static func box(_ x: Length, _ y: Length, _ width: Length, _ height: Length) -> Box<Length> {
    Box(x: x, y: y, width: width, height: height)
  }

  @Test("gives further layers with frame, neighbour and partner")
  func extraLayers() throws {
    let layers = try Self.transition(
      """
      layers = {
        { name = "header", frame = { width = container.width, height = 90 }, below = "menu" },
        { name = "cell", frame = { x = 20, y = 300, width = 80, height = 80 }, shared = "photo",
          presented = { opacity = 0 }, delay = 0.1, overshoot = "hold", capture = "before_updates" },
        { name = "photo", frame = { width = container.width, height = 300 }, above = "header",
          shared = "photo", image = "images/photo.jpg" },
      },
      """
    ).layers
    #expect(layers.map(\.id) == ["header", "cell", "photo"])
    #expect(layers.map(\.place) == [.below("menu"), .above("content"), .above("header")])
    #expect(layers.map(\.shared) == [nil, "photo", "photo"])
    #expect(
      layers.map(\.frame) == [
        Self.box(.zero, .zero, .width, try Self.points(90)),
        Self.box(
          try Self.points(20), try Self.points(300), try Self.points(80), try Self.points(80)),
        Self.box(.zero, .zero, .width, try Self.points(300)),
      ])
    let cell = try Layer(
      presented: Pose(opacity: 0), delay: 0.1, overshoot: .hold, capture: .beforeUpdates)
    #expect(layers[1].layer == cell)
    #expect(layers[2].layer.picture.image == "images/photo.jpg")
  }

  @Test("works the layer's own size out of its frame")
  func ownSize() throws {
    let transition = try Self.transition(
      """
      content = { presented = { x = anim.layer.width / 2 } },
      menu = { item = { dismissed = { y = -anim.layer.height } } },
      layers = {
        {
          name = "toast", frame = { x = 16, width = container.width - 32, height = 64 },
          dismissed = { y = -anim.layer.height - container.safe_top },
          draw = { { rect = { x = anim.layer.width / 2 + 1, width = 10 } } },
        },
      },
      reduced_motion = { toast = { dismissed = { y = anim.layer.height * -2 } } },
      """)
    #expect(transition.content.presented.x == .width / 2)
    #expect(transition.menu.arrival?.dismissed.y == (try Self.points(-56)))
    let toast = transition.layers[0].layer
    #expect(toast.dismissed.y == -.safeTop - 64)
    guard case .rect(let shape)? = toast.picture.shapes.first,
      case .replaced(let reduced) = transition.reducedMotion
    else {
      Issue.record("neither a rectangle nor a replacement")
      return
    }
    #expect(shape.box == Self.box(.width / 2 - 15, .zero, try Self.points(10), try Self.points(64)))
    #expect(reduced.poses["toast"]?.dismissed?.y == (try Self.points(-128)))
  }

  static let shapes: [(source: String, shape: Shape<Length>)] = {
    let white = Color(hex: "#FFFFFF") ?? .black
    let ten = Length.zero + 10
    return [
      (
        "{ rect = {} }",
        .rect(RectShape(box: box(.zero, .zero, .width, .height)))
      ),
      (
        "{ rect = { x = 10, y = 10, width = 10, height = 10, corner_radius = 4 }, fill = '#FFFFFF' }",
        .rect(RectShape(box: box(ten, ten, ten, ten), cornerRadius: 4, fill: .color(white)))
      ),
      (
        "{ rect = {}, fill = { from = '#000000', to = '#FFFFFF', angle = 90 },"
          + " stroke = { color = '#FFFFFF', width = 2 } }",
        .rect(
          RectShape(
            box: box(.zero, .zero, .width, .height),
            fill: .gradient(from: .black, to: white, angle: 90),
            stroke: Stroke(color: white, width: 2)))
      ),
      ("{ text = 'Home' }", .text(TextShape(string: "Home", x: .zero, y: .zero))),
      (
        "{ text = 'Home', x = 10, y = 10, width = container.width - 10, size = 34, lines = 2,"
          + " weight = 'bold', color = '#FFFFFF', align = 'end', font = 'Inter' }",
        .text(
          TextShape(
            string: "Home", x: ten, y: ten, width: .width - 10, size: 34, weight: .bold,
            color: white, alignment: .end, font: "Inter", lines: 2))
      ),
      (
        "{ icon = 'home', x = 10, y = 10, size = 32, color = '#FFFFFF' }",
        .icon(IconShape(name: "home", x: ten, y: ten, size: 32, color: white))
      ),
      (
        "{ image = 'a/b.PNG', x = 10, width = 10, fit = 'contain' }",
        .image(ImageShape(file: "a/b.PNG", box: box(ten, .zero, ten, .height), fit: .contain))
      ),
      (
        "{ list = { 'One', { title = 'Two', subtitle = 'Second', icon = 'home', image = 'a.webp' } },"
          + " y = container.safe_top, row_height = 44 }",
        .list(
          ListShape(
            entries: [
              ListEntry(title: "One"),
              ListEntry(title: "Two", subtitle: "Second", icon: "home", image: "a.webp"),
            ], y: .safeTop, rowHeight: 44))
      ),
      (
        "{ bar = { title = 'Home', left = 'menu', right = 'Edit' } }",
        .bar(BarShape(title: "Home", left: "menu", right: "Edit"))
      ),
    ]
  }()

  @Test("gives shapes of every kind", arguments: shapes)
  func shape(source: String, shape: Shape<Length>) throws {
    let picture = try Self.transition("content = { draw = { \(source) } },").content.picture
    #expect(picture.shapes == [shape])
  }

  @Test("gives keyframes with what they name, and goes back the way it came")
  func keyframes() throws {
    let content = try Self.transition(
      """
      content = {
        presented = {
          { at = 0.3, y = 40, curve = "out_quad" },
          { at = 0.8, scale = 1.1, shadow = { radius = 8, opacity = 0.5 } },
          { at = 1, y = 10, curve = "in_out_cubic" },
        },
        dismissed = { y = 100 },
      },
      """
    ).content
    #expect(content.presented == (try Pose(y: Self.points(10))))
    #expect(content.dismissed == (try Pose(y: Self.points(100))))
    let lift = try Pose(y: Self.points(40))
    let swell = try Pose(scale: 1.1, shadow: Shadow(radius: 8, opacity: 0.5))
    let swelling: Set<Property> = [.scale, .shadowRadius, .shadowOpacity, .shadowX, .shadowY]
    let there = try PosePath(
      keyframes: [
        PoseKeyframe(at: 0.3, pose: lift, properties: [.y], easing: .named(.outQuad)),
        PoseKeyframe(at: 0.8, pose: swell, properties: swelling),
      ], lastEasing: .named(.inOutCubic))
    #expect(content.presentedPath == there)
    // Each stretch keeps its curve: the last one there is the first one back.
    let back = content.dismissedPath
    #expect(back.keyframes.map(\.properties) == [swelling, [.y]])
    #expect(back.keyframes.map(\.easing) == [.named(.inOutCubic), .named(.linear)])
    #expect(back.lastEasing == .named(.outQuad))
    for (place, expected) in zip(back.keyframes.map(\.at), [0.2, 0.7]) {
      #expect((place - expected).magnitude < 1e-12)
    }
  }

  @Test("lets a property leave its only rest and come back")
  func pulse() throws {
    let transition = try Self.transition(
      """
      timing = anim.ease { curve = "linear", duration = 1 },
      content = { presented = { { at = 0.5, scale = 1.2 }, { at = 1 } } },
      """)
    let device = try #require(Device.named("iphone-16"))
    let timeline = try Run(Plan(transition), on: device).timeline
    let scale = try #require(timeline.tracks.first { $0.property == .scale })
    for (time, value) in [(0.0, 1.0), (0.25, 1.1), (0.5, 1.2), (0.75, 1.1), (1, 1), (2, 1.2)] {
      #expect((scale.value(at: Seconds(time)) - value).magnitude < 1e-9)
    }
  }
}
