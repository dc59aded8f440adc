// swift-tools-version: 6.2
import PackageDescription

// An arrow between targets is a line here and nothing more is allowed;
// Scripts/dev/check compares this file with the imports it finds.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Debian's static archive makes calls into Lua cheaper and the program free of a run-time dependency.
#if os(macOS)
  let lua = Target.systemLibrary(name: "CLua", pkgConfig: "lua", providers: [.brew(["lua"])])
  let luaLinking: [LinkerSetting] = []
#else
  let lua = Target.systemLibrary(name: "CLua", providers: [.apt(["liblua5.4-dev"])])
  let luaLinking: [LinkerSetting] = [.linkedLibrary(":liblua5.4.a"), .linkedLibrary("m")]
#endif

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], data: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: data, swiftSettings: strict)
}

let package = Package(
  name: "animscript",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "animscript", targets: ["animscript"]),
    .library(name: "AnimscriptKit", targets: ["AnimscriptKit"]),
  ],
  targets: [
    lua,
    .target(
      name: "CLuaHost", dependencies: ["CLua"],
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")],
      linkerSettings: luaLinking),
    library("Motion"),
    library("Timelines", ["Motion"], resources: [.embedInCode("timeline.schema.json")]),
    library("Transitions", ["Motion", "Timelines"]),
    library("Scripting", ["CLuaHost", "Motion", "Timelines", "Transitions"]),
    library("Exporting", ["Motion", "Timelines"]),
    library(
      "AnimscriptKit",
      ["Motion", "Timelines", "Transitions", "Scripting", "Exporting"]),
    library("AnimscriptCLI", ["AnimscriptKit"]),
    .executableTarget(
      name: "animscript", dependencies: ["AnimscriptCLI"], swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("MotionTests", ["Motion"], data: ["Fixtures"]),
    tests("TimelinesTests", ["Motion", "Timelines"], data: ["Golden"]),
    tests("TransitionsTests", ["Motion", "Timelines", "Transitions"]),
    tests(
      "ScriptingTests", ["CLuaHost", "Motion", "Scripting", "Timelines", "Transitions"],
      data: ["Fixtures"]),
    tests("ExportingTests", ["Exporting", "Motion"], data: ["Golden"]),
    tests("AnimscriptCLITests", ["AnimscriptCLI", "AnimscriptKit"], data: ["Fixtures"]),
    tests("EndToEndTests", ["AnimscriptKit", "animscript"], data: ["Fixtures", "Golden"]),
  ]
)
