// Candor's pages on Android: bridge, back, file chooser, ticket on resume, cookies, links and downloads.
// androidx.webkit 1.8, androidx.activity 1.9. SMS codes: the page's field says one-time-code, which the keyboard and autofill answer.
package example.lender

import android.annotation.SuppressLint
import android.app.DownloadManager
import android.content.Intent
import android.net.Uri
import android.os.SystemClock
import android.view.View
import android.view.WindowManager
import android.webkit.*
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.LifecycleOwner
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

/** What your app does for a page. */
interface CandorApp {
    fun closeWebview()
    fun goHome()
    fun goMine()
    fun goLogin()
    /** Show the number, then dial. */
    fun callPhone(phone: String)
    fun rate()
    fun track(event: String, data: JSONObject)
    fun startBankFlow()
    fun endBankFlow(result: String)
    fun openPage(url: Uri)
    /** Ask for the system's permission, then CandorView.tellPushAddress; nothing where the borrower refuses. */
    fun askPushAddress()
    /** Your back end's launch ticket for this borrower and device: good once, for five minutes. Never log it. */
    fun newTicket(then: (userId: String, ticket: String, deviceId: String) -> Unit)
}

/** Make it in onCreate: it registers the file chooser. */
class CandorView(private val activity: ComponentActivity, private val origin: Uri, private val app: CandorApp) {
    val view = WebView(activity)
    private var leftAt = 0L
    private var chosen: ValueCallback<Array<Uri>>? = null
    private val chooser = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) {
        chosen?.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(it.resultCode, it.data))
        chosen = null
    }

    init {
        @SuppressLint("SetJavaScriptEnabled")
        view.settings.javaScriptEnabled = true
        view.settings.domStorageEnabled = true
        view.settings.allowFileAccess = false
        view.settings.allowContentAccess = false
        view.settings.setSupportMultipleWindows(false)
        view.importantForAutofill = View.IMPORTANT_FOR_AUTOFILL_YES
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)
        activity.window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        bridge()
        view.webViewClient = Links()
        view.webChromeClient = Files()
        view.setDownloadListener { url, agent, _, type, _ -> if (isOurs(Uri.parse(url))) download(url, agent, type) }
        activity.onBackPressedDispatcher.addCallback(activity, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() = back()
        })
        activity.lifecycle.addObserver(object : DefaultLifecycleObserver {
            override fun onStop(owner: LifecycleOwner) {
                leftAt = SystemClock.elapsedRealtime()
                CookieManager.getInstance().flush()
            }
            // The page's session ends after 15 minutes without use.
            override fun onStart(owner: LifecycleOwner) {
                val here = view.url?.let(Uri::parse)
                if (leftAt > 0 && SystemClock.elapsedRealtime() - leftAt > 14 * 60_000 && here != null && isOurs(here))
                    open(here.encodedPath + (here.encodedQuery?.let { "?$it" } ?: ""))
            }
        })
    }

    /** Opens a page of ours, `/order?orderId=…`, with a fresh ticket. */
    fun open(page: String) = app.newTicket { userId, ticket, deviceId ->
        val address = Uri.parse(origin.toString() + page).buildUpon()
            .appendQueryParameter("userId", userId)
            .appendQueryParameter("sessionId", ticket)
            .appendQueryParameter("deviceId", deviceId)
        view.loadUrl(address.build().toString())
    }

    /** The answer to askPushAddress. */
    fun tellPushAddress(address: String) {
        val detail = JSONObject.quote(address)
        view.evaluateJavascript("window.dispatchEvent(new CustomEvent('candor:push-address', {detail: $detail}))", null)
    }

    /** After your app's own logout, beside the call of /hazel/service/login/logout. */
    fun forget() {
        CookieManager.getInstance().removeAllCookies(null)
        WebStorage.getInstance().deleteAllData()
        view.clearCache(true)
    }

    private fun isOurs(uri: Uri) = uri.scheme == origin.scheme && uri.authority == origin.authority

    /** `window.CandorHost` exists on our origin alone. A webview of before 2021 has no listener: then the pages work as in a browser. */
    private fun bridge() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
        WebViewCompat.addWebMessageListener(view, "CandorHost", setOf(origin.toString())) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let(::take)
        }
    }

    private fun take(json: String) {
        val message = try { JSONObject(json) } catch (_: JSONException) { return }
        val payload = message.optJSONObject("payload") ?: return
        if (message.optInt("v") != 1 || message.optString("id").isEmpty()) return
        when (message.optString("name")) {
            "closeWebview" -> app.closeWebview()
            "goHome" -> app.goHome()
            "goMine" -> app.goMine()
            "goLogin" -> app.goLogin()
            "callPhone" -> payload.optString("phone").takeIf { Regex("\\+?[0-9][0-9 ()./-]{1,30}").matches(it) }?.let(app::callPhone)
            "rate" -> app.rate()
            "track" -> payload.optJSONObject("data")?.let { app.track(payload.optString("event"), it) }
            "startBankFlow" -> app.startBankFlow()
            "endBankFlow" -> payload.optString("result").takeIf { it == "success" || it == "cancelled" }?.let(app::endBankFlow)
            "openPage" -> Uri.parse(payload.optString("url")).takeIf { it.scheme == "https" && it.userInfo == null }?.let(app::openPage)
            "askPushAddress" -> app.askPushAddress()
        }
    }

    /** The page answers false where a screen took the gesture. */
    private fun back() = view.evaluateJavascript(
        "window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))"
    ) { if (it == "false") Unit else if (view.canGoBack()) view.goBack() else activity.finish() }

    private inner class Links : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (isOurs(request.url)) return false
            if (request.url.scheme in setOf("https", "tel", "mailto"))
                activity.startActivity(Intent(if (request.url.scheme == "tel") Intent.ACTION_DIAL else Intent.ACTION_VIEW, request.url))
            return true
        }
    }

    private inner class Files : WebChromeClient() {
        override fun onShowFileChooser(view: WebView, result: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
            chosen?.onReceiveValue(null)
            chosen = result
            chooser.launch(params.createIntent())
            return true
        }
    }

    private fun download(url: String, agent: String, type: String) {
        val request = DownloadManager.Request(Uri.parse(url)).setMimeType(type)
            .addRequestHeader("Cookie", CookieManager.getInstance().getCookie(url) ?: "")
            .addRequestHeader("User-Agent", agent)
            .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED)
        activity.getSystemService(DownloadManager::class.java).enqueue(request)
    }
}
