// A list over several cells, page by page: each row once, in one order, whatever the size of a page.

import { describe, expect, it } from 'vitest'
import { mergePages, readPlaces } from './merge-pages.ts'

const lists: Readonly<Record<string, readonly number[]>> = { one: [1, 4, 5, 9], two: [2, 3, 10, 11, 12], three: [] }

interface Row {
  readonly name: string
  readonly due: number
}

/** Each list is in the order of its cell, which is not that of what is told of a row: of one minute, or of a clock that was set back. */
const sameMinute: Readonly<Record<string, readonly Row[]>> = {
  one: ['d', 'b', 'c'].map((name) => ({ name, due: 5 })),
  two: [
    { name: 'z', due: 5 },
    { name: 'y', due: 6 },
    { name: 'x', due: 4 },
    { name: 'w', due: 5 },
  ],
}

async function pageOfMinute(after: string | undefined, limit: number) {
  return await mergePages<Row>({
    cells: Object.keys(sameMinute),
    ...{ places: readPlaces(after) ?? {}, limit, order: (one, other) => one.due - other.due },
    ask: async (cell, from, count) => {
      const rows = sameMinute[cell] ?? []
      const begin = rows.findIndex(({ name }) => name === from) + 1
      const items = rows.slice(begin, begin + count)
      return { items, next: begin + count < rows.length ? (items.at(-1)?.name ?? null) : null }
    },
  })
}

async function page(after: string | undefined, limit: number) {
  const places = readPlaces(after)
  if (places === null) throw new Error('no place')
  return await mergePages<number>({
    cells: Object.keys(lists),
    ...{ places, limit, order: (one, other) => one - other },
    ask: async (cell, from, count) => {
      const rows = (lists[cell] ?? []).filter((row) => row > Number(from ?? 0))
      const items = rows.slice(0, count)
      return { items, next: rows.length > count ? String(items.at(-1)) : null }
    },
  })
}

describe('a merged list', () => {
  it.each([1, 2, 3, 4, 50])('has each row once, in order, in pages of %i', async (limit) => {
    const seen: number[] = []
    let after: string | undefined
    for (;;) {
      const { items, next } = await page(after, limit)
      expect(items.length).toBeLessThanOrEqual(limit)
      seen.push(...items)
      if (next === null) break
      after = next
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 9, 10, 11, 12])
  })

  it.each([1, 2, 3, 4, 50])(
    'skips no row at the edge of a page, whatever of its order the rows do not tell, in pages of %i',
    async (limit) => {
      const seen: string[] = []
      let after: string | undefined
      for (;;) {
        const { items, next } = await pageOfMinute(after, limit)
        seen.push(...items.map(({ name }) => name))
        if (next === null) break
        after = next
      }
      expect(seen).toHaveLength(7)
      expect(seen.toSorted()).toEqual(['b', 'c', 'd', 'w', 'x', 'y', 'z'])
      expect(seen.filter((name) => name > 'm')).toEqual(['z', 'y', 'x', 'w'])
    },
  )

  it('takes no place that is none', () => {
    expect(readPlaces('2026-08-10~L1')).toBeNull()
    expect(readPlaces(Buffer.from('{"one":1}').toString('base64url'))).toBeNull()
    expect(readPlaces(undefined)).toEqual({})
  })
})
