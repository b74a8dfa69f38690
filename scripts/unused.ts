// Files, exports and packages without a user: asked once with the tests as users, and once without (docs/decisions/0001).

import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const knip = path.join(root, 'node_modules', 'knip', 'bin', 'knip.js')

/** Ends the process with what to do where something is found. */
function ask(args: readonly string[], whatToDo: string): void {
  const { status } = spawnSync(process.execPath, [knip, '--no-progress', '--no-config-hints', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  process.stderr.write(`${whatToDo}\n`)
  process.exit(1)
}

ask(
  [],
  'No file uses these: use them, or delete them. A call needs its line in src/contracts/endpoints.ts or desk-endpoints.ts, a screen in src/web/routes.ts, a market in markets.ts, a language in src/core/language.ts.',
)
ask(
  ['--production'],
  'Only tests use these: use them in the product, or delete them with their tests. A screen needs its line in src/web/routes.ts.',
)
