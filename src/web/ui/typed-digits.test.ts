// Digits are put in groups as they are typed, exactly as the server writes them.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDigits, regroup } from './regroup.ts'

function type(text: string, caret: number, groups: readonly number[], max: number) {
  const input = {
    value: text,
    selectionStart: caret as number | null,
    setSelectionRange(start: number | null) {
      input.selectionStart = start
    },
  }
  regroup(input, groups, max)
  return input
}

describe('what is typed', () => {
  it('is put in groups as the server groups written digits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 -ax'), maxLength: 30 }),
        fc.constantFrom([3, 4, 4], [4], [2, 3]),
        fc.integer({ min: 1, max: 20 }),
        (text, groups, max) => {
          expect(type(text, text.length, groups, max).value).toBe(groupDigits(text, groups, max))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('keeps the caret behind the same digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -ax'), maxLength: 20 }), fc.nat(20), (text, at) => {
        const caret = Math.min(at, text.length)
        const typed = type(text, caret, [3, 4, 4], 20)
        const digitsBefore = (part: string) => part.replace(/\D/g, '').length
        if (typed.value !== text) {
          expect(digitsBefore(typed.value.slice(0, typed.selectionStart ?? 0))).toBe(digitsBefore(text.slice(0, caret)))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('stays as it was typed where it is more than digits, or more of them than there may be', () => {
    for (const typed of [
      '+91 98765 43210',
      '919876543210',
      '098765 43210',
      '９８７６５',
      'call me',
      '417\n023',
      'Maria 2',
    ]) {
      expect(type(typed, typed.length, [3, 4, 4], 10).value).toBe(typed)
    }
  })
})
