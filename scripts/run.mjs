// `node scripts/run.mjs [--built] [command …]`: runs a command with this product's own Node and packages, whatever the machine has;
// installs them first where they are missing, and with --built builds the web app. The npm scripts go through here.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, environment } from './ground.mjs'
import { ensureBuilt } from './web-build.mjs'

const words = process.argv.slice(2)
const isBuilt = words[0] === '--built'
const [command, ...args] = isBuilt ? words.slice(1) : words

if (command?.startsWith('-')) {
  const asksForHelp = command === '--help' || command === '-h'
  const said = 'npm run build: installs what is missing, then builds the web app into build/. Takes no arguments.\n'
  ;(asksForHelp ? process.stdout : process.stderr).write(said)
  process.exit(asksForHelp ? 0 : 2)
}
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
