// Runs the messages of a file through the kit as a webview would hand them over, and prints which acts of the app each one called, as JSON.
import android.net.Uri;
import android.webkit.WebView;
import androidx.activity.ComponentActivity;
import androidx.activity.OnBackPressedDispatcher;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONObject;

public class RunMessages {
    public static void main(String[] args) throws Exception {
        JSONObject fixtures = new JSONObject(new String(Files.readAllBytes(Path.of(args[0]))));
        List<Object> called = new ArrayList<>();
        example.lender.CandorApp app = (example.lender.CandorApp) Proxy.newProxyInstance(
            RunMessages.class.getClassLoader(), new Class<?>[] {example.lender.CandorApp.class}, (self, method, values) -> {
                JSONArray call = new JSONArray().put(method.getName());
                if (values != null) for (Object value : values) call.put(value instanceof Uri ? value.toString() : value);
                called.add(call);
                return null;
            });
        ComponentActivity activity = new ComponentActivity();
        example.lender.CandorView view = new example.lender.CandorView(activity, Uri.parse("https://loans.example"), app);
        JSONObject out = new JSONObject().put("origins", new JSONArray(WebViewCompat.origins));
        JSONObject fromPage = fixtures.getJSONObject("fromPage");
        JSONObject did = new JSONObject();
        for (String name : (Iterable<String>) fromPage::keys) did.put(name, heard(called, fromPage.get(name).toString(), true));
        out.put("fromPage", did);
        JSONArray others = new JSONArray();
        JSONArray notFromPage = fixtures.getJSONArray("notFromPage");
        for (int n = 0; n < notFromPage.length(); n++) others.put(heard(called, notFromPage.get(n).toString(), true));
        for (String broken : new String[] {"{", "1", "null", "[]", "{}"}) others.put(heard(called, broken, true));
        others.put(heard(called, fromPage.get("goHome").toString(), false));
        out.put("nothing", others);
        WebView.scripts.clear();
        view.tellPushAddress("a'\"</script>");
        OnBackPressedDispatcher.last.handleOnBackPressed();
        WebView.answer = "false";
        OnBackPressedDispatcher.last.handleOnBackPressed();
        out.put("scripts", new JSONArray(WebView.scripts)).put("finished", activity.finished);
        System.out.println(out);
    }

    private static JSONArray heard(List<Object> called, String json, boolean isMainFrame) {
        called.clear();
        WebViewCompat.heard.onPostMessage(null, new WebMessageCompat(json), Uri.parse("https://loans.example"), isMainFrame, null);
        return new JSONArray(called);
    }
}
