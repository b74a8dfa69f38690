// The folders of the server: none uses another in a circle, none is a heap, no room is tiny, and each door has few names. Each is seen
// red once.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesAtMost, namesOfDoor } from '../scripts/door-names.ts'
import { folderCircles, type Module } from '../scripts/folder-circles.ts'

const root = path.join(import.meta.dirname, '..')
const isTest = (file: string): boolean => /\.test\.ts$|\/test-[a-z-]+\.ts$/.test(file)

// The tree itself is looked at by scripts/boundaries.ts, which has read all imports anyway.
describe('a circle of folders', () => {
  const uses = (source: string, ...resolved: string[]): Module => ({
    source: `src/server/${source}`,
    dependencies: resolved.map((file) => ({ resolved: `src/server/${file}` })),
  })

  it('is found though no file of it stands in one', () => {
    const circles = folderCircles([
      uses('http/asker.ts', 'people/session/door.ts'),
      uses('people/code/code-store.ts', 'outbox/sms/door.ts'),
      uses('outbox/serve-receipts.ts', 'http/answer/plain.ts'),
    ])
    expect(circles.map((circle) => circle.toSorted())).toEqual([
      [
        'src/server/http/asker.ts → src/server/people/session/door.ts',
        'src/server/outbox/serve-receipts.ts → src/server/http/answer/plain.ts',
        'src/server/people/code/code-store.ts → src/server/outbox/sms/door.ts',
      ],
    ])
  })

  it('is found within a room, too', () => {
    const card = uses('payment/card/pay.ts', 'payment/autopay/try.ts')
    const autopay = uses('payment/autopay/run.ts', 'payment/card/store.ts')
    expect(folderCircles([card, autopay])).toHaveLength(1)
  })

  it('is none where a folder uses what stands within it, or a test looks wherever it likes', () => {
    expect(
      folderCircles([
        uses('payment/jobs.ts', 'payment/card/pay.ts'),
        uses('payment/card/pay.ts', 'payment/limits.ts', 'api.ts', 'people/session/door.ts'),
        uses('people/session/session-store.test.ts', 'payment/jobs.ts'),
        uses('api.ts', 'people/session/door.ts'),
      ]),
    ).toEqual([])
  })
})

describe('a folder of the server', () => {
  const filesAtMost = 30

  /** Migrations and functions of the database are numbered and named by what they make: a heap by their nature. */
  const byNature = /^src\/server\/db\/(migrations|functions)$/

  function heaps(files: readonly string[]): string[] {
    const count = Map.groupBy(
      files.filter((file) => !isTest(file)),
      (file) => path.posix.dirname(file),
    )
    return [...count]
      .filter(([folder, within]) => within.length > filesAtMost && !byNature.test(folder))
      .map(([folder, within]) => `${folder}: has ${within.length} files; give a noun of it a folder with a door.ts`)
  }

  it('has thirty files at most, its tests left out', () => {
    const files = globSync('src/server/**/*.*', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
    expect(files.length).toBeGreaterThan(700)
    expect(heaps(files)).toEqual([])
  })

  it('is told with what to do when it is a heap', () => {
    const many = Array.from({ length: 31 }, (_, at) => `src/server/payment/file-${at}.ts`)
    expect(heaps([...many, 'src/server/payment/card/a.ts'])).toEqual([
      'src/server/payment: has 31 files; give a noun of it a folder with a door.ts',
    ])
    expect(heaps([...many.slice(1), 'src/server/payment/a.test.ts'])).toEqual([])
  })
})

describe('a room of the server', () => {
  const linesAtLeast = 350

  /** Rooms with fewer lines, and why each of them joins no other. */
  const small: Readonly<Record<string, string>> = {
    batch:
      'rows of webhooks, messages, loans and payments leave in one statement, and no room stands below all of these',
    promise: 'reminders, plans, the portfolio and the desk ask for promises, and none of them decides about one',
  }

  /** Lines of each room, tests left out. */
  function linesOfRooms(): Map<string, number> {
    const list = /^const rooms = \[([^\]]*)\]/m.exec(
      readFileSync(path.join(root, '.dependency-cruiser.mjs'), 'utf8'),
    )?.[1]
    const lines = (room: string): number =>
      globSync(`src/server/${room}/**/*.ts`, { cwd: root })
        .filter((file) => !isTest(file))
        .reduce((all, file) => all + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0)
    return new Map([...(list ?? '').matchAll(/'([a-z-]+)'/g)].map(([, room = '']) => [room, lines(room)]))
  }

  function tooSmall(rooms: ReadonlyMap<string, number>): string[] {
    return [...rooms]
      .filter(([room, lines]) => lines < linesAtLeast && small[room] === undefined)
      .map(([room, lines]) => `${room}: has ${lines} lines; make it a folder of the room that it serves`)
  }

  it('is large enough to have a door of its own, or is listed with the reason', () => {
    const rooms = linesOfRooms()
    expect(rooms.size).toBeGreaterThan(25)
    expect(tooSmall(rooms)).toEqual([])
    const large = Object.keys(small).filter((room) => (rooms.get(room) ?? linesAtLeast) >= linesAtLeast)
    expect(large.map((room) => `${room}: large enough or gone; take it out of the list`)).toEqual([])
  })

  it('is told where it belongs when it is too small', () => {
    expect(
      tooSmall(
        new Map([
          ['contact', 137],
          ['batch', 316],
          ['payment', 8164],
        ]),
      ),
    ).toEqual(['contact: has 137 lines; make it a folder of the room that it serves'])
  })
})

describe('a door', () => {
  function wide(doors: Readonly<Record<string, string>>): string[] {
    return Object.entries(doors)
      .map(([file, text]) => [file, namesOfDoor(text).length] as const)
      .filter(([, count]) => count > namesAtMost)
      .map(
        ([file, count]) => `${file}: has ${count} names of ${namesAtMost}; give a noun a folder and a door of its own`,
      )
  }

  it('has twelve names at most', () => {
    const doors = globSync('src/server/**/door.ts', { cwd: root })
    expect(doors.length).toBeGreaterThan(40)
    expect(wide(Object.fromEntries(doors.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))).toEqual(
      [],
    )
  })

  it('with a thirteenth name is told', () => {
    const names = Array.from({ length: 12 }, (_, at) => `name${at}`)
    const door = `export { ${names.join(', ')} } from './a.ts'\n`
    expect(wide({ 'src/server/payment/door.ts': door })).toEqual([])
    expect(wide({ 'src/server/payment/door.ts': `${door}export { type Thirteenth } from './b.ts'\n` })).toEqual([
      'src/server/payment/door.ts: has 13 names of 12; give a noun a folder and a door of its own',
    ])
    expect(wide({ 'src/server/payment/door.ts': `export * from './a.ts'\n` })).toHaveLength(1)
  })
})
