// Compresses the built assets once, as small as they get, so that no request pays for it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = path.join(import.meta.dirname, '..', 'build', 'client')
let files = 0
let before = 0
let after = 0
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
  const file = path.join(entry.parentPath, entry.name)
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
