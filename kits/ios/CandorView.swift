// Candor's pages on iOS 15: bridge, back, ticket on resume, cookies, links and downloads. The file chooser is WKWebView's own.
// SMS codes: the page's field says one-time-code, which the keyboard fills by itself.
import UIKit
import WebKit

/// What your app does for a page.
@MainActor protocol CandorApp: AnyObject {
    func closeWebview()
    func goHome()
    func goMine()
    func goLogin()
    /// Show the number, then dial.
    func callPhone(_ phone: String)
    func rate()
    func track(_ event: String, data: [String: Any])
    func startBankFlow()
    func endBankFlow(_ result: String)
    func openPage(_ url: URL)
    /// Ask for the system's permission, then CandorView.tellPushAddress; nothing where the borrower refuses.
    func askPushAddress()
    /// Your back end's launch ticket for this borrower and device: good once, for five minutes. Never log it.
    func newTicket(_ then: @escaping @MainActor (_ userId: String, _ ticket: String, _ deviceId: String) -> Void)
}

final class CandorView: UIViewController, WKNavigationDelegate, WKScriptMessageHandler, WKDownloadDelegate {
    private let origin: URL
    private weak var app: CandorApp?
    private var leftAt: Date?
    private var saved: [WKDownload: URL] = [:]
    private(set) lazy var web = WKWebView(frame: .zero, configuration: configuration)

    private var configuration: WKWebViewConfiguration {
        let made = WKWebViewConfiguration()
        // A store of its own process, kept between starts: the session's cookie stays in it.
        made.websiteDataStore = .default()
        made.userContentController.add(Weakly(self), name: "CandorHost")
        return made
    }

    init(origin: URL, app: CandorApp) {
        self.origin = origin
        self.app = app
        super.init(nibName: nil, bundle: nil)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(self, selector: #selector(cameBack), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        web.navigationDelegate = self
        // The page hears the gesture first: see back().
        web.allowsBackForwardNavigationGestures = false
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
        edge.edges = .left
        web.addGestureRecognizer(edge)
        view = web
    }

    /// Opens a page of ours, `/order?orderId=…`, with a fresh ticket.
    func open(_ page: String) {
        app?.newTicket { [weak self] userId, ticket, deviceId in
            guard let self, var parts = URLComponents(string: self.origin.absoluteString + page) else { return }
            parts.queryItems = (parts.queryItems ?? []) + [
                URLQueryItem(name: "userId", value: userId),
                URLQueryItem(name: "sessionId", value: ticket),
                URLQueryItem(name: "deviceId", value: deviceId),
            ]
            if let url = parts.url { self.web.load(URLRequest(url: url)) }
        }
    }

    /// The answer to askPushAddress.
    func tellPushAddress(_ address: String) {
        web.callAsyncJavaScript(
            "window.dispatchEvent(new CustomEvent('candor:push-address', {detail: address}))",
            arguments: ["address": address], in: nil, in: .page
        )
    }

    /// After your app's own logout, beside the call of /hazel/service/login/logout.
    func forget(_ then: @escaping @MainActor @Sendable () -> Void) {
        web.configuration.websiteDataStore.removeData(
            ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast, completionHandler: then)
    }

    private func isOurs(_ url: URL?) -> Bool {
        url?.scheme == origin.scheme && url?.host == origin.host && url?.port == origin.port
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let from = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, from.protocol == origin.scheme, from.host == origin.host, from.port == origin.port ?? 0,
              let json = (message.body as? String)?.data(using: .utf8),
              let read = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
              read["v"] as? Int == 1, let id = read["id"] as? String, !id.isEmpty,
              let payload = read["payload"] as? [String: Any]
        else { return }
        switch read["name"] as? String {
        case "closeWebview": app?.closeWebview()
        case "goHome": app?.goHome()
        case "goMine": app?.goMine()
        case "goLogin": app?.goLogin()
        case "callPhone":
            guard let phone = payload["phone"] as? String,
                  phone.range(of: "^\\+?[0-9][0-9 ()./-]{1,30}$", options: .regularExpression) != nil else { return }
            app?.callPhone(phone)
        case "rate": app?.rate()
        case "track":
            guard let event = payload["event"] as? String, let data = payload["data"] as? [String: Any] else { return }
            app?.track(event, data: data)
        case "startBankFlow": app?.startBankFlow()
        case "endBankFlow":
            guard let result = payload["result"] as? String, ["success", "cancelled"].contains(result) else { return }
            app?.endBankFlow(result)
        case "openPage":
            guard let url = (payload["url"] as? String).flatMap(URL.init(string:)), url.scheme == "https", url.user == nil else { return }
            app?.openPage(url)
        case "askPushAddress": app?.askPushAddress()
        default: return
        }
    }

    @objc private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        if gesture.state == .ended { back() }
    }

    /// The page answers false where a screen took the gesture.
    func back() {
        web.evaluateJavaScript("window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))") { [weak self] notTaken, _ in
            guard notTaken as? Bool != false, let self else { return }
            if self.web.canGoBack { self.web.goBack() } else { self.app?.closeWebview() }
        }
    }

    @objc private func left() { leftAt = Date() }

    /// The page's session ends after 15 minutes without use.
    @objc private func cameBack() {
        guard let leftAt, Date().timeIntervalSince(leftAt) > 14 * 60, let here = web.url, isOurs(here) else { return }
        open(here.path + (here.query.map { "?\($0)" } ?? ""))
    }

    // The asynchronous forms: the handlers of the others have other types in newer Xcodes, and what does not fit is never called.
    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url, action.targetFrame?.isMainFrame != false, !isOurs(url) else {
            return action.shouldPerformDownload ? .download : .allow
        }
        if ["https", "tel", "mailto"].contains(url.scheme ?? "") { openOutside(url) }
        return .cancel
    }

    private func openOutside(_ url: URL) { UIApplication.shared.open(url) }

    func webView(_: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        let said = (response.response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition") ?? ""
        return said.hasPrefix("attachment") ? .download : .allow
    }

    func webView(_: WKWebView, navigationAction _: WKNavigationAction, didBecome download: WKDownload) { download.delegate = self }
    func webView(_: WKWebView, navigationResponse _: WKNavigationResponse, didBecome download: WKDownload) { download.delegate = self }

    func download(_ download: WKDownload, decideDestinationUsing _: URLResponse, suggestedFilename name: String) async -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        saved[download] = folder.appendingPathComponent(name)
        return saved[download]
    }

    func downloadDidFinish(_ download: WKDownload) {
        guard let file = saved.removeValue(forKey: download) else { return }
        present(UIActivityViewController(activityItems: [file], applicationActivities: nil), animated: true)
    }
}

/// The content controller keeps its handler: without this, the view would never go.
private final class Weakly: NSObject, WKScriptMessageHandler {
    private weak var handler: WKScriptMessageHandler?
    init(_ handler: WKScriptMessageHandler) { self.handler = handler }
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler?.userContentController(controller, didReceive: message)
    }
}
