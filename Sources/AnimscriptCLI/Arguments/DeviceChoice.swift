internal import AnimscriptKit

/// The device that `--device` and `--size` name together.
enum DeviceChoice {
  /// The device to play on: the standard one unless the flags say otherwise.
  ///
  /// `--device` takes a name of the catalogue or a bare size. `--size` overrides the size; scale and
  /// safe area stay those of a device that is named beside it, and are 1 and none otherwise.
  static func device(_ arguments: ParsedArguments) throws(UsageError) -> Device {
    let name = arguments.text(.device)
    guard let size = arguments.size(.size) else {
      return try device(named: name ?? Device.standardName)
    }
    var model: Device?
    if let name { model = try device(named: name) }
    return try device(width: size.width, height: size.height, like: model, flag: "--size")
  }

  private static func device(named name: String) throws(UsageError) -> Device {
    if case .size(let width, let height)? = ValueKind.size.read(name) {
      return try device(width: width, height: height, like: nil, flag: "--device")
    }
    guard let device = Device.named(name) else { throw unknown(name) }
    return device
  }

  private static func device(
    width: Double, height: Double, like model: Device?, flag: String
  ) throws(UsageError) -> Device {
    do {
      let container = try Container(
        width: Points(width), height: Points(height), scale: model?.container.scale ?? 1,
        safeArea: model?.container.safeArea ?? .none,
        direction: model?.container.direction ?? .leftToRight)
      return Device(name: nil, container: container)
    } catch {
      let most = Int(Container.largestSide.value)
      throw UsageError(
        "'\(flag)' takes sides above 0 and up to \(most) points",
        hint: "for example '\(flag) 390x844'")
    }
  }

  private static func unknown(_ name: String) -> UsageError {
    let known = Device.catalogNames
    // Names are compared as they are typed: small letters, '-' for a space.
    let typed = known.map(\.hyphenated)
    let near = Suggestion.nearest(to: name.hyphenated, among: typed)
    let hint =
      near.map { "did you mean '\($0)'?" }
      ?? "the devices are \(typed.joined(separator: ", ")); a size such as 390x844 works too"
    return UsageError("unknown device '\(name)'", hint: hint)
  }
}

extension String {
  /// In lower case, with hyphens between the words.
  fileprivate var hyphenated: String { lowercased().exchanging(" ", for: "-") }
}
