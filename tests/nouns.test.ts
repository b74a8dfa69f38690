// One noun, one room: contract, server, screens, core and the desk speak of the same thing under the same name.

import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskEndpoints } from '../src/contracts/desk-endpoints.ts'
import { endpoints } from '../src/contracts/endpoints.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const folders = (under: string): string[] =>
  readdirSync(path.join(root, under), { withFileTypes: true })
    // What a checkout of an older tree left behind is no folder of the repository.
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(root, under, entry.name)).length > 0)
    .map(({ name }) => name)

/** What the rooms of the server stand on, and who drives them from outside. */
const ground = ['adapters', 'cells', 'db', 'demo', 'http', 'jobs', 'ports']
/** Screens without a call of their own: tools of the demo, the frame of every page, and what is only read. */
const readOnlyScreens = ['demo', 'frame', 'legal', 'marketing']
/** The engine that the rooms share: loans as replays, their ledger, markets, and what always holds. */
const engine = ['golden', 'ledger', 'loan', 'market']

/** What the screens of the desk stand on. */
const deskGround = ['frame', 'messages', 'ui']

/** What stands beside the rooms, by folder: entries, composition and ground. A new file of a noun goes into the room of that noun. */
const besideRooms: Readonly<Record<string, readonly string[]>> = {
  src: ['built-web', 'main', 'start-line', 'start-problem', 'start-voice'],
  'src/core': [
    ...[
      'calendar-date',
      'calendar-file',
      'csv',
      'language',
      'link-gate',
      'money',
      'plain-text',
      'pseudo-language',
      'read-json',
    ],
    ...['name-match', 'refusal', 'single-stops', 'typed-amount', 'typed-day', 'typed-digits'],
    ...['spoken-languages', 'waiting-time', 'written-date', 'written-end'],
  ],
  'src/contracts': [
    ...['addresses', 'classic', 'client', 'common-params', 'document-addresses', 'endpoint', 'endpoints', 'envelope'],
    ...['openapi', 'page-headers', 'page-params', 'passkey-shapes', 'wire'],
  ],
  'src/server': [
    ...[
      'api',
      'compose',
      'deps',
      'desk-api',
      'drawing',
      'hooks',
      'open-processes',
      'open-replica',
      'own-data',
      'release',
    ],
    ...['topic-plan', 'tracing'],
  ],
  'src/web': ['app-server', 'entry.client', 'entry.server', 'root', 'routes'],
  'src/desk': ['desk-app', 'screen', 'screens'],
}
/** Names that say nothing of what is inside. The fields that each call of older clients carries are called common by them. */
const bag = /(?:^|[/-])(?:utils?|helpers?|commons?|managers?|misc|shared)(?:[/.-]|$)/
const namedByClients = ['src/contracts/common-params.ts']

interface House {
  /** Files of the folders of {@link besideRooms}. */
  readonly looseFiles: readonly string[]
  readonly sourceFiles: readonly string[]
  readonly rooms: readonly string[]
  readonly serverFolders: readonly string[]
  readonly screenFolders: readonly string[]
  readonly coreFolders: readonly string[]
  readonly deskFolders: readonly string[]
  /** Files and folders of the room `desk`, whose pages each gather several rooms: a folder of its screens has the name of one. */
  readonly deskPages: readonly string[]
  /** Name of each call, and the contract file that defines it; those of the desk begin with its name. */
  readonly calls: Readonly<Record<string, string>>
  /** Room -> the calls that its routes answer. */
  readonly answers: Readonly<Record<string, readonly string[]>>
}

/** Each call of a table, with its contract file. Borrowers and officers both log out: the calls of the desk have its name before theirs. */
function callsIn(table: string, names: object, prefix: string): Record<string, string> {
  const files = [...read(`src/contracts/${table}.ts`).matchAll(/import \* as \w+ from '\.\/([a-z-]+)\.ts'/g)]
  const calls = files.flatMap(([, file = '']) =>
    [...read(`src/contracts/${file}.ts`).matchAll(/^export const (\w+) =/gm)]
      .filter(([, name = '']) => Object.hasOwn(names, name))
      .map(([, name = '']) => [`${prefix}${name}`, file] as const),
  )
  return Object.fromEntries(calls)
}

