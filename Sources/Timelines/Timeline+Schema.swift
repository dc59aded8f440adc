extension Timeline {
  /// The JSON Schema (draft 2020-12) of the format, as UTF-8 text.
  public static var schema: [UInt8] { PackageResources.timeline_schema_json }
}
