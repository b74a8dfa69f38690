// The file of a screen that cannot be fetched: waited for, however long; its page is opened whole only where waiting would never end.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as connection from '../ui/connection.ts'
import { loadScreenFile } from './load-screen-file.ts'

const opened = vi.fn()
const told = vi.spyOn(connection, 'tellLoading')
/** Each test has files of its own: what has come once is not fetched again. */
let number = 0
let route = routeOf('')

/** The router's entry of a screen: its file, and one that it imports. */
function routeOf(source: string) {
  number += 1
  return { id: 'repay', module: `data:text/javascript,${source}//${number}`, imports: [`/assets/ui-${number}.js`] }
}

beforeEach(() => {
  vi.useFakeTimers()
  route = routeOf('export const name = "the screen"')
  opened.mockClear()
  told.mockClear()
  vi.stubGlobal('document', { baseURI: 'https://candor.test/loan-detail' })
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { assign: opened, pathname: '/loan-detail', search: '?orderId=o1' } }),
  )
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

/** What comes for a file of the screen from here on. */
function filesAre(answer: (address: string, init?: RequestInit) => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const headers = { 'Content-Type': 'text/javascript; charset=utf-8' }
const here = () => Promise.resolve(new Response('', { headers }))
const gone = () => Promise.resolve(new Response(null, { status: 404 }))
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

/** What the page was told last: why it waits, or null. */
const toldLast = () => told.mock.calls.at(-1)?.[1]

it('is waited for as long as nothing answers, though the phone says that it is connected', async () => {
  filesAre(noAnswer)
  const loaded = {}
  const asked = loadScreenFile(route, loaded)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([toldLast(), opened.mock.calls.length]).toEqual(['silent', 0])
  filesAre(here)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
  expect(loaded).toEqual({ repay: await asked })
  expect(toldLast()).toBe(null)
})

it('is imported only once it and all that it imports are here', async () => {
  filesAre((address) => (address.endsWith('.js') ? noAnswer() : here()))
  const loaded = {}
  const asked = loadScreenFile(route, loaded)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(loaded).toEqual({})
  const fetched = filesAre(here)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
  // What has come is not fetched again.
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`https://candor.test${route.imports[0]}`])
})

it('is asked for again where an answer has begun, and does not end within a minute', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('timeout', 'TimeoutError')), ms)
    return late.signal
  })
  filesAre((_, init) => {
    const body = new ReadableStream({
      start: (sent) => init?.signal?.addEventListener('abort', () => sent.error(init.signal?.reason)),
    })
    return Promise.resolve(new Response(body, { headers }))
  })
  const asked = loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(59_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(toldLast()).toBe('silent')
  filesAre(here)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
  vi.mocked(AbortSignal.timeout).mockRestore()
})

it.each([
  ['a proxy that answers in our place that it gets no answer', 502, 'text/html'],
  ['a network that answers with its login page', 200, 'text/html'],
])('is waited for behind %s', async (_, status, type) => {
  filesAre(() => Promise.resolve(new Response('<h1>', { status, headers: { 'Content-Type': type } })))
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(opened).not.toHaveBeenCalled()
})

it('is given up for the page of another version, where our server has it no more', async () => {
  filesAre(gone)
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(6_999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened.mock.calls).toEqual([['/loan-detail?orderId=o1']])
})

it('is given up for the whole page that it is wanted for', async () => {
  filesAre(gone)
  const location = { pathname: '/repaymentOfCode', search: '?ref=r1' }
  const navigation = { location }
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation } })
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(7_000)
  expect(opened.mock.calls).toEqual([['/repaymentOfCode?ref=r1']])
})

it('is given up for a new page, too, where it is here and the browser does not import it', async () => {
  filesAre(here)
  void loadScreenFile(routeOf('throw new TypeError("Failed to fetch")'), {})
  await vi.advanceTimersByTimeAsync(6_999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledOnce()
})

it('is asked for on after Back, where nothing is told and no page is opened, and comes for the next tap', async () => {
  filesAre(gone)
  const asked = loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect(toldLast()).toBe('silent')
  waitForPage(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([toldLast(), opened.mock.calls.length]).toEqual([null, 0])
  waitForPage(true)
  filesAre(here)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toMatchObject({ name: 'the screen' })
})

it('that our server has no more is found out after Back, and opens the page whole at the next tap only', async () => {
  filesAre(gone)
  waitForPage(false)
  void loadScreenFile(route, {})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(opened).not.toHaveBeenCalled()
  waitForPage(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(opened).toHaveBeenCalledOnce()
})
