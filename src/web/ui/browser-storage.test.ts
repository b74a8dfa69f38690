// A browser that keeps nothing is one that forgets, not one that fails.

import { afterEach, expect, it, vi } from 'vitest'
import { phoneStorage, tabStorage } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function browserThat(refuses: () => Error): void {
  const refuse = (): never => {
    throw refuses()
  }
  const parts = { sessionStorage: { get: refuse }, localStorage: { get: refuse } }
  vi.stubGlobal('window', Object.defineProperties({}, parts))
}

it('keeps what the browser keeps', () => {
  vi.stubGlobal('window', { sessionStorage: 'of the tab', localStorage: 'of the phone' })
  expect([tabStorage(), phoneStorage()]).toEqual(['of the tab', 'of the phone'])
})

it('is none where the browser forbids it', () => {
  browserThat(() => new DOMException('no', 'SecurityError'))
  expect([tabStorage(), phoneStorage()]).toEqual([null, null])
})

it('hides no fault of ours', () => {
  browserThat(() => new TypeError('ours'))
  expect(tabStorage).toThrow('ours')
})
