// docs/security.md: every requirement of ASVS 5.0 that applies stands there once, and what it names is there.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const text = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, ids = '', what = '', by = '']) => ({
    ids: ids.split(', '),
    what,
    files: [...by.matchAll(/`([^`]+)`/g)].map(([, f]) => f ?? ''),
  }),
)

/** How many of each chapter apply at levels 1 and 2 (chapter 10 and 17 do not at all). */
const ofChapter: Readonly<Record<string, number>> = {
  1: 17,
  2: 11,
  3: 19,
  4: 4,
  5: 8,
  6: 18,
  7: 17,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

it('names each requirement that applies once', () => {
  const ids = rows.flatMap((row) => row.ids)
  expect(ids.length).toBe(new Set(ids).size)
  const counts = Object.fromEntries(
    Object.keys(ofChapter).map((chapter) => [chapter, ids.filter((id) => id.startsWith(`${chapter}.`)).length]),
  )
  expect(counts).toEqual(ofChapter)
})

it('names tests and documents that are there', () => {
  for (const { ids, what, files } of rows) {
    expect(what.trim(), ids.join()).not.toBe('')
    expect(files, ids.join()).not.toEqual([])
    for (const file of files) expect(existsSync(path.join(root, file)), `${ids.join()}: ${file}`).toBe(true)
  }
})
