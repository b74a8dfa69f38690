// `npm start`: the product with sample data, on the embedded database. Installs and builds first where that is needed.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, node, root } from './ground.mjs'

await ensureInstalled()
await ensureBuilt()
const server = spawn(node, [path.join(root, 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
