/// A value that screens hand to each other: what `prepare` and `unwind` see and return.
public enum DataValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  /// Named values, in the order of their names' bytes.
  case record([DataField])
}

/// A named value of a layer's data.
public struct DataField: Hashable, Sendable {
  /// The name in scripts.
  public let name: String
  /// What the name stands for.
  public let value: DataValue

  /// Makes a field.
  public init(name: String, value: DataValue) {
    self.name = name
    self.value = value
  }
}

/// The data of a layer: named values, each name once, in the order of the names' bytes.
public struct LayerData: Hashable, Sendable {
  /// In the order of the names' bytes.
  public private(set) var fields: [DataField]

  /// Makes data from fields; of two equal names the later counts.
  public init(_ fields: [DataField] = []) {
    self.fields = []
    for field in fields { set(field) }
  }

  /// The value of a name.
  public subscript(name: String) -> DataValue? {
    fields.first { $0.name == name }?.value
  }

  /// These data with others laid over them.
  public func merging(_ other: LayerData) -> LayerData {
    var result = self
    for field in other.fields { result.set(field) }
    return result
  }

  private mutating func set(_ field: DataField) {
    fields.removeAll { $0.name == field.name }
    let place = fields.firstIndex { field.name.precedesInBytes($0.name) } ?? fields.endIndex
    fields.insert(field, at: place)
  }
}

extension String {
  fileprivate func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
