// Builds the web app: hashed assets for the browser, and one server module that main.ts loads.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The oldest WebView that we support (docs/decisions/0003). */
const oldestBrowser = 'chrome111'

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
              groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\// }],
            },
          },
        },
      },
    },
    ssr: { build: { target: 'node22', rollupOptions: { input: './src/web/app-server.ts' } } },
  },
})
