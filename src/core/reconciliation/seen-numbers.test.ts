// The numbers of a report: each is found again with its line, however many there are and however alike they look.

import { expect, it } from 'vitest'
import { seenNumbers } from './seen-numbers.ts'

it('finds each number again with the line that had it first, and no other', () => {
  const seen = seenNumbers()
  const numberOf = (n: number) => `${n % 2 === 0 ? 'PAY-2026' : 'pay_'}${n.toString(36)}`
  for (let n = 1; n <= 6_000; n += 1) expect(seen.note(numberOf(n), n)).toBeNull()
  for (let n = 1; n <= 6_000; n += 7) expect(seen.note(numberOf(n), 99_999)).toBe(n)
  expect(['', '0', '00', ' 0'].map((number) => seen.note(number, 5))).toEqual([null, null, null, null])
})
