// Stand-ins for what the kit of iOS uses of UIKit, in the shapes of Apple's headers: enough to compile and run it on Linux.
@_exported import Foundation

/// Swift on Linux has no selectors: the test writes `Selector("name")` for `#selector(name)`.
public struct Selector {
    public let name: String
    public init(_ name: String) { self.name = name }
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        Pretended.observed.append("\(name?.rawValue ?? ""): \(selector.name)")
    }
}

/// What the stand-ins were asked for.
public enum Pretended {
    nonisolated(unsafe) public static var observed: [String] = []
    nonisolated(unsafe) public static var opened: [String] = []
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
}

@MainActor open class UIViewController: UIResponder {
    public var view: UIView!
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func loadView() {}
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public final class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int { case possible, began, changed, ended, cancelled, failed }
    public var state: State = .possible
    public init(target: Any?, action: Selector?) {}
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = UIRectEdge(rawValue: 2)
}

@MainActor public final class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {
    public var edges: UIRectEdge = []
}

@MainActor public final class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
    public static let shared = UIApplication()
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("didEnterBackground")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("willEnterForeground")
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Pretended.opened.append(url.absoluteString)
    }
}
