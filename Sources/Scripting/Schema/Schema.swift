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
  static let ease = TableSchema<EaseFields>()
  static let uikitSpring = TableSchema<UIKitSpringFields>()
  static let physicalSpring = TableSchema<PhysicalSpringFields>()

  /// The springs of other systems, which Motion declares.
  static var springForms: [TableDescription] {
    SpringForm.all.filter { $0.family != .uikit && $0.family != .physical }.map(\.table)
  }

  /// Every table, in the order of the documentation.
  static let tables: [TableDescription] = [
    transition.description, layer.description, menu.description, item.description,
    arrival.description, pose.description, shadow.description, backdrop.description,
    dismissal.description, event.description, ease.description, uikitSpring.description,
    physicalSpring.description,
  ]
}
