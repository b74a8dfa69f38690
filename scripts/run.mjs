// `node scripts/run.mjs [--built] [command …]`: runs a command with this product's own Node and packages, whatever the machine has;
// installs them first where they are missing, and with --built builds the web app. The npm scripts go through here.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, environment } from './ground.mjs'
import { ensureBuilt } from './web-build.mjs'

const words = process.argv.slice(2)
const isBuilt = words[0] === '--built'
const [command, ...args] = isBuilt ? words.slice(1) : words

await ensureInstalled()
if (isBuilt) await ensureBuilt()
if (command !== undefined) {
  const child = spawn(command, args, { stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${command} cannot be run: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
