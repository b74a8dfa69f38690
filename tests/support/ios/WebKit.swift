// Stand-ins for what the kit of iOS uses of WebKit, in the shapes of Apple's headers since iOS 15. What Objective-C calls optional is
// asked for here: a method that does not fit its protocol would never be called on a phone, and does not compile here.
@_exported import UIKit
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

@MainActor public final class WKWebsiteDataStore: NSObject {
    private static let usual = WKWebsiteDataStore()
    public static func `default`() -> WKWebsiteDataStore { usual }
    public static func allWebsiteDataTypes() -> Set<String> { ["cookies"] }
    public func removeData(
        ofTypes: Set<String>, modifiedSince: Date, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
}

@MainActor public final class WKUserContentController: NSObject {
    public var handlers: [String: any WKScriptMessageHandler] = [:]
    public func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }
}

@MainActor public final class WKWebViewConfiguration: NSObject {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
}

@MainActor public struct WKContentWorld { public static let page = WKContentWorld() }

@MainActor public final class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public var allowsBackForwardNavigationGestures = true
    public var canGoBack = false
    public var url: URL?
    public var scripts: [String] = []
    public var loaded: [String] = []
    public var wentBack = 0
    /// What the next script answers.
    public var answer: Any?
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { self.configuration = configuration }
    @discardableResult public func load(_ request: URLRequest) -> AnyObject? {
        url = request.url
        loaded.append(request.url?.absoluteString ?? "")
        return nil
    }
    @discardableResult public func goBack() -> AnyObject? {
        wentBack += 1
        return nil
    }
    public func evaluateJavaScript(_ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil) {
        scripts.append(script)
        completionHandler?(answer, nil)
    }
    public func callAsyncJavaScript(
        _ script: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in world: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) { scripts.append("\(script) \(arguments.keys.sorted())") }
}

@MainActor public final class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    public let port: Int
    public init(_ scheme: String, _ host: String, _ port: Int) {
        self.protocol = scheme
        self.host = host
        self.port = port
    }
}

@MainActor public final class WKFrameInfo: NSObject {
    public let isMainFrame: Bool
    public let securityOrigin: WKSecurityOrigin
    public init(isMainFrame: Bool, securityOrigin: WKSecurityOrigin) {
        self.isMainFrame = isMainFrame
        self.securityOrigin = securityOrigin
    }
}

@MainActor public final class WKScriptMessage: NSObject {
    public let body: Any
    public let frameInfo: WKFrameInfo
    public init(body: Any, frameInfo: WKFrameInfo) {
        self.body = body
        self.frameInfo = frameInfo
    }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

@MainActor public final class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let targetFrame: WKFrameInfo?
    public let shouldPerformDownload: Bool
    public init(request: URLRequest, targetFrame: WKFrameInfo?, shouldPerformDownload: Bool) {
        self.request = request
        self.targetFrame = targetFrame
        self.shouldPerformDownload = shouldPerformDownload
    }
}

@MainActor public final class WKNavigationResponse: NSObject {
    public let response: URLResponse
    public init(response: URLResponse) { self.response = response }
}

@MainActor public final class WKDownload: NSObject { public weak var delegate: (any WKDownloadDelegate)? }

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

@MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
    func downloadDidFinish(_ download: WKDownload)
}
