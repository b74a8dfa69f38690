// Builds the web app: hashed assets for the browser, and one server module that main.ts loads.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { routerDoesLess } from './scripts/router-changes.ts'
import { wordsAreCompiled } from './scripts/words-plugin.ts'

/** The oldest WebView that we support (docs/decisions/0003). */
const oldestBrowser = 'chrome111'

/** React and its router: the same for every page, kept for as long as they do not change. */
const vendor = /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\//
/**
 * What nearly every screen uses, in one file: many small ones compress badly and cost a request each. Not the entry: it
 * would run with the first screen that imports this file, before the router knows the screens.
 */
const shared =
  /src\/(web\/(ui\/(button|checkbox|dialog|icon|late-examples|leaf|ledger|link|logo|money|note|row-value|screen|hydrated|field|reasons)\.|page\/(page-facts|render-means)|in-app\/host-context|sending\/(load-anew|no-answer|open-awaited|router-fetch|unattended)|screens\/frame\/error-screen|messages\/words-context)|core\/(language|money|written-date)\.)/

/**
 * What most screens behind the confirmation use, in one file: the browser has to know by name what each screen imports, and these
 * names stood in nearly every line.
 */
const often = /src\/web\/ui\/(chips|refused|spot-picture|stamps|states|status|status-picture|together)\./

/**
 * One mark for all words: the browser has to know the name of each section of each language, and names that end alike take a
 * third of the room. Whatever the sources say differently makes another mark, so that the files may be kept for ever.
 */
function markOfSources(): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...globSync('src/**/*.{ts,tsx,json}').sort()]) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('base64url').slice(0, 8)
}

const mark = markOfSources()

/**
 * Where a screen's file cannot be fetched the router reloads the whole page, and what was typed is gone. Ours waits for the
 * connection instead. The build fails where the router no longer has the module that is replaced.
 */
function screenFilesAreWaitedFor(): Plugin {
  const replaced = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
  let found = false
  return {
    name: 'screen-files-are-waited-for',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!replaced.test(id)) return null
      found = true
      return `export { loadScreenFile as loadRouteModule } from ${JSON.stringify(path.resolve('src/web/sending/load-screen-file.ts'))}`
    },
    buildEnd(error) {
      if (error === undefined && !found)
        this.error('the router has no routeModules.js any more: see load-screen-file.ts')
    },
  }
}

/**
 * Each section of each language is a file under the name that a page makes for itself (`client-words.ts`): no list of them is in its
 * scripts.
 */
function wordsHaveNames(): Plugin {
  return {
    name: 'words-have-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of globSync('src/words/web/*/*.json')) {
        const [language, section] = file
          .replace(/\.json$/, '')
          .split(path.sep)
          .slice(-2)
        this.emitFile({
          type: 'chunk',
          id: path.resolve(file),
          fileName: `assets/${section}-${language}-${mark}.js`,
          preserveSignature: 'strict',
        })
      }
    },
  }
}

/**
 * What a page loads later it fetches first, with all that it imports, and then imports it: see `fetch-files.ts`. Takes the place of
 * Vite's helper, which is called with the names of these files; where the file imports no other, Vite leaves its own name away.
 */
function importsAreFetchedFirst(): Plugin {
  const helper = '\0vite/preload-helper.js'
  const alone = /(\(\(\)=>import\(`\.\/([\w.-]+\.js)`\),)\[\]/g
  let found = false
  return {
    name: 'imports-are-fetched-first',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== helper) return null
      found = true
      return `import { fetchFiles } from ${JSON.stringify(path.resolve('src/web/ui/fetch-files.ts'))}
export const __vitePreload = (load, files) => fetchFiles(files.map((file) => '/' + file)).then(load)`
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!found) this.error(`Vite has no ${helper} any more: see fetch-files.ts`)
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code.replace(alone, '$1["assets/$2"]')
          const imports = chunk.code.match(/import\(`\.\//g)?.length ?? 0
          const listed = chunk.code.match(/,(__vite__mapDeps\(\[\d|\["assets\/)/g)?.length ?? 0
          if (imports !== listed) this.error(`${chunk.fileName} imports a file that it does not fetch first`)
        }
      },
    },
  }
}

/** What only the server needs: in a file of the browser it came along with something that a screen takes from a loader's module. */
const ofTheServer = /\/node_modules\/zod\/|\/src\/web\/session\/page-cookies\.ts$/

/** The build fails where a screen's files hold what reads requests: 80 kB of schemas, which want to make functions of texts. */
function serverStaysOut(): Plugin {
  return {
    name: 'server-stays-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const held = Object.entries(chunk.modules).find(([id, { code }]) => ofTheServer.test(id) && code)
        if (held !== undefined)
          this.error(
            `${chunk.fileName} holds ${held[0].replace(/^.*\/(?=node_modules|src)/, '')}, which only the server needs`,
          )
      }
    },
  }
}

/** Core, contracts and words are the server's own files: pages import them as well, so that one process has each once. */
const sharedWithServer = new RegExp(`^${path.resolve('src')}/(core|contracts|words)/.*\\.ts$`)

/** The bundler names those files as if the build stood in `src/web`: here by their places from a folder of `build`. */
function serverFindsSources(): Plugin {
  const source = /\b(from |import\(|import )(["'`])(?:\.\.\/)+((?:core|contracts|words)\/[\w./-]+\.ts)\2/g
  return {
    name: 'server-finds-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let found = 0
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          // `build/<stamp>/server/`, and a folder deeper for its assets.
          const up = '../'.repeat(chunk.fileName.split('/').length + 2)
          chunk.code = chunk.code.replace(source, (_whole, word: string, quote: string, file: string) => {
            found += 1
            return `${word}${quote}${up}src/${file}${quote}`
          })
        }
        if (found === 0) this.error('the bundler names the sources of core and contracts otherwise now')
      },
    },
  }
}

/** `Features.LightDark` of lightningcss: where nothing says `light-dark()`, its stand-ins are bytes on every page (styles.test.ts). */
const lightDark = 1_048_576

export default defineConfig({
  css: { lightningcss: { exclude: lightDark } },
  plugins: [
    wordsAreCompiled(),
    reactRouter(),
    routerDoesLess(),
    screenFilesAreWaitedFor(),
    wordsHaveNames(),
    importsAreFetchedFirst(),
    serverStaysOut(),
    serverFindsSources(),
  ],
  define: { 'import.meta.env.WORDS_MARK': JSON.stringify(mark) },
  // How long plugins take is of no use to who starts the product; it is told on slow machines only.
  build: {
    rollupOptions: { checks: { bundlerTimings: false } },
    cssTarget: oldestBrowser,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        target: oldestBrowser,
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'ui', test: shared },
                { name: 'often', test: often },
              ],
            },
          },
        },
      },
    },
    // With the router in it: its changes above are made while it is built.
    ssr: {
      resolve: { noExternal: ['react-router'] },
      build: { target: 'node22', rollupOptions: { input: './src/web/app-server.ts', external: sharedWithServer } },
    },
  },
})
