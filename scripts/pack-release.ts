// `npm run pack-release 0.2.0`: packs what runs of this checkout as `releases/<name>.tar.br`, in place of the one before. `npm run prove --
// releases` starts it on the schema of a later checkout: proof that a deploy can be taken back.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundledMain } from './bundle.mjs'
import { answerHelp, refuse } from './help.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const [name = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(name)) refuse('The name of the release must follow, such as 0.2.0')
const main = bundledMain()
if (main === null) throw new Error('the product is not built')

/** The bundle, what browsers load, and what is read by its place among the sources. Packages come from the checkout that tries it. */
const parts = [
  path.relative(root, main),
  path.join('build', readlinkSync(path.join(root, 'build', 'current')), 'client'),
  ...[
    'content',
    'package.json',
    'package-lock.json',
    'src/server/db/migrations',
    'src/server/db/functions',
    'src/server/db/row-guards',
    'src/words',
  ],
  'src/server/adapters/captcha/spoken-digits',
]
const tar = execFileSync('tar', ['-c', '--sort=name', '--exclude=*.br', '--exclude=*.gz', '--exclude=*.ts', ...parts], {
  cwd: root,
  maxBuffer: 2 ** 30,
})
const folder = path.join(root, 'releases')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const packed = brotliCompressSync(tar, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  },
})
writeFileSync(path.join(folder, `${name}.tar.br`), packed)
console.log(`releases/${readdirSync(folder).join()}: ${Math.round(packed.length / 1000)} kB`)
