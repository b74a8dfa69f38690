// `node scripts/make-bundle.ts <folder>`: the product with the newest build of its web app as one file, `main.mjs`. What reads files of its
// own package (fonts, WebAssembly, native code), and what most starts never use, stays outside and is loaded from node_modules.

import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { ownRelease } from '../src/server/release.ts'

const root = path.dirname(import.meta.dirname)
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('where to?')

const outside = [
  '@electric-sql/pglite',
  '@embedpdf/fonts-sc',
  '@expo-google-fonts/noto-sans',
  '@simplewebauthn/server',
  'bwip-js',
  'fontkit',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'pg',
  'pino',
  'qrcode',
  'sharp',
  'vite',
]

/** Files find what lies beside them by their own place: in the bundle they are told the one that they had. */
const placesStay: Plugin = {
  name: 'places-stay',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${path.join(root, 'src')}/`) || !code.includes('import.meta.')) return null
    const place = JSON.stringify(path.relative(root, id))
    return code
      .replaceAll('import.meta.dirname', `productPlaces.dirname(productPlaces.join(productRoot, ${place}))`)
      .replaceAll('import.meta.url', `productUrlOf(productPlaces.join(productRoot, ${place})).href`)
  },
}

/** The build of the web app is inside, with the folder of its files for browsers. */
const webIsInside: Plugin = {
  name: 'web-is-inside',
  enforce: 'pre',
  load(id) {
    if (id !== path.join(root, 'src', 'built-web.ts')) return null
    const built = path.join('build', readlinkSync(path.join(root, 'build', 'current')))
    const module = JSON.stringify(path.join(root, built, 'server', 'index.js'))
    return `import * as web from ${module}
export const builtWeb = async () => ({ web, folder: productPlaces.join(productRoot, ${JSON.stringify(built)}) })`
  },
}

/**
 * Everything beyond ASCII is written by its code: V8 then keeps the text of the bundle in one byte a letter, half the memory, and reads it
 * at once. Literals, templates and expressions mean the same; raw templates would not.
 */
const plainAscii: Plugin = {
  name: 'plain-ascii',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (/String\.raw\s*`[^`]*[^\0-\x7f]/.test(chunk.code)) this.error('a raw template has letters beyond ASCII')
        chunk.code = chunk.code.replaceAll(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
      }
    },
  },
}

await build({
  root,
  configFile: false,
  // Of what it warns, nothing concerns a server: that React's files are marked for browsers.
  logLevel: 'error',
  plugins: [placesStay, webIsInside, plainAscii],
  define: {
    'process.env.NODE_ENV': '"production"',
    'globalThis.candorBuild': JSON.stringify(ownRelease().build),
  },
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rollupOptions: {
      external: [/scripts\/dev-pages/],
      checks: { bundlerTimings: false },
      output: {
        format: 'es',
        entryFileNames: 'main.mjs',
        codeSplitting: false,
        // A start reads the whole text: lines and names stay for stack traces, licences for the law.
        comments: { legal: true, jsdoc: false, annotation: false },
        banner: `import { createRequire as productRequireOf } from 'node:module'
import productPlaces from 'node:path'
import { pathToFileURL as productUrlOf } from 'node:url'
const productRoot = productPlaces.join(import.meta.dirname, '..', '..', '..')
globalThis.require ??= productRequireOf(import.meta.url)`,
      },
    },
  },
})
