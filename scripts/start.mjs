// `npm start`: the product with sample data, on the embedded database. Installs and builds first where that is needed.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, environment, memorySettings, node, root, run } from './ground.mjs'
import { ensureBuilt, isFresh } from './web-build.mjs'

const main = path.join(root, 'src', 'main.ts')
await ensureInstalled()
if (!isFresh()) {
  // Checks the settings before the build, and prints mode, database and origin.
  const code = await run(node, [main, '--check'])
  if (code !== 0) process.exit(code)
  await ensureBuilt()
}
const server = spawn(node, [main], { cwd: root, stdio: 'inherit', env: environment(memorySettings) })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
