// Builds the web app: hashed assets for the browser, and one server module that main.ts loads.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The oldest WebView that we support (docs/decisions/0003). */
const oldestBrowser = 'chrome111'

/** React and its router: the same for every page, kept for as long as they do not change. */
const vendor = /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\//
/**
 * What nearly every screen uses, in one file: many small ones compress badly and cost a request each. Not the entry: it
 * would run with the first screen that imports this file, before the router knows the screens.
 */
const shared =
  /src\/(web\/(ui\/(busy|button|checkbox|dialog|icon|leaf|ledger|link|logo|money|note|problem-note|rows|screen|toast|hydrated|field)\.|page-facts|host-context|back-to|screens\/frame\/error-screen|messages\/(words-context|client-words))|core\/money)/

export default defineConfig({
  plugins: [reactRouter()],
  build: { cssTarget: oldestBrowser, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        target: oldestBrowser,
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'ui', test: shared },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { target: 'node22', rollupOptions: { input: './src/web/app-server.ts' } } },
  },
})