function readHouse(): House {
  const rooms =
    (read('.dependency-cruiser.mjs').match(/^const rooms = \[([^\]]*)\]/m)?.[1] ?? '').match(/[a-z-]+/g) ?? []
  const answered = rooms.map((room) => {
    const files = globSync(`src/server/${room}/{routes,desk-routes}.ts`, { cwd: root })
    const routes = files.map(read).join('\n')
    const lines = [...routes.matchAll(/^ {2}(\w+): (open|signedIn|reads|changes|changesOfficers|preparedChange)\b/gm)]
    return [
      room,
      lines.map(([, name, kind = '']) => `${/reads|changes|preparedChange/.test(kind) ? 'desk ' : ''}${name}`),
    ] as const
  })
  const tests = /\.test\.tsx?$|\/test-[a-z-]+\.ts$/
  return {
    looseFiles: globSync(
      Object.keys(besideRooms).map((folder) => `${folder}/*.{ts,tsx}`),
      { cwd: root },
    )
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !tests.test(file)),
    sourceFiles: globSync('src/**/*.{ts,tsx,css,sql}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/')),
    rooms,
    serverFolders: folders('src/server'),
    screenFolders: folders('src/web/screens'),
    coreFolders: folders('src/core'),
    deskFolders: folders('src/desk'),
    deskPages: globSync('{*.ts,*/}', { cwd: path.join(root, 'src/server/desk') }).map((file) => path.parse(file).name),
    calls: {
      ...callsIn('endpoints', endpoints, ''),
      ...callsIn('desk-endpoints', deskEndpoints, 'desk '),
    },
    answers: Object.fromEntries(answered),
  }
}

/** The room of a contract file: of its own name, or of the name before a hyphen (`payment-card` is of `payment`). */
function roomOf(file: string, rooms: readonly string[]): string | undefined {
  return rooms.find((room) => file === room) ?? rooms.find((room) => file.startsWith(`${room}-`))
}

/** Whether a file stands beside the rooms without being one of those that may; contracts are named after their room. */
function isLoose(file: string, rooms: readonly string[]): boolean {
  const { dir, name } = path.posix.parse(file)
  if (besideRooms[dir]?.includes(name)) return false
  return dir !== 'src/contracts' || roomOf(name, rooms) === undefined
}

function faultsOf(house: House): string[] {
  const { rooms, serverFolders, screenFolders, coreFolders, deskFolders, deskPages, calls, answers } = house
  const stray = (where: string, names: readonly string[], others: readonly string[]): string[] =>
    names
      .filter((name) => !rooms.includes(name) && !others.includes(name))
      .map(
        (name) =>
          `${where}/${name}: no room has this name; use one of the rooms, or list a new one in .dependency-cruiser.mjs`,
      )
  const answeredBy = Object.fromEntries(
    Object.entries(answers).flatMap(([room, names]) => names.map((name) => [name, room])),
  )
  return [
    ...house.looseFiles
      .filter((file) => isLoose(file, rooms))
      .map(
        (file) =>
          `${file}: name it after the room whose noun it has and move it there; what belongs to no room is listed in besideRooms`,
      ),
    ...house.sourceFiles
      .filter((file) => bag.test(file) && !namedByClients.includes(file))
      .map((file) => `${file}: a bag has no noun; name it after what is in it`),
    ...stray('src/server', serverFolders, ground),
    ...stray('src/web/screens', screenFolders, readOnlyScreens),
    ...stray('src/core', coreFolders, engine),
    ...stray('src/desk', deskFolders, [...deskGround, ...deskPages]),
    ...Object.entries(calls).flatMap(([call, file]) => {
      const room = roomOf(file, rooms)
      if (room === undefined) return [`src/contracts/${file}.ts: no room has this name`]
      const by = answeredBy[call]
      if (by === undefined)
        return [
          `${call}: no room answers it. Write its use case in src/server/${room}, and its line in the routes there`,
        ]
      if (by === room) return []
      return [
        `${call}: defined in contracts/${file}.ts, but answered by server/${by}. Move one of them to the other's room`,
      ]
    }),
  ]
}

