// `node scripts/compress-assets.ts <build>`: compresses the assets of a build once, at the highest level, so that the server compresses nothing per request.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minify } from 'terser'

/** The bundler's minifier is quick; what a browser fetches as a module gets a second, slower one, which makes the confirmation some 400 bytes lighter. */
async function minifyAgain(file: string): Promise<void> {
  const { code } = await minify(readFileSync(file, 'utf8'), {
    module: true,
    ecma: 2020,
    toplevel: true,
    compress: {
      passes: 3,
      ecma: 2020,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  })
  if (code === undefined) throw new Error(`nothing is left of ${file}`)
  writeFileSync(file, code)
}

const [build] = process.argv.slice(2)
if (build === undefined) throw new Error('which build?')
const folder = path.join(build, 'client')
let files = 0
let before = 0
let after = 0
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
  const file = path.join(entry.parentPath, entry.name)
  if (entry.name.endsWith('.js') && !entry.name.startsWith('boot-')) await minifyAgain(file)
  const bytes = readFileSync(file)
  const compressed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  writeFileSync(`${file}.br`, compressed)
  files += 1
  before += bytes.length
  after += compressed.length
}
console.log(`${files} assets: ${Math.round(before / 1024)} kB, ${Math.round(after / 1024)} kB compressed`)
