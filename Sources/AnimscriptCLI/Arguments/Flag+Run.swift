internal import AnimscriptKit

extension Flag {
  static let output = value(
    "output", short: "o", .path, "FILE", example: "slide_down.json",
    "write the timeline to FILE; '-' is standard output (default)")
  static let force = toggle(
    "force", short: "f", "replace FILE even when animscript did not make it")
  static let device = value(
    "device", .text, "NAME", example: "iphone-16",
    "\(Device.catalogNames.joined(separator: ", ")), each also with '-landscape', or a size such "
      + "as 390x844 (default \(Device.standardName))")
  static let size = value(
    "size", .size, "WxH", example: "390x844",
    "the container's size in points; a '--device' beside it lends only scale and safe area, and "
      + "the timeline says 'device: null'")
  static let set = value(
    "set", .assignment, "NAME=VALUE", example: "visible=200", isRepeatable: true,
    "change a parameter of the script; may be repeated")
  static let fps = value(
    "fps", .integer(1...1000), "N", example: "60",
    "add the values of all tracks at N frames a second")
  static let reduceMotion = toggle(
    "reduce-motion", "play what people see who asked their device for less motion")
  static let seed = value(
    "seed", .integer(0...UInt64.max), "N", example: "7", "seed of math.random (default 0)")
  static let maxSteps = value(
    "max-steps", .count, "N", example: "50M", "end the script after N instructions (default 50M)")
  static let maxMemory = value(
    "max-memory", .bytes, "BYTES", example: "32M",
    "end the script when it needs more memory (default 32M)")
  static let isolate = toggle(
    "isolate",
    "run the script in a process of its own that has no files, network or other programs; on Linux "
      + "a filter for system calls sees to it")
  static let timeout = value(
    "timeout", .seconds, "TIME", example: "5", "end the script after this time (default 5s)")
}
