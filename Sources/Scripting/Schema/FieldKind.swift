/// What a field holds, as documentation, editors and messages say it.
indirect enum FieldKind: Hashable, Sendable {
  case number(NumberUnit, NumberRange)
  /// Points, or a formula over the container.
  case length
  case text
  /// `#RRGGBB` or `#RRGGBBAA`.
  case colour
  case boolean
  /// One of a fixed set of texts.
  case choice([String])
  /// The name of a layer.
  case layer
  /// The id of an item of the menu.
  case item
  /// A table of the schema, by its name.
  case table(String)
  case list(of: FieldKind)
  /// Named texts, numbers and booleans.
  case data
  /// A function, by its parameters and whether it returns something.
  case function(parameters: [String], returns: FieldKind?)
  /// A spring or an easing.
  case timing
  /// A name, a Bézier curve or a function.
  case curve
  /// A finger that drives a run.
  case pan
  /// A file beside the script.
  case file
  /// The name of a layer, or what focus rules call an element.
  case element
  /// The code of a rule of `check`.
  case rule
  /// Nothing but `false`.
  case off
  /// A table from names of layers to values.
  case byLayer(FieldKind)
  case either([FieldKind])

  /// The kind as the object of "must be".
  var noun: String {
    switch self {
    case .number(let unit, let range): "\(unit.noun)\(range.phrase)"
    case .length: "a length: points, or a formula such as container.height - 150"
    case .text: "a string"
    case .colour: "a colour such as \"#1C1B2E\" or \"#1C1B2E80\""
    case .boolean: "true or false"
    case .choice(let texts): texts.map(\.quoted).alternatives
    case .layer: "the name of a layer"
    case .item: "the id of an item"
    case .table(let name): Schema.pattern(ofTable: name).map { "a table \($0)" } ?? "a table"
    case .data: "a table { name = value, … }"
    case .list: "a list"
    case .function: "a function"
    case .timing: "a timing: anim.spring { … } or anim.ease { … }"
    case .curve: "the name of an easing, anim.bezier(x1, y1, x2, y2) or a function"
    case .pan: "a pan: anim.pan { … }"
    case .file: "the name of a file beside the script, such as \"screen.png\""
    case .element: "an element: a layer, \"menu.first\", \"menu.selected\" or \"content.trigger\""
    case .rule: "the code of a rule, such as \"E307\""
    case .off: "false"
    case .byLayer: "a table { layer = …, … }"
    case .either(let kinds): kinds.map(\.noun).alternatives
    }
  }

  /// The kind without its range, for values of another type.
  var typeNoun: String {
    switch self {
    case .number: "a number"
    default: noun
    }
  }
}

/// What a number counts.
enum NumberUnit: String, Hashable, Sendable, CaseIterable {
  case none
  case seconds
  case points
  case degrees
  case travelsPerSecond
  case pointsPerSecond
  /// A whole number.
  case count

  var noun: String {
    switch self {
    case .none: "a number"
    case .seconds: "a number of seconds"
    case .points: "a number of points"
    case .degrees: "a number of degrees"
    case .travelsPerSecond: "a number of travels per second"
    case .pointsPerSecond: "a number of points per second"
    case .count: "a whole number"
    }
  }
}

/// The numbers that a field accepts.
enum NumberRange: Hashable, Sendable {
  /// Both ends included.
  case between(Double, Double)
  /// Above a number, up to a limit that nobody needs to know before reaching it.
  case above(Double, limit: Double)
  /// A number or more, up to such a limit.
  case atLeast(Double, limit: Double)
  /// Only the upper end included.
  case upTo(Double, above: Double)

  /// Whether a number is accepted; infinities and not-a-number never are.
  func contains(_ number: Double) -> Bool {
    switch self {
    case .between(let low, let high): number >= low && number <= high
    case .above(let low, let limit): number > low && number <= limit
    case .atLeast(let low, let limit): number >= low && number <= limit
    case .upTo(let high, let low): number > low && number <= high
    }
  }

  /// The range behind a noun: ` above 0`.
  var phrase: String {
    switch self {
    case .between(let low, let high): " from \(low.shown) to \(high.shown)"
    case .above(let low, _): " above \(low.shown)"
    case .atLeast(let low, _): " not below \(low.shown)"
    case .upTo(let high, let low): " above \(low.shown), at most \(high.shown)"
    }
  }

  /// The range behind a noun, for a number outside it.
  func phrase(refusing number: Double) -> String {
    switch self {
    case .between, .upTo: phrase
    case .above(_, let limit), .atLeast(_, let limit):
      number > limit ? " not above \(limit.shown)" : phrase
    }
  }
}
