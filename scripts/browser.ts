// Which browser the tests, the gallery and the benchmark of a page drive: the first of `browsers.json` that the machine has.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The headless build of Chromium first: the same engine with a fifth less CPU time. */
const commands = JSON.parse(readFileSync(path.join(import.meta.dirname, 'browsers.json'), 'utf8')) as string[]

/** Where the browser is: what `CHROMIUM_PATH` says, else the first that is found; where there is none, where the first would be. */
export function browserPath(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = commands.flatMap((command) => folders.map((folder) => path.join(folder, command))).find(existsSync)
  return process.env.CHROMIUM_PATH ?? found ?? `/usr/bin/${commands[0]}`
}
