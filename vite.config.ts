// Builds the web app: hashed assets for the browser, and one server module that main.ts loads.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The oldest WebView that we support (docs/decisions/0003). */
const oldestBrowser = 'chrome111'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: isSsrBuild ? 'node22' : oldestBrowser,
    cssTarget: oldestBrowser,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: './src/web/app-server.ts' }
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\//,
                },
              ],
            },
          },
        },
  },
}))
