// `node scripts/run.mjs [--browser] [--postgres] [--built] [command …]`: runs a command with this product's own Node and packages,
// whatever the machine has; installs them first where they are missing, with --browser and --postgres those two as well, and with
// --built builds the web app. The npm scripts go through here.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { ensureInstalled, environment, node, root, run } from './ground.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { ensureBuilt } from './web-build.mjs'

/** What is made ready before the command. */
const kinds = ['--browser', '--postgres', '--built']
const words = process.argv.slice(2)
const wishes = []
while (kinds.includes(words[0])) wishes.push(words.shift())
const [command, ...args] = words

if (command?.startsWith('-')) {
  const asksForHelp = command === '--help' || command === '-h'
  const said =
    'npm run build: installs what is missing, then builds the web app into build/ and prepares a first start. Takes no arguments.\n'
  ;(asksForHelp ? process.stdout : process.stderr).write(said)
  process.exit(asksForHelp ? 0 : 2)
}
await ensureInstalled()
await ensureSystemPackages({ browser: wishes.includes('--browser'), postgres: wishes.includes('--postgres') })
if (wishes.includes('--built')) await ensureBuilt()
// The build of a release: what its first start copies.
if (wishes.includes('--built') && command === undefined) {
  const code = await run(node, [path.join(root, 'scripts', 'prepare.ts')])
  if (code !== 0) process.exit(code)
}
if (command !== undefined) {
  const child = spawn(command, args, { stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${command} cannot be run: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
