internal import Transitions

extension Decoding {
  mutating func accessibility(_ value: LuaValue, at place: FieldPlace) -> Accessibility? {
    guard let fields = open(value, as: Schema.accessibility, at: place) else { return nil }
    let modal = read(\.modal, of: fields)
    let focus = read(\.focus, of: fields)
    let labels = read(\.labels, of: fields)
    let announce = read(\.announce, of: fields)
    return Accessibility(
      modal: modal.id, focusPresented: focus.presented, focusDismissed: focus.dismissed,
      labels: labels, announcePresented: announce.presented,
      announceDismissed: announce.dismissed)
  }

  mutating func modal(_ value: LuaValue, at place: FieldPlace) -> ModalLayer? {
    if value == .boolean(false) { return ModalLayer.none }
    guard case .string = value else {
      reportType(of: value, at: place, expected: "the name of a layer or false")
      return nil
    }
    return layerName(value, at: place).map { .layer($0) }
  }

  mutating func focus(_ value: LuaValue, at place: FieldPlace) -> FocusTargets? {
    open(value, as: Schema.focus, at: place).map { fields in
      FocusTargets(
        presented: read(\.presented, of: fields), dismissed: read(\.dismissed, of: fields))
    }
  }

  mutating func announcements(_ value: LuaValue, at place: FieldPlace) -> Announcements? {
    open(value, as: Schema.announcements, at: place).map { fields in
      Announcements(
        presented: read(\.presented, of: fields), dismissed: read(\.dismissed, of: fields))
    }
  }

  /// A layer, a row of the menu, or one of the elements that every transition has.
  mutating func element(_ value: LuaValue, at place: FieldPlace) -> String? {
    let standard = ["menu.first", "menu.selected", "content.trigger"]
    return element(value, at: place, among: standard + surroundings.layerNames)
  }

  private mutating func element(
    _ value: LuaValue, at place: FieldPlace, among others: [String]
  ) -> String? {
    guard let name = text(value, at: place, expected: "the name of an element") else { return nil }
    // Without the items no row can be told from a mistake.
    if itemIDs == nil, name.hasPrefix("menu.") { return name }
    let known = others + (itemIDs ?? []).map { "menu.\($0)" }
    if known.contains(name) { return name }
    report(
      .unknownName, place, "there is no element \(name.quoted)",
      hint: Self.hint(for: name, among: known, kind: "elements"))
    return nil
  }

  /// Texts for layers and rows, by name.
  mutating func labels(_ value: LuaValue, at place: FieldPlace) -> [String: String]? {
    guard case .table(let table) = value else {
      reportType(of: value, at: place, expected: FieldKind.byLayer(.text).noun)
      return nil
    }
    if !table.list.isEmpty {
      report(.unknownField, place.index(1), "has no name", hint: "write { content = \"…\", … }")
    }
    var labels: [String: String] = [:]
    for field in table.fields {
      let own = place.field(field.name)
      let name = element(.string(field.name), at: own, among: surroundings.layerNames)
      if let name, let label = text(field.value, at: own) { labels[name] = label }
    }
    return labels
  }
}

extension FieldType where Value == Accessibility {
  static var accessibility: Self {
    FieldType(.table(AccessibilityFields.name)) { $2.accessibility($0, at: $1) }
  }
}

extension FieldType where Value == ModalLayer {
  /// A layer, or none.
  static var modal: Self {
    FieldType(.either([.layer, .off])) { $2.modal($0, at: $1) }
  }
}

extension FieldType where Value == FocusTargets {
  static var focus: Self {
    FieldType(.table(FocusFields.name)) { $2.focus($0, at: $1) }
  }
}

extension FieldType where Value == Announcements {
  static var announcements: Self {
    FieldType(.table(AnnouncementFields.name)) { $2.announcements($0, at: $1) }
  }
}

extension FieldType where Value == [String: String] {
  /// Texts for layers.
  static var labels: Self {
    FieldType(.byLayer(.text)) { $2.labels($0, at: $1) }
  }
}

extension FieldType where Value == String {
  /// What can get the focus.
  static var element: Self {
    FieldType(.element, show: { $0.quoted }) { $2.element($0, at: $1) }
  }
}
