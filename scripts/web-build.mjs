// Builds the web app, and bundles the product: one folder for each state of the sources, built elsewhere and moved into place, so that no process sees half of
// it. `build/current` links to the newest.

import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { ensureBundled } from './bundle.mjs'
import { binaries, filesBelow, locks, must, node, root, say } from './ground.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const builds = path.join(root, 'build')
const current = path.join(builds, 'current')
const foldersOfSources = ['src/web', 'src/desk', 'src/core', 'src/contracts', 'src/host', 'content']
const filesOfSources = [
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/compress-assets.ts',
  'scripts/router-changes.ts',
]

/** Names what is built: equal sources, equal name. */
function stampOfSources() {
  const hash = createHash('sha256')
  const folders = foldersOfSources.map((name) => path.join(root, name)).filter(existsSync)
  for (const file of [
    ...folders.flatMap((folder) => [...filesBelow(folder)]),
    ...filesOfSources.map((name) => path.join(root, name)),
  ]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 24)
}

/** The name of the build that is served now; null where there is none. */
function currentStamp() {
  const found = lstatSync(current, { throwIfNoEntry: false })
  return found?.isSymbolicLink() ? readlinkSync(current) : null
}

const isBuilt = (stamp) => currentStamp() === stamp && existsSync(path.join(builds, stamp))

/** True where the web app is built from the sources as they are. */
export const isFresh = () => isBuilt(stampOfSources())

async function makeBeside(making) {
  rmSync(making, { recursive: true, force: true })
  await must('Building the web app', path.join(binaries, 'react-router'), ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', BUILD_DIRECTORY: path.relative(root, making) },
  })
  await must('Compressing assets', node, [path.join(root, 'scripts', 'compress-assets.ts'), making])
}

/** Moves the link in one atomic step: a process finds the old build or the new one. */
function lead(stamp) {
  const beside = `${current}.${process.pid}`
  rmSync(beside, { force: true })
  symlinkSync(stamp, beside)
  renameSync(beside, current)
}

/** What `scripts/prepare.ts` has made for a first start. */
const prepared = path.join(builds, 'prepared')
/** The product as one file (`scripts/bundle.mjs`). */
const bundled = path.join(builds, 'product')

/** Deletes all builds but the newest and the one before, which a starting process may still be reading. */
function clearBuilds(kept) {
  for (const name of readdirSync(builds))
    if (![...[current, locks, prepared, bundled].map((folder) => path.basename(folder)), ...kept].includes(name))
      rmSync(path.join(builds, name), { recursive: true, force: true })
}

/** Builds the web app and bundles the product where their sources differ from the last time. */
export async function ensureBuilt() {
  await ensureWebBuilt()
  await ensureBundled()
}

/** Builds the web app when its sources differ from the last build. Several may ask at once: one builds, the others wait for it. */
async function ensureWebBuilt() {
  if (isFresh()) return
  const waits = (pid) => say(`Process ${pid} is building the web app: waiting for it.`)
  await oneAtATime(locks, 'build', waits, async () => {
    for (let stamp = stampOfSources(); !isBuilt(stamp); stamp = stampOfSources()) {
      const before = currentStamp()
      if (!existsSync(path.join(builds, stamp))) {
        const making = path.join(builds, `making.${process.pid}`)
        await makeBeside(making)
        // The sources changed during the build, so that it matches no state of them: build again.
        if (stampOfSources() !== stamp) continue
        renameSync(making, path.join(builds, stamp))
      }
      lead(stamp)
      clearBuilds([stamp, before])
    }
  })
}
