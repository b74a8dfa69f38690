// A page that reloads itself does not cancel another page that is on its way.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()
let load: typeof import('./load-anew.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
  vi.resetModules()
  load = await import('./load-anew.ts')
})
afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('reloads at once where no other page was asked for', () => {
  load.loadAnew()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits for a page that was asked for, and reloads if it does not come', () => {
  window.dispatchEvent(new Event('beforeunload'))
  load.loadAnew()
  vi.advanceTimersByTime(19_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})
