// Candor's pages in Flutter: bridge, back, file chooser, ticket on resume, cookies and links. webview_flutter 4, webview_flutter_android 4,
// file_picker 8, url_launcher 6. SMS codes: the page's field says one-time-code, which the keyboards of both systems fill by themselves.
import 'dart:convert';

import 'package:file_picker/file_picker.dart';
import 'package:flutter/widgets.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';

/// What your app does for a page.
abstract interface class CandorApp {
  void closeWebview();
  void goHome();
  void goMine();
  void goLogin();

  /// Show the number, then dial.
  void callPhone(String phone);
  void rate();
  void track(String event, Map<String, Object?> data);
  void startBankFlow();
  void endBankFlow(String result);
  void openPage(Uri url);

  /// Ask for the system's permission, then [CandorViewState.tellPushAddress]; nothing where the borrower refuses.
  void askPushAddress();

  /// Your back end's launch ticket for this borrower and device: good once, for five minutes. Never log it.
  Future<({String userId, String ticket, String deviceId})> newTicket();
}

class CandorView extends StatefulWidget {
  const CandorView({super.key, required this.origin, required this.page, required this.app});

  final Uri origin;

  /// A page of ours, `/order?orderId=…`.
  final String page;
  final CandorApp app;

  @override
  State<CandorView> createState() => CandorViewState();
}

class CandorViewState extends State<CandorView> with WidgetsBindingObserver {
  final _web = WebViewController();
  DateTime? _leftAt;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    // Every frame of every page sees a channel: what is taken is asked of the page that is open, and pages of others never open here.
    _web
      ..setJavaScriptMode(JavaScriptMode.unrestricted)
      ..addJavaScriptChannel('CandorHost', onMessageReceived: (message) => _take(message.message))
      ..setNavigationDelegate(NavigationDelegate(onNavigationRequest: _follow));
    final platform = _web.platform;
    if (platform is AndroidWebViewController) {
      platform.setOnShowFileSelector(_choose);
      AndroidWebViewCookieManager(const PlatformWebViewCookieManagerCreationParams())
          .setAcceptThirdPartyCookies(platform, false);
    }
    open(widget.page);
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  /// Opens a page with a fresh ticket.
  Future<void> open(String page) async {
    final (:userId, :ticket, :deviceId) = await widget.app.newTicket();
    final address = Uri.parse('${widget.origin}$page');
    final query = {...address.queryParameters, 'userId': userId, 'sessionId': ticket, 'deviceId': deviceId};
    await _web.loadRequest(address.replace(queryParameters: query));
  }

  /// The answer to askPushAddress.
  Future<void> tellPushAddress(String address) => _web.runJavaScript(
      "window.dispatchEvent(new CustomEvent('candor:push-address', {detail: ${jsonEncode(address)}}))");

  /// After your app's own logout, beside the call of /hazel/service/login/logout.
  Future<void> forget() async {
    await WebViewCookieManager().clearCookies();
    await _web.clearCache();
    await _web.clearLocalStorage();
  }

  // By its parts: `Uri.origin` throws for addresses such as intent://.
  bool _isOurs(Uri url) =>
      url.scheme == widget.origin.scheme && url.host == widget.origin.host && url.port == widget.origin.port;

  Future<void> _take(String json) async {
    final here = Uri.tryParse(await _web.currentUrl() ?? '');
    if (here == null || !_isOurs(here)) return;
    final Object? read;
    try {
      read = jsonDecode(json);
    } on FormatException {
      return;
    }
    if (read case {'v': 1, 'id': String id, 'name': String name, 'payload': Map<String, Object?> payload} when id.isNotEmpty) {
      _act(name, payload);
    }
  }

  void _act(String name, Map<String, Object?> payload) {
    final app = widget.app;
    switch ((name, payload)) {
      case ('closeWebview', _):
        app.closeWebview();
      case ('goHome', _):
        app.goHome();
      case ('goMine', _):
        app.goMine();
      case ('goLogin', _):
        app.goLogin();
      case ('callPhone', {'phone': String phone}) when RegExp(r'^\+?[0-9][0-9 ()./-]{1,30}$').hasMatch(phone):
        app.callPhone(phone);
      case ('rate', _):
        app.rate();
      case ('track', {'event': String event, 'data': Map<String, Object?> data}):
        app.track(event, data);
      case ('startBankFlow', _):
        app.startBankFlow();
      case ('endBankFlow', {'result': String result}) when result == 'success' || result == 'cancelled':
        app.endBankFlow(result);
      case ('openPage', {'url': String url}):
        final address = Uri.tryParse(url);
        if (address != null && address.isScheme('https') && address.userInfo.isEmpty) app.openPage(address);
      case ('askPushAddress', _):
        app.askPushAddress();
    }
  }

  /// The page answers false where a screen took the gesture.
  Future<void> _back() async {
    final notTaken = await _web.runJavaScriptReturningResult(
        "window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))");
    if ('$notTaken' == 'false' || '$notTaken' == '0') return;
    if (await _web.canGoBack()) {
      await _web.goBack();
    } else {
      widget.app.closeWebview();
    }
  }

  NavigationDecision _follow(NavigationRequest request) {
    final url = Uri.parse(request.url);
    if (!request.isMainFrame || _isOurs(url)) return NavigationDecision.navigate;
    if (const {'https', 'tel', 'mailto'}.contains(url.scheme)) launchUrl(url, mode: LaunchMode.externalApplication);
    return NavigationDecision.prevent;
  }

  Future<List<String>> _choose(FileSelectorParams params) async {
    final many = params.mode == FileSelectorMode.openMultiple;
    final chosen = await FilePicker.platform.pickFiles(type: FileType.image, allowMultiple: many);
    return [for (final file in chosen?.files ?? <PlatformFile>[]) Uri.file(file.path!).toString()];
  }

  @override
  Future<void> didChangeAppLifecycleState(AppLifecycleState state) async {
    if (state == AppLifecycleState.paused) _leftAt = DateTime.now();
    final left = _leftAt;
    if (state != AppLifecycleState.resumed || left == null) return;
    // The page's session ends after 15 minutes without use.
    if (DateTime.now().difference(left) < const Duration(minutes: 14)) return;
    final here = Uri.tryParse(await _web.currentUrl() ?? '');
    if (here != null && _isOurs(here)) await open('${here.path}${here.hasQuery ? '?${here.query}' : ''}');
  }

  @override
  Widget build(BuildContext context) => PopScope(
      canPop: false, onPopInvokedWithResult: (didPop, _) => didPop ? null : _back(), child: WebViewWidget(controller: _web));
}
