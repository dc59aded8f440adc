/// What assistive technology is told.
public struct Accessibility: Hashable, Sendable {
  /// The layer that hides the others from assistive technology while it is shown, by id; nil for
  /// none.
  public let modal: String?
  /// The element that gets the focus when a direction has finished; nil for the first item, and
  /// for what opened the menu.
  public let focusPresented: String?, focusDismissed: String?
  /// Read aloud for a layer, by id.
  public let labels: [String: String]
  /// Spoken when a direction has finished; nil for nothing.
  public let announcePresented: String?, announceDismissed: String?

  /// Makes a description; what is left out has its default.
  public init(
    modal: String? = "menu", focusPresented: String? = nil, focusDismissed: String? = nil,
    labels: [String: String] = [:], announcePresented: String? = nil,
    announceDismissed: String? = nil
  ) {
    self.modal = modal
    self.focusPresented = focusPresented
    self.focusDismissed = focusDismissed
    self.labels = labels
    self.announcePresented = announcePresented
    self.announceDismissed = announceDismissed
  }
}
