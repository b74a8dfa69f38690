// `npm run test:room <room>`: the unit and database tests of one room, and of its browser tests those that tell its story, within
// a minute on two cores. `npm run test:room <room> -- --all` runs every browser test of the room. A large room has parts, each
// within that minute: `npm run test:room payment/card`. Without a name: the rooms and their parts.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { foldersOf, roomTests } from '../tests/support/room-tests.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const words = process.argv.slice(2)
const isAll = words.includes('--all')
const asked = words.find((word) => !word.startsWith('--'))
const [name = '', partName] = (asked ?? '').split('/')
const room = roomTests[name]
const part = partName === undefined ? undefined : room?.parts?.[partName]
if (room === undefined || (partName !== undefined && part === undefined)) {
  const names = Object.entries(roomTests).flatMap(([one, { parts }]) => [
    one,
    ...Object.keys(parts ?? {}).map((inner) => `${one}/${inner}`),
  ])
  process.stdout.write(`npm run test:room <room> [-- --all]. The rooms: ${names.join(' ')}\n`)
  process.exit(asked === undefined ? 0 : 1)
}

/** True where all tests passed. A runner without a test of the room prints nothing. */
function ran(tool: readonly string[], args: readonly string[]): boolean {
  const program = path.join(root, 'node_modules', ...tool)
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status === 0
}

const escaped = (text: string): string => text.replace(/[.*+?^()|[\]\\]/g, '\\$&')
const folders = foldersOf(name).filter((folder) => existsSync(path.join(root, folder)))
const ofPart = (part?.files ?? []).map((file) => `src/server/${name}/${file}`)
const files = [
  ...(part === undefined ? folders : ofPart),
  ...((part ?? room).service ?? []).map((file) => `tests/service/${file}.test.ts`),
]
const units = ran(
  ['vitest', 'vitest.mjs'],
  ['run', '--project', 'unit', '--project', 'db', '--passWithNoTests', ...files],
)

const told = Object.entries(room.browser ?? {}).filter(
  ([file, title]) => (isAll || title !== null) && (part === undefined || part.browser?.includes(file)),
)
const specs = told.map(([file]) => `tests/e2e/${file}.spec.ts`)
const titles = isAll ? [] : ['--grep', told.map(([, title]) => escaped(title ?? '')).join('|')]
const browsers =
  specs.length === 0 || ran(['@playwright', 'test', 'cli.js'], ['test', '--reporter=list', ...specs, ...titles])
process.exit(units && browsers ? 0 : 1)
