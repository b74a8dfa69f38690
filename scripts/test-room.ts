// `npm run test:room <room>`: the unit and database tests of one room, and of its browser tests those that tell its story, within
// about a minute on two cores. `npm run test:room <room> -- --all` runs every browser test of the room. Without a name: the rooms.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { roomTests } from '../tests/support/room-tests.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const words = process.argv.slice(2)
const isAll = words.includes('--all')
const name = words.find((word) => !word.startsWith('--'))
const room = name === undefined ? undefined : roomTests[name]
if (name === undefined || room === undefined) {
  process.stdout.write(`npm run test:room <room> [-- --all]. The rooms: ${Object.keys(roomTests).join(' ')}\n`)
  process.exit(name === undefined ? 0 : 1)
}

/** True where it ended well. A runner that found no test of the room has nothing to say. */
function ran(tool: readonly string[], args: readonly string[]): boolean {
  const program = path.join(root, 'node_modules', ...tool)
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status === 0
}

const escaped = (text: string): string => text.replace(/[.*+?^()|[\]\\]/g, '\\$&')
const folders = [
  ...[name, ...(room.core ?? [])].map((folder) => `src/core/${folder}/`),
  `src/server/${name}/`,
  `src/web/screens/${name}/`,
].filter((folder) => existsSync(path.join(root, folder)))
const files = [...folders, ...(room.service ?? []).map((file) => `tests/service/${file}.test.ts`)]
const units = ran(
  ['vitest', 'vitest.mjs'],
  ['run', '--project', 'unit', '--project', 'db', '--passWithNoTests', ...files],
)

const told = Object.entries(room.browser ?? {}).filter(([, title]) => isAll || title !== null)
const specs = told.map(([file]) => `tests/e2e/${file}.spec.ts`)
const titles = isAll ? [] : ['--grep', told.map(([, title]) => escaped(title ?? '')).join('|')]
const browsers =
  specs.length === 0 || ran(['@playwright', 'test', 'cli.js'], ['test', '--reporter=list', ...specs, ...titles])
process.exit(units && browsers ? 0 : 1)
