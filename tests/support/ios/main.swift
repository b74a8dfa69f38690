// Runs the messages of a file through the kit as a webview would hand them over, and prints what each one called, as JSON.
import WebKit

@MainActor final class Recorder: CandorApp {
    var called: [[Any]] = []
    func closeWebview() { called.append(["closeWebview"]) }
    func goHome() { called.append(["goHome"]) }
    func goMine() { called.append(["goMine"]) }
    func goLogin() { called.append(["goLogin"]) }
    func callPhone(_ phone: String) { called.append(["callPhone", phone]) }
    func rate() { called.append(["rate"]) }
    func track(_ event: String, data: [String: Any]) { called.append(["track", event, data]) }
    func startBankFlow() { called.append(["startBankFlow"]) }
    func endBankFlow(_ result: String) { called.append(["endBankFlow", result]) }
    func openPage(_ url: URL) { called.append(["openPage", url.absoluteString]) }
    func askPushAddress() { called.append(["askPushAddress"]) }
    func newTicket(_ then: @escaping @MainActor (_ userId: String, _ ticket: String, _ deviceId: String) -> Void) { then("u&1", "t 2", "d3") }
}

let app = Recorder()
let view = CandorView(origin: URL(string: "https://loans.example")!, app: app)
view.loadView()
let web = view.web
let handler = web.configuration.userContentController.handlers["CandorHost"]!

@MainActor func frame(_ host: String = "loans.example", isMain: Bool = true, scheme: String = "https", port: Int = 0) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: isMain, securityOrigin: WKSecurityOrigin(scheme, host, port))
}
@MainActor func heard(_ body: Any, _ from: WKFrameInfo? = nil) -> [[Any]] {
    app.called = []
    let message = WKScriptMessage(body: body, frameInfo: from ?? frame())
    handler.userContentController(web.configuration.userContentController, didReceive: message)
    return app.called
}
func json(_ value: Any) -> String { String(decoding: try! JSONSerialization.data(withJSONObject: value), as: UTF8.self) }

let file = FileManager.default.contents(atPath: CommandLine.arguments[1])!
let fixtures = try! JSONSerialization.jsonObject(with: file) as! [String: Any]
let fromPage = fixtures["fromPage"] as! [String: Any]
var did: [String: Any] = [:]
for (name, message) in fromPage { did[name] = heard(json(message)) }
var nothing = (fixtures["notFromPage"] as! [Any]).map { heard(json($0)) }
for broken in ["{", "1", "null", "[]", "{}"] { nothing.append(heard(broken)) }
let goHome = json(fromPage["goHome"]!)
// Not a text, a frame within the page, and pages of another host, scheme and port.
nothing.append(heard(fromPage["goHome"]!))
for other in [frame(isMain: false), frame("evil.example"), frame(scheme: "http"), frame(port: 8443)] { nothing.append(heard(goHome, other)) }

app.called = []
view.tellPushAddress("a'\"</script>")
for answer in [true, false] {
    web.answer = answer
    view.back()
}
web.canGoBack = true
web.answer = true
view.back()
view.open("/order?orderId=L1")

@MainActor func policy(_ address: String, of target: WKFrameInfo?, download: Bool = false) async -> Int {
    let action = WKNavigationAction(request: URLRequest(url: URL(string: address)!), targetFrame: target, shouldPerformDownload: download)
    return await web.navigationDelegate!.webView(web, decidePolicyFor: action).rawValue
}
@MainActor func answerPolicy(_ header: String) async -> Int {
    let answer = HTTPURLResponse(
        url: URL(string: "https://loans.example/a")!, statusCode: 200, httpVersion: nil, headerFields: ["Content-Disposition": header])!
    return await web.navigationDelegate!.webView(web, decidePolicyFor: WKNavigationResponse(response: answer)).rawValue
}
let policies = [
    await policy("https://loans.example/order", of: frame()), await policy("https://loans.example/a.pdf", of: frame(), download: true),
    await policy("https://elsewhere.example/", of: frame()), await policy("https://elsewhere.example/", of: nil),
    await policy("tel:+63", of: nil), await policy("intent://scan/", of: nil), await policy("https://bank.example/", of: frame(isMain: false)),
]
let answers = [await answerPolicy("attachment; filename=a.pdf"), await answerPolicy("inline")]

print(json([
    "fromPage": did, "nothing": nothing, "scripts": web.scripts, "closed": app.called, "wentBack": web.wentBack, "loaded": web.loaded,
    "policies": policies, "answers": answers, "opened": Pretended.opened, "observed": Pretended.observed,
] as [String: Any]))
