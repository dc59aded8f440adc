// The library's front door shows everything that stands behind it.
@_exported import Exporting
@_exported import Motion
@_exported import Scripting
@_exported import Timelines
@_exported import Transitions
