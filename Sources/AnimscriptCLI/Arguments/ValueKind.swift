/// What a flag or an argument accepts.
enum ValueKind: Hashable, Sendable {
  case text
  /// A file; `-` stands for a standard stream.
  case path
  /// A whole number.
  case integer(ClosedRange<UInt64>)
  /// A whole number that may end in `k`, `M` or `G`, by factors of 1,000.
  case count
  /// A number of bytes that may end in `K`, `M` or `G`, by factors of 1,024.
  case bytes
  /// A number with any sign.
  case number
  /// Numbers with commas between them.
  case numbers
  /// A time above 0 that may end in `s` or `ms`; seconds by itself.
  case seconds
  /// Two lengths in points, such as `390x844`.
  case size
  /// `NAME=VALUE`.
  case assignment
  case choice([String])

  /// A value that was read.
  enum Value: Hashable, Sendable {
    case text(String)
    case integer(UInt64)
    case number(Double)
    case numbers([Double])
    case seconds(Double)
    case size(width: Double, height: Double)
    case assignment(name: String, value: String)
  }

  /// What has to be written, for messages.
  var expected: String {
    switch self {
    case .text: "a text that is not empty"
    case .path: "the name of a file"
    case .integer(let range) where range.upperBound == .max:
      "a whole number of \(range.lowerBound) or more"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .count: "a whole number above 0, such as 50000000 or 50M"
    case .bytes: "a number of bytes above 0, such as 33554432 or 32M"
    case .number: "a number, such as 0.5 or -2"
    case .numbers: "numbers with commas between them, such as 0,0.1,0.25"
    case .seconds: "a time above 0, such as 5, 2.5s or 300ms"
    case .size: "a width and a height in points, such as 390x844"
    case .assignment: "NAME=VALUE"
    case .choice(let names): names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
  }

  /// The value that a text stands for; nil when it is none of this kind.
  func read(_ text: String) -> Value? {
    switch self {
    case .text, .path: return text.isEmpty ? nil : .text(text)
    case .integer(let range):
      return UInt64(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .count: return Self.scaled(text, by: 1_000)
    case .bytes: return Self.scaled(text, by: 1_024)
    case .number: return Self.signed(text).map { .number($0) }
    case .numbers: return Self.numbers(text)
    case .seconds: return Self.seconds(text)
    case .size: return Self.size(text)
    case .assignment: return Self.assignment(text)
    case .choice(let names): return names.contains(text) ? .text(text) : nil
    }
  }

  private static func scaled(_ text: String, by factor: UInt64) -> Value? {
    var digits = text[...]
    var unit: UInt64 = 1
    for (power, letter) in ["K", "M", "G"].enumerated()
    where digits.last?.uppercased() == letter {
      digits.removeLast()
      for _ in 0...power { unit *= factor }
      break
    }
    guard let number = UInt64(digits), number > 0 else { return nil }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    return isTooLarge ? nil : .integer(product)
  }

  private static func numbers(_ text: String) -> Value? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = signed(String(part)) else { return nil }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  /// A finite number in digits, with a sign, a point and an exponent where it has them.
  static func signed(_ text: String) -> Double? {
    guard text.allSatisfy({ "0"..."9" ~= $0 || "+-.eE".contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  private static func seconds(_ text: String) -> Value? {
    var digits = text[...]
    var unit = 1.0
    if digits.hasSuffix("ms") {
      digits.removeLast(2)
      unit = 0.001
    } else if digits.hasSuffix("s") {
      digits.removeLast()
    }
    guard let number = decimal(digits), number > 0 else { return nil }
    return .seconds(number * unit)
  }

  private static func size(_ text: String) -> Value? {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = decimal(sides[0]), let height = decimal(sides[1]),
      width > 0, height > 0
    else { return nil }
    return .size(width: width, height: height)
  }

  private static func assignment(_ text: String) -> Value? {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    return .assignment(
      name: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  /// A number written with digits and at most one point, and nothing else.
  private static func decimal(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0"..."9" ~= $0 || $0 == "." }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}
