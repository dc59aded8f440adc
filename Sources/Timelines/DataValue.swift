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
  ///
  /// - Complexity: O(n log n), O(n) for fields in order.
  public init(_ fields: [DataField] = []) {
    let isOrdered = zip(fields, fields.dropFirst()).allSatisfy { $0.name.precedesInBytes($1.name) }
    guard !isOrdered else {
      self.fields = fields
      return
    }
    // Equal names stand in the order given, so the last of them is the one that counts.
    let sorted = fields.enumerated().sorted { a, b in
      if a.element.name.precedesInBytes(b.element.name) { return true }
      return a.offset < b.offset && !b.element.name.precedesInBytes(a.element.name)
    }
    self.fields = sorted.indices.compactMap { index in
      let field = sorted[index].element
      let isLast =
        index + 1 == sorted.count || field.name.precedesInBytes(sorted[index + 1].element.name)
      return isLast ? field : nil
    }
  }

  /// The value of a name.
  public subscript(name: String) -> DataValue? {
    fields.first { $0.name == name }?.value
  }

  /// These data with others laid over them.
  public func merging(_ other: LayerData) -> LayerData {
    LayerData(fields + other.fields)
  }
}

extension String {
  fileprivate func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
