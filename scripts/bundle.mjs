// Bundles the product into one file for a quick start: `build/product/<stamp>/main.mjs`. The stamp names the sources by name, size and
// time and the build of the web app that is inside: `scripts/serve.mjs` runs a bundle only while both are as they were.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, locks, node, root, run, say } from './ground.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const bundlesOf = (at) => path.join(at, 'build', 'product')
const bundles = bundlesOf(root)
const isSource = (name) => /\.(tsx?|json|sql)$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Names what a bundle is made of; null where the web app is not built. */
export function stampOfProduct(at = root) {
  const current = path.join(at, 'build', 'current')
  if (!existsSync(current)) return null
  const hash = createHash('sha256').update(readlinkSync(current))
  const src = path.join(at, 'src')
  for (const file of [...filesBelow(src)].filter(isSource).concat(path.join(at, 'package-lock.json'))) {
    const { size, mtimeMs } = statSync(file)
    // A container's layers keep whole seconds.
    hash.update(`${file.slice(at.length)} ${size} ${Math.floor(mtimeMs / 1000)}\n`)
  }
  return hash.digest('hex').slice(0, 24)
}

const mainOf = (stamp, at = root) => path.join(bundlesOf(at), stamp, 'main.mjs')

/** The bundle of the sources as they are; null where there is none. */
export function bundledMain(at = root) {
  const stamp = existsSync(bundlesOf(at)) ? stampOfProduct(at) : null
  return stamp !== null && existsSync(mainOf(stamp, at)) ? mainOf(stamp, at) : null
}

/** Makes the bundle where it is missing. Without it a start runs the sources, and takes longer: a failure is told, and ends nothing. */
export async function ensureBundled() {
  // An installation without the packages of the build runs the bundle that came with it.
  if (bundledMain() !== null || !existsSync(path.join(root, 'node_modules', 'vite'))) return
  const waits = (pid) => say(`Process ${pid} is bundling the product: waiting for it.`)
  await oneAtATime(locks, 'bundle', waits, async () => {
    const stamp = stampOfProduct()
    if (stamp === null || existsSync(mainOf(stamp))) return
    say('\n── Bundling the product')
    mkdirSync(bundles, { recursive: true })
    const making = path.join(bundles, `making.${process.pid}`)
    rmSync(making, { recursive: true, force: true })
    const code = await run(node, [path.join(root, 'scripts', 'make-bundle.ts'), making])
    // Sources that changed meanwhile are not what the stamp names.
    if (code !== 0 || stampOfProduct() !== stamp) {
      rmSync(making, { recursive: true, force: true })
      return say('The product could not be bundled: it starts from its sources.')
    }
    const before = newest()
    renameSync(making, path.join(bundles, stamp))
    for (const name of readdirSync(bundles))
      if (name !== stamp && name !== before) rmSync(path.join(bundles, name), { recursive: true, force: true })
  })
}

/** The newest of the bundles that are there: a process may be starting from it. */
function newest() {
  const made = readdirSync(bundles).filter((name) => existsSync(mainOf(name)))
  return made.sort((a, b) => statSync(mainOf(b)).mtimeMs - statSync(mainOf(a)).mtimeMs)[0]
}
