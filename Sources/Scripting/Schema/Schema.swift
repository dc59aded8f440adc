internal import Motion

/// The scripting interface: every table a script writes and every field in it, declared once.
enum Schema {
  static let transition = TableSchema<TransitionFields>()
  static let layer = TableSchema<LayerFields>()
  static let menu = TableSchema<MenuFields>()
  static let item = TableSchema<ItemFields>()
  static let arrival = TableSchema<ArrivalFields>()
  static let pose = TableSchema<PoseFields>()
  static let shadow = TableSchema<ShadowFields>()
  static let backdrop = TableSchema<BackdropFields>()
  static let dismissal = TableSchema<DismissalFields>()
  static let event = TableSchema<EventFields>()
  static let extraLayer = TableSchema<ExtraLayerFields>()
  static let frame = TableSchema<FrameFields>()
  static let keyframe = TableSchema<KeyframeFields>()
  static let accessibility = TableSchema<AccessibilityFields>()
  static let focus = TableSchema<FocusFields>()
  static let announcements = TableSchema<AnnouncementFields>()
  static let reducedMotion = TableSchema<ReducedMotionFields>()
  static let reducedLayer = TableSchema<ReducedLayerFields>()
  static let interactive = TableSchema<InteractiveFields>()
  static let pan = TableSchema<PanFields>()
  static let finish = TableSchema<FinishFields>()
  static let check = TableSchema<CheckFields>()
  static let rectShape = TableSchema<RectShapeFields>()
  static let rect = TableSchema<RectFields>()
  static let gradient = TableSchema<GradientFields>()
  static let stroke = TableSchema<StrokeFields>()
  static let textShape = TableSchema<TextShapeFields>()
  static let iconShape = TableSchema<IconShapeFields>()
  static let imageShape = TableSchema<ImageShapeFields>()
  static let listShape = TableSchema<ListShapeFields>()
  static let listEntry = TableSchema<ListEntryFields>()
  static let barShape = TableSchema<BarShapeFields>()
  static let bar = TableSchema<BarFields>()
  static let ease = TableSchema<EaseFields>()
  static let uikitSpring = TableSchema<UIKitSpringFields>()
  static let physicalSpring = TableSchema<PhysicalSpringFields>()

  /// The springs of other systems, which Motion declares.
  static var springForms: [TableDescription] {
    SpringForm.all.filter { $0.family != .uikit && $0.family != .physical }.map(\.table)
  }

  /// The fields of a table as a script would write them, for messages.
  static func pattern(ofTable name: String) -> String? {
    tables.first { $0.name == name }?.pattern
  }

  /// Every table, in the order of the documentation.
  static let tables: [TableDescription] = [
    transition.description, layer.description, menu.description, item.description,
    arrival.description, extraLayer.description, frame.description, pose.description,
    keyframe.description, shadow.description, backdrop.description, dismissal.description,
    interactive.description, pan.description, finish.description, accessibility.description,
    focus.description, announcements.description, reducedMotion.description,
    reducedLayer.description, check.description, event.description, rectShape.description,
    rect.description, gradient.description, stroke.description, textShape.description,
    iconShape.description, imageShape.description, listShape.description,
    listEntry.description, barShape.description, bar.description, ease.description,
    uikitSpring.description, physicalSpring.description,
  ]
}