/** The rooms by floors, the top one first: a room stands one floor above the highest room whose door it imports. */
function floorsOf(rooms: readonly string[], uses: (room: string) => readonly string[]): string[][] {
  const floors = new Map<string, number>()
  for (const room of rooms) floors.set(room, Math.max(0, ...uses(room).map((used) => floors.get(used) ?? 0)) + 1)
  const top = Math.max(...floors.values())
  return Array.from({ length: top }, (_, down) => rooms.filter((room) => floors.get(room) === top - down).sort())
}

/** Rooms whose doors the files of a room import. */
function doorsUsedBy(room: string): string[] {
  const files = globSync(`src/server/${room}/**/*.ts`, { cwd: root }).filter((file) => !/\.test\.ts$/.test(file))
  return files.flatMap((file) =>
    [...read(file).matchAll(/from '(?:\.\.\/)+([a-z-]+)(?:\/[a-z-]+)?\/door\.ts'/g)].map(([, used = '']) => used),
  )
}

/** The drawing in docs/architecture.md, floor by floor. */
function drawnFloors(): string[][] {
  const drawing = /^floor\n([\s\S]*?)```/m.exec(read('docs/architecture.md'))?.[1] ?? ''
  // A floor begins with its number, and may go on in the next line.
  const floors = drawing
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/\d+(?= {2})/)
    .slice(1)
  return floors.map((floor) => (floor.match(/[a-z-]+/g) ?? []).sort())
}

describe('a noun', () => {
  it('has the same name in contract, server, screens and core', () => {
    const house = readHouse()
    expect(Object.keys(house.calls).length).toBeGreaterThan(140)
    expect(faultsOf(house)).toEqual([])
  })

  it.each<[string, Partial<House>, string]>([
    ['a folder of the server', { serverFolders: ['books'] }, 'src/server/books: no room'],
    ['a folder of screens', { screenFolders: ['payway'] }, 'src/web/screens/payway: no room'],
    ['a folder of the core', { coreFolders: ['repayment'] }, 'src/core/repayment: no room'],
    ['a folder of the desk', { deskFolders: ['cases'] }, 'src/desk/cases: no room'],
    ['a file beside the rooms', { looseFiles: ['src/server/books.ts'] }, 'src/server/books.ts: name it after the room'],
    ['shapes of a contract', { looseFiles: ['src/contracts/books.ts'] }, 'src/contracts/books.ts: name it after'],
    ['a bag', { sourceFiles: ['src/web/ui/date-utils.ts'] }, 'src/web/ui/date-utils.ts: a bag has no noun'],
    ['a contract', { calls: { getOffer: 'loan' } }, 'src/contracts/loan.ts: no room'],
    ['a call that another room answers', { calls: { getOffer: 'order' } }, 'getOffer: defined in contracts/order.ts'],
    ['a call of the desk', { calls: { 'desk readAudit': 'export' } }, 'desk readAudit: defined in contracts/export.ts'],
    ['a call without a handler', { calls: { getNothing: 'offer' } }, 'getNothing: no room answers it'],
  ])('that differs is found in %s', (_where, planted, sentence) => {
    const faults = faultsOf({ ...readHouse(), ...planted })
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.join('\n')).toContain(sentence)
  })

  it('of the server stands in the drawing of docs/architecture.md on its floor', () => {
    const { rooms } = readHouse()
    expect(drawnFloors()).toEqual(floorsOf(rooms, doorsUsedBy))
  })
})
