internal import Motion
internal import Transitions

/// What `anim.transition` takes.
struct TransitionFields: FieldTable {
  static let name = "Transition"
  static let sentence = "How two layers change places"
  static let fields = TransitionFields()

  let name = Field.required(
    "name", .name, standIn: "", "Shown in previews, used for exported type names")
  let timing = Field.optional(
    "timing", .timing, shown: "a spring: 0.8, 0.8, 0.5 s",
    "How layers travel, unless a layer says otherwise")
  let content = Field.optional(
    "content", .layer, shown: "identity poses", "The snapshot that moves away")
  let menu = Field.optional(
    "menu", .menu, shown: "identity poses", "The layer that arrives below it")
  let layers = Field(
    "layers", .list(of: .extraLayer), default: [], shown: "{}",
    "Further layers: badges, headers, shared elements")
  let presentation = Field(
    "presentation", .choice(), default: Transition.Presentation.fullScreen,
    "How the system shows the menu's screen; people can pull a card away")
  let backdrop = Field.optional(
    "backdrop", .backdrop, shown: "black", "What shows where neither layer is")
  let dismiss = Field(
    "dismiss", .dismissal, default: Dismissal(), shown: "{}", "How the menu goes away again")
  let prepare = Field.optional(
    "prepare", .function(["content"], returns: .data),
    "Its table is merged into the menu's data before presenting")
  let unwind = Field.optional(
    "unwind", .function(["menu"], returns: .data),
    "Its table is merged into the content's data when an item is chosen")
  let onComplete = Field.optional(
    "on_complete", .function(["outcome", "direction"], returns: nil),
    "Called exactly once per run, after clean-up; cannot move layers")
  let accessibility = Field(
    "accessibility", .accessibility, default: Accessibility(), shown: "focus on the first item",
    "What assistive technology is told")
  let reducedMotion = Field(
    "reduced_motion", .reducedMotion, default: .crossFade, shown: "a cross-fade of 0.2 s",
    "What replaces the motion for those who asked for less of it; false keeps it")
  let interactive = Field(
    "interactive", .interactive, default: Pans(), shown: "none", "Gestures that drive progress")
  let direction = Field.optional(
    "direction", FieldType<LayoutDirection>.choice(), shown: "the device's",
    "The direction of text and horizontal motion; from right to left it is mirrored")
  let check = Field(
    "check", .checkOptions, default: [], shown: "every rule", "What `animscript check` leaves out")
  let scenario = Field.optional(
    "scenario", .list(of: .event), shown: "present, wait 0.5 s, dismiss",
    "What is played; ignored by exporters")
}

/// What shows where no layer is.
struct BackdropFields: FieldTable {
  static let name = "Backdrop"
  static let sentence = "What shows where neither layer is"
  static let fields = BackdropFields()

  let fill = Field("fill", .colour, default: .black, "Its colour")
}

/// How the menu goes away again.
struct DismissalFields: FieldTable {
  static let name = "Dismissal"
  static let sentence = "How the menu goes away again"
  static let fields = DismissalFields()

  let tap = Field.optional("tap", .layerName, "The layer whose tap dismisses")
  let escape = Field(
    "escape", .boolean, default: false, "Whether the escape gesture or key dismisses")
  let timing = Field.optional(
    "timing", .timing, shown: "as on the way in", "How every layer travels on the way back")
}
