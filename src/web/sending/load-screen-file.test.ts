// The file of a screen that cannot be fetched: waited for, however long; the page is reloaded only where our server has another version.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as connection from '../ui/connection.ts'
import { loadScreenFile } from './load-screen-file.ts'

const screen = 'data:text/javascript,export const name = "the screen"'
const none = 'data:text/javascript,throw new TypeError("Failed to fetch")'

const reload = vi.fn()
const told = vi.spyOn(connection, 'tellLoading')
let file = none
/** The router's entry of a screen, whose file comes once `file` is one. */
const route = {
  id: 'repay',
  get module() {
    return file
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  file = none
  reload.mockClear()
  told.mockClear()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
  waitForPage(true)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether the router is on its way to a page. */
const waitForPage = (waits: boolean) =>
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { state: waits ? 'loading' : 'idle' } } })
const head = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
/** What the page was told last: why it waits, or null. */
const toldLast = () => told.mock.calls.at(-1)?.[1]

it('is waited for as long as nothing answers, though the phone says that it is connected', async () => {
  head(() => Promise.reject(new TypeError('Failed to fetch')))
  const loaded = {}
  const asked = loadScreenFile(route, loaded)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([toldLast(), reload.mock.calls.length]).toEqual(['silent', 0])
  file = screen
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
  expect(loaded).toEqual({ repay: await asked })
  expect(toldLast()).toBe(null)
})

it('is waited for behind a proxy that answers in our place that it gets no answer', async () => {
  head(() => Promise.resolve(new Response(null, { status: 502 })))
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).not.toHaveBeenCalled()
})

it('is given up for the page of another version, where our server answers and the file does not come', async () => {
  head(() => Promise.resolve(new Response(null, { status: 404 })))
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(6_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('is asked for on after Back, where nothing is told and no page is reloaded, and comes for the next tap', async () => {
  head(() => Promise.resolve(new Response(null, { status: 404 })))
  const asked = loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect(toldLast()).toBe('silent')
  waitForPage(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([toldLast(), reload.mock.calls.length]).toEqual([null, 0])
  waitForPage(true)
  file = screen
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
})

it('that our server has no more is found out after Back, and reloads the page at the next tap only', async () => {
  head(() => Promise.resolve(new Response(null, { status: 404 })))
  waitForPage(false)
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).not.toHaveBeenCalled()
  waitForPage(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledOnce()
})
