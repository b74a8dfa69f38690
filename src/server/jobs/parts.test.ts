// Parts of a work: together they have every hash once, and few rows are not divided.

import { expect, it } from 'vitest'
import { partsWorth, rangeOf, wholeRange } from './parts.ts'

it.each([1, 2, 3, 7, 8, 256])('%d parts have each hash once', (parts) => {
  const ranges = Array.from({ length: parts }, (_, part) => rangeOf(part, parts))
  expect(ranges.at(0)?.from).toBe(wholeRange.from)
  expect(ranges.at(-1)?.to).toBe(wholeRange.to)
  for (const [at, { from, to }] of ranges.entries()) {
    expect(to).toBeGreaterThan(from)
    if (at > 0) expect(from).toBe((ranges[at - 1]?.to ?? Number.NaN) + 1)
  }
})

it('divides what is worth a job', () => {
  expect([0, 1_999, 2_000, 3_999, 4_000, 16_000, 99_000].map((rows) => partsWorth(rows, 2_000, 8))).toEqual([
    1, 1, 1, 1, 2, 8, 8,
  ])
})
