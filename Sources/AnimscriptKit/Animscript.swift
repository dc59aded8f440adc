@_exported import Motion
@_exported import Scripting
@_exported import Timelines
@_exported import Transitions
