internal import Motion
internal import Timelines
internal import Transitions

// Types that are read by a part of the decoder of their own.

extension FieldType where Value == Pose {
  static var pose: Self {
    FieldType(.table(PoseFields.name)) { $2.pose($0, at: $1) }
  }
}

extension FieldType where Value == Shadow {
  static var shadow: Self {
    FieldType(.table(ShadowFields.name)) { $2.shadow($0, at: $1) }
  }
}

extension FieldType where Value == Timing {
  static var timing: Self { FieldType(.timing) { $2.timing($0, at: $1) } }
}

extension FieldType where Value == Easing {
  static var curve: Self { FieldType(.curve) { $2.curve($0, at: $1) } }
}

extension FieldType where Value == Layer {
  static var layer: Self {
    FieldType(.table(LayerFields.name)) { $2.layer($0, at: $1) }
  }
}

extension FieldType where Value == Menu {
  static var menu: Self {
    FieldType(.table(MenuFields.name)) { $2.menu($0, at: $1) }
  }
}

extension FieldType where Value == Row {
  /// A title, or a table with more about the row.
  static var item: Self {
    FieldType(.either([.text, .table(ItemFields.name)])) { $2.item($0, at: $1) }
  }
}

extension FieldType where Value == RowArrival {
  static var arrival: Self {
    FieldType(.table(ArrivalFields.name)) { $2.arrival($0, at: $1) }
  }
}

extension FieldType where Value == Color {
  /// The colour of a backdrop, in its table.
  static var backdrop: Self {
    FieldType(.table(BackdropFields.name)) { value, place, decoding in
      decoding.open(value, as: Schema.backdrop, at: place)
        .map { decoding.read(\.fill, of: $0) }
    }
  }
}

extension FieldType where Value == Dismissal {
  static var dismissal: Self {
    FieldType(.table(DismissalFields.name)) { $2.dismissal($0, at: $1) }
  }
}

extension FieldType where Value == ScenarioEvent {
  static var event: Self {
    FieldType(.table(EventFields.name)) { $2.event($0, at: $1) }
  }
}

extension FieldType where Value == LayerData {
  static var data: Self { FieldType(.data) { $2.data($0, at: $1) } }
}

extension FieldType where Value == LuaFunction {
  /// A function of the script.
  static func function(_ parameters: [String], returns result: FieldKind?) -> Self {
    FieldType(.function(parameters: parameters, returns: result)) { value, place, decoding in
      if case .function(let function) = value { return function }
      let pattern = "function(\(parameters.joined(separator: ", "))) … end"
      decoding.reportType(
        of: value, at: place, expected: "a function", hint: "write \(pattern)")
      return nil
    }
  }
}

extension FieldType {
  /// A list of values of one type.
  static func list<Element: Sendable>(of type: FieldType<Element>) -> Self
  where Value == [Element] {
    FieldType(.list(of: type.kind)) { $2.list($0, of: type, at: $1) }
  }
}

extension Decoding {
  /// The entries of a list; nil when one of them is wrong.
  mutating func list<Element>(
    _ value: LuaValue, of type: FieldType<Element>, at place: FieldPlace
  ) -> [Element]? {
    guard case .table(let table) = value else {
      reportType(of: value, at: place, expected: "a list { …, … }")
      return nil
    }
    for field in table.fields {
      report(
        .unknownField, place.field(field.name), "unknown field", hint: "a list has no named fields")
    }
    var elements: [Element] = []
    for (index, value) in table.list.enumerated() {
      if let element = type.decode(value, place.index(index + 1), &self) {
        elements.append(element)
      }
    }
    return elements.count == table.list.count ? elements : nil
  }

  /// Named texts, numbers and booleans.
  mutating func data(_ value: LuaValue, at place: FieldPlace) -> LayerData? {
    guard case .table(let table) = value else {
      reportType(of: value, at: place, expected: "a table { name = value, … }")
      return nil
    }
    if !table.list.isEmpty {
      report(
        .unknownField, place.index(1), "has no name", hint: "write { name = value, … }")
    }
    return LayerData(
      table.fields.compactMap { field in
        datum(field.value, at: place.field(field.name))
          .map { DataField(name: field.name, value: $0) }
      })
  }

  private mutating func datum(_ value: LuaValue, at place: FieldPlace) -> DataValue? {
    switch value {
    case .boolean(let boolean): return .bool(boolean)
    case .string(let text): return .string(text)
    case .integer, .number:
      let range = NumberRange.between(-Decimal6.largest, Decimal6.largest)
      return number(value, at: place, unit: .none, range: range).map { .number($0) }
    default:
      reportType(of: value, at: place, expected: "a string, a number or true or false")
      return nil
    }
  }
}
