// The boot script stays small, and types digits exactly as the server writes them.

import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bootScript } from './boot-script.ts'
import { groupDigits } from './text-fields.tsx'

type Listener = (event: { target: unknown }) => void

/** Runs the script with nothing on the page and hands back what it listens to. */
function boot(): Map<string, Listener> {
  const heard = new Map<string, Listener>()
  const document = {
    addEventListener: (type: string, listener: Listener) => heard.set(type, listener),
    querySelectorAll: () => [],
    querySelector: () => null,
    getElementById: () => null,
    body: null,
  }
  new Function('document', 'addEventListener', bootScript)(document, () => undefined)
  return heard
}

function type(text: string, caret: number, dataset: Record<string, string>) {
  const input = {
    dataset,
    value: text,
    selectionStart: caret,
    setSelectionRange(start: number) {
      input.selectionStart = start
    },
  }
  boot().get('input')?.({ target: input })
  return input
}

describe('the boot script', () => {
  it('weighs at most 2 kB over the air', () => {
    expect(brotliCompressSync(bootScript).byteLength).toBeLessThanOrEqual(2048)
  })

  it('groups typed digits as the server groups written ones', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 -ax'), maxLength: 30 }),
        fc.constantFrom([3, 4, 4], [4], [2, 3]),
        fc.integer({ min: 1, max: 20 }),
        (text, groups, max) => {
          const typed = type(text, text.length, { group: groups.join(','), max: String(max) })
          expect(typed.value).toBe(groupDigits(text, groups, max))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('keeps the caret behind the same digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -ax'), maxLength: 20 }), fc.nat(20), (text, at) => {
        const caret = Math.min(at, text.length)
        const typed = type(text, caret, { group: '3,4,4' })
        const digitsBefore = (part: string) => part.replace(/\D/g, '').length
        if (typed.value !== text) {
          expect(digitsBefore(typed.value.slice(0, typed.selectionStart))).toBe(digitsBefore(text.slice(0, caret)))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves everything else as it was typed', () => {
    for (const typed of ['+91 98765 43210', '919876543210', '098765 43210', '９８７６５', 'call me', '417\n023']) {
      expect(type(typed, typed.length, { group: '3,4,4', max: '10' }).value).toBe(typed)
    }
  })

  it('leaves fields alone that take any text', () => {
    expect(type('Maria 2', 7, {}).value).toBe('Maria 2')
  })
})
