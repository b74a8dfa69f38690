// The folders of the server: none uses another in a circle, none is a heap, and each door has few names. Each is seen red once.

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
