#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A refusal of the operating system.
struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// What went wrong, in lower case and without a full stop.
  var description: String {
    switch code {
    case EACCES: "permission denied"
    case EBADF: "it is closed"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be too large"
    case EISDIR: "it is a directory"
    case ELOOP: "too many links lead to it"
    case ENAMETOOLONG: "the name is too long"
    case ENOENT: "no such file or directory"
    case ENOSPC: "no space left on the device"
    case ENOTDIR: "a part of the path is not a directory"
    case ENXIO: "nothing is connected to it"
    case EPERM: "not permitted"
    case EROFS: "the file system is read-only"
    default: "\(String(cString: strerror(code))) (system error \(code))"
    }
  }
}
