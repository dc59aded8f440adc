import AnimscriptKit
import Testing

@testable import AnimscriptCLI

@Suite("The choice of a device")
struct DeviceChoiceTests {
  private func device(_ flags: [String]) throws -> Device {
    guard case .perform(_, let arguments) = try ArgumentParser.parse(["run", "a"] + flags).request
    else { throw UsageError("no command") }
    return try DeviceChoice.device(arguments)
  }

  static let devices: [(flags: [String], name: String?, width: Points, height: Points)] = [
    ([], "iPhone 16", 393, 852),
    (["--device", "iphone-se"], "iPhone SE", 375, 667),
    (["--device", "iPhone 16 Pro Max"], "iPhone 16 Pro Max", 440, 956),
    (["--device", "390x844"], nil, 390, 844),
    (["--size", "390x844"], nil, 390, 844),
    (["--device", "iphone-se", "--size", "852x393"], nil, 852, 393),
    (["--device", "1x1", "--size=852x393.5"], nil, 852, 393.5),
  ]

  @Test("follows --device, and --size over it", arguments: devices)
  func choice(flags: [String], name: String?, width: Points, height: Points) throws {
    let device = try device(flags)
    #expect(device.name == name)
    #expect(device.container.width == width)
    #expect(device.container.height == height)
  }

  @Test("keeps scale and safe area of a device whose size is overridden")
  func model() throws {
    let device = try device(["--device", "iphone-16", "--size", "400x900"])
    #expect(device.container.scale == 3)
    #expect(device.container.safeArea.bottom == 34)
    #expect(try self.device(["--size", "400x900"]).container.safeArea == .none)
  }

  static let mistakes: [(flags: [String], message: String, hint: String)] = [
    (["--device", "iphone-61"], "unknown device 'iphone-61'", "did you mean 'iphone-16'?"),
    (["--device", "Iphone 61"], "unknown device 'Iphone 61'", "did you mean 'iphone-16'?"),
    (
      ["--size", "200000x1"], "'--size' takes sides above 0 and up to 100000 points",
      "for example '--size 390x844'"
    ),
    (
      ["--device", "200000x1"], "'--device' takes sides above 0 and up to 100000 points",
      "for example '--device 390x844'"
    ),
  ]

  @Test("names what is near when a device is unknown", arguments: mistakes)
  func mistake(flags: [String], message: String, hint: String) {
    #expect(throws: UsageError(message, hint: hint)) { try device(flags) }
  }

  @Test("lists the devices when nothing is near")
  func list() throws {
    let error = try #require(throws: UsageError.self) { try device(["--device", "toaster"]) }
    let hint = try #require(error.hint)
    #expect(hint.hasPrefix("the devices are iphone-se, iphone-16, "))
    #expect(hint.hasSuffix("; a size such as 390x844 works too"))
  }

  @Test("finds every device under the name that it lists")
  func everyName() throws {
    for name in Device.catalogNames {
      let typed = name.lowercased().replacing(" ", with: "-")
      #expect(try device(["--device", typed]).name == name)
    }
  }
}
