// `npm run measures` counts what stands in the tree: each room once, and its sums.

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../src/core/language.ts'

const root = path.join(import.meta.dirname, '..')
const said = execFileSync(process.execPath, ['scripts/measures.ts'], { cwd: root, encoding: 'utf8' })
const rows = [...said.matchAll(/^\| ([\w/-]+) \| (\d+) \| (\d+) \| (\d+) \| (\d*) \|$/gm)].map(
  ([, room = '', ...figures]) => ({
    room,
    figures: figures.map(Number),
  }),
)

describe('the measures of the house', () => {
  it('have a row for each room of the server', () => {
    const folders = readdirSync(path.join(root, 'src', 'server'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
    expect(rows.map(({ room }) => room)).toEqual(expect.arrayContaining(folders.map(({ name }) => `server/${name}`)))
  })

  it('add up to the sum at the end, and no door has more names than it may', () => {
    const rooms = rows.filter(({ room }) => room !== 'all')
    for (const column of [0, 1, 2])
      expect(rows.at(-1)?.figures[column]).toBe(rooms.reduce((sum, { figures }) => sum + (figures[column] ?? 0), 0))
    expect(rooms.find(({ room }) => room === 'server/payment')?.figures[3]).toBeGreaterThan(0)
    expect(Math.max(...rooms.map(({ figures }) => figures[3] ?? 0))).toBeLessThanOrEqual(12)
  })

  it('count the texts of each language, none of which has more than English', () => {
    const counts = /^texts of web: (.*)$/m.exec(said)?.[1]?.split(', ') ?? []
    expect(counts.map((one) => one.split(' ')[0]).toSorted()).toEqual([...languages].toSorted())
    const english = Number(counts.find((one) => one.startsWith('en '))?.split(' ')[1])
    for (const one of counts) expect(Number(one.split(' ')[1]), one).toBeLessThanOrEqual(english)
  })
})
