import Foundation

extension Tool {
  /// Whether the tests and the program are built with a sanitizer, which takes memory and system
  /// calls of its own.
  public static let isSanitized: Bool = {
    let marks: [String] = ["__asan_init", "__tsan_init"]
    return marks.contains { dlsym(nil, $0) != nil }
  }()
}
