// `npm start`: the product with sample data, on the embedded database. Installs and builds first where that is needed.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBundled } from './bundle.mjs'
import { ensureInstalled, environment, memorySettings, node, root, run, runKept, say } from './ground.mjs'
import { startFlags } from './start-flags.mjs'
import { ensureBuilt, isFresh } from './web-build.mjs'

const main = path.join(root, 'src', 'main.ts')
await ensureInstalled()
if (!isFresh()) {
  // Checks the settings before the build, and prints mode, database and origin.
  const code = await run(node, [main, '--check'])
  if (code !== 0) process.exit(code)
  // Beside the build, on another core: what a first start copies. Without it that start makes the same by itself.
  const preparing = runKept(node, [path.join(root, 'scripts', 'prepare.ts'), '--if-first'])
  await ensureBuilt()
  const prepared = await preparing
  if (prepared.code !== 0) say(`The samples could not be prepared:\n${prepared.output}`)
}
// Where only the server's sources have changed.
await ensureBundled()
const serve = path.join(root, 'scripts', 'serve.mjs')
const server = spawn(node, [...startFlags(modeOfSettings()), serve], {
  cwd: root,
  stdio: 'inherit',
  env: environment(memorySettings),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))

/** What the settings say of the mode, before anything of the product is loaded. */
function modeOfSettings() {
  const settings = process.env.ENV_FILE ?? path.join(root, '.env')
  const written = existsSync(settings) ? readFileSync(settings, 'utf8') : ''
  return process.env.MODE ?? /^\s*MODE\s*=\s*["']?(\w+)/m.exec(written)?.[1] ?? 'demo'
}
