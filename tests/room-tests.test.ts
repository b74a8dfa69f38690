// Every test file of the service and of the browser belongs to one room or to the house, and every room of the server has its line.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldersOf, houseTests, roomTests } from './support/room-tests.ts'

const tests = import.meta.dirname
const root = path.dirname(tests)
const named = (folder: string, ending: string): string[] =>
  globSync(`*${ending}`, { cwd: path.join(tests, folder) })
    .map((file) => file.slice(0, -ending.length))
    .sort()
const rooms = Object.entries(roomTests)

describe('the tests of a room', () => {
  it('are listed for every room: a new one gets its line in tests/support/room-tests.ts', () => {
    const folders = globSync('src/server/*/{door,routes,*/door}.ts', { cwd: root }).map(
      (file) => file.split(path.sep)[2],
    )
    expect(rooms.map(([name]) => name).sort()).toEqual([...new Set(folders)].sort())
  })

  it('hold every test that lies in a folder of its name', () => {
    const names = rooms.map(([name]) => name).join('|')
    const within = new RegExp(`^src/(?:core|server|web/screens|desk)/(${names})/`)
    const files = globSync('src/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
    const left = files.filter((file) => {
      const name = within.exec(file)?.[1]
      return name !== undefined && !foldersOf(name).some((folder) => file.startsWith(folder))
    })
    expect(left.map((file) => `${file}: give its folder to its room in foldersOf`)).toEqual([])
    expect(files.filter((file) => within.test(file)).length).toBeGreaterThan(100)
  })

  it('hold every file of tests/service once: a new file gets its room, or the house', () => {
    const listed = [...rooms.flatMap(([, { service }]) => service ?? []), ...houseTests.service]
    expect(listed.sort()).toEqual(named('service', '.test.ts').filter((name) => !name.endsWith('.long')))
  })

  it('hold every file of tests/e2e once: a new file gets its room, or the house', () => {
    const listed = [...rooms.flatMap(([, { browser }]) => Object.keys(browser ?? {})), ...houseTests.browser]
    expect(listed.sort()).toEqual(named('e2e', '.spec.ts'))
  })

  it('of a room with parts are each in one of them: a new file gets its part', () => {
    for (const [name, { parts, service, browser }] of rooms) {
      if (parts === undefined) continue
      const listed = Object.values(parts)
      const onDatabase = globSync('**/*.db.test.ts', { cwd: path.join(root, 'src', 'server', name) })
      for (const file of onDatabase) {
        const having = listed.filter(({ files }) => files.some((beginning) => file.startsWith(beginning)))
        expect(having, `src/server/${name}/${file}`).toHaveLength(1)
      }
      expect(listed.flatMap((part) => part.service ?? []).sort()).toEqual([...(service ?? [])].sort())
      expect(listed.flatMap((part) => part.browser ?? []).sort()).toEqual(Object.keys(browser ?? {}).sort())
    }
  })

  it.each(rooms.flatMap(([, { browser }]) => Object.entries(browser ?? {})))('tell the story of %s', (file, title) => {
    if (title === null) return expect(existsSync(path.join(tests, 'e2e', `${file}.spec.ts`))).toBe(true)
    const text = readFileSync(path.join(tests, 'e2e', `${file}.spec.ts`), 'utf8')
    expect(text, `no test of ${file} has this in its title: ${title}`).toContain(title.replace(/\$$/, ''))
  })
})
