// `npm run measures`: how large the house is. For each room its files and lines, without tests and of tests, and the names of its widest
// door; then the texts of each language, and the comments with a word that makes them hard to read. Two runs, before and after a change,
// say what it has taken away. Circles of folders, doors that are too wide and texts that are missing are what the checks refuse.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languagesOf, parts, readSection, sectionFiles } from '../src/words/files.ts'
import { namesOfDoor } from './door-names.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const root = path.dirname(import.meta.dirname)
const isTest = (file: string): boolean => /\.test\.tsx?$|\/test-[a-z-]+\.ts$|^tests\//.test(file)
/** Made by a command or by a person who translates: no lines of ours. */
const isMade = (file: string): boolean => /^src\/words\/types\.ts$|partner-paths\.d\.ts$/.test(file)
const hardWords = /\/\/.*\b(?:whoever|nobody|of which)\b|^\s*\*.*\b(?:whoever|nobody|of which)\b/i

interface Size {
  files: number
  lines: number
  testLines: number
  /** Of its widest door; null without one. */
  names: number | null
}

/** A room of the server by its name, every other part by its first folder: `server/payment`, `core`, `tests`. */
function roomOf(file: string): string {
  const [first = '', second = '', third = ''] = file.split('/')
  if (first !== 'src') return first
  if (!file.includes('/', 4)) return 'src'
  return second === 'server' && file.split('/').length > 3 ? `server/${third}` : second
}

const files = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mts,mjs,css,sql}', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !isMade(file))
  .sort()
const rooms = new Map<string, Size>()
let hard = 0
for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const lines = text.split('\n')
  hard += lines.filter((line) => hardWords.test(line)).length
  const room = rooms.get(roomOf(file)) ?? { files: 0, lines: 0, testLines: 0, names: null }
  room.files += 1
  if (isTest(file)) room.testLines += lines.length - 1
  else room.lines += lines.length - 1
  if (path.basename(file) === 'door.ts') room.names = Math.max(room.names ?? 0, namesOfDoor(text).length)
  rooms.set(roomOf(file), room)
}

const table: (readonly (string | number)[])[] = [
  ['room', 'files', 'lines', 'lines of tests', 'names of its widest door'],
  ...[...rooms]
    .sort()
    .map(([room, { files, lines, testLines, names }]) => [room, files, lines, testLines, names ?? '']),
]
const sum = (of: (size: Size) => number): number => [...rooms.values()].reduce((all, size) => all + of(size), 0)
table.push(['all', sum(({ files }) => files), sum(({ lines }) => lines), sum(({ testLines }) => testLines), ''])
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`
const [head = [], ...body] = table
process.stdout.write([row(head), row(head.map(() => '---')), ...body.map(row)].join(''))

/** How many texts a part has in a language. */
function textsOf(part: (typeof parts)[number], language: string): number {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((all: number, one) => all + count(one), 0)
      : 1
  return Object.values(sectionFiles(part, language)).reduce((all, file) => all + count(readSection(file)), 0)
}
for (const part of parts)
  process.stdout.write(
    `texts of ${part}: ${languagesOf(part)
      .map((language) => `${language} ${textsOf(part, language)}`)
      .join(', ')}\n`,
  )
process.stdout.write(`lines of comments with whoever, nobody or of which: ${hard}\n`)
