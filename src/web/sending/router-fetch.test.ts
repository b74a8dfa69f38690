// How the router's requests go on a network that comes and goes: reads are waited for, what changes something is sent once.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWithinMs } from '../ui/fetch-files.ts'
import { NoAnswer } from './no-answer.ts'
import { routerFetch } from './router-fetch.ts'

const origin = 'https://lender.example'
const page = `${origin}/order.data?orderId=1`

let online = true
beforeEach(() => {
  vi.useFakeTimers()
  online = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ours = () => new Response('data', { headers: { 'X-Remix-Response': 'yes' } })
const html = (status: number, headers = {}) =>
  new Response('<h1>Sign in to the network</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } })

type Answer = (() => Response) | 'no connection' | 'never'

/** A network that answers one after the other, and counts. */
function network(...answers: readonly Answer[]) {
  let asked = 0
  const fetch = (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    if (answer === 'no connection') return Promise.reject(new TypeError('Failed to fetch'))
    if (answer === 'never')
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    return Promise.resolve((answer as () => Response)())
  }
  return { fetch: routerFetch(fetch as typeof globalThis.fetch, origin), asked: () => asked }
}

const get = (fetch: typeof globalThis.fetch, signal = new AbortController().signal) => fetch(new URL(page), { signal })
const post = (fetch: typeof globalThis.fetch, signal = new AbortController().signal) =>
  fetch(new URL(page), { method: 'POST', body: new URLSearchParams({ key: 'k' }), signal })

it('waits for a page until there is a connection, and asks at once when there is', async () => {
  const { fetch, asked } = network('no connection', ours)
  online = false
  const answer = get(fetch)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked()).toBe(1)
  window.dispatchEvent(new Event('online'))
  expect(await (await answer).text()).toBe('data')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['a proxy that has no answer of ours', () => html(502)],
  ['the login page of a network', () => html(200)],
  ['one who says when to come back', () => html(503, { 'Retry-After': '1' })],
  ['a gate that is full', () => html(429)],
] as const)('asks again after %s', async (_name, wrong) => {
  const { fetch, asked } = network(wrong, ours)
  const answer = get(fetch)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await (await answer).text()).toBe('data')
  expect(asked()).toBe(2)
})

it('waits as long as it is told to, a day at most', async () => {
  const { fetch, asked } = network(() => html(503, { 'Retry-After': '9999999999' }), ours)
  const answer = get(fetch)
  await vi.advanceTimersByTimeAsync(86_399_000)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await (await answer).text()).toBe('data')
})

it('asks for a page and sends a form in the language that the open page speaks', async () => {
  const said: (string | null)[] = []
  const network = (_url: unknown, init: RequestInit = {}) => {
    said.push(new Headers(init.headers).get('x-lang'))
    return Promise.resolve(ours())
  }
  const fetch = routerFetch(network as typeof globalThis.fetch, origin)
  await get(fetch)
  await post(fetch)
  expect(said).toEqual(['hi', 'hi'])
})

it('stops asking when the page was left', async () => {
  const { fetch, asked } = network('no connection')
  const leaving = new AbortController()
  const answer = expect(get(fetch, leaving.signal)).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(500)
  leaving.abort(new Error('left'))
  await answer
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(1)
})

it.each([
  ['no connection', 'no connection', false, 'offline'],
  ['no connection', 'a cut line', true, 'silent'],
  [() => html(502), 'the page of a proxy', true, 'silent'],
  [() => html(200), 'the login page of a network', true, 'stranger'],
  [() => html(429), 'a full gate', true, 'notTaken'],
  [() => html(413), 'too much at once', true, 'notTaken'],
] as const)('sends once and says why there is no answer: %#, %s', async (answer, _name, connected, reason) => {
  online = connected
  const { fetch, asked } = network(answer)
  await expect(post(fetch)).rejects.toMatchObject({ reason })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked()).toBe(1)
})

it('takes no answer within a minute for none', async () => {
  const { fetch } = network('never')
  const answer = expect(post(fetch)).rejects.toBeInstanceOf(NoAnswer)
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  await answer
})

it('hands on what is not of the router, and what is ours', async () => {
  const { fetch } = network(() => html(502))
  expect((await fetch('/me/still-here')).status).toBe(502)
  const refused = network(() => html(403))
  expect((await post(refused.fetch)).status).toBe(403)
  const moved = network(() => new Response(null, { status: 204, headers: { 'X-Remix-Redirect': '/order' } }))
  expect((await post(moved.fetch)).headers.get('X-Remix-Redirect')).toBe('/order')
})

/** The router is on its way to a page, in the window of `places`. */
function onTheWay() {
  const places = { assign: vi.fn() }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: places }))
  const location = { pathname: '/repaymentOfCode', search: '?ref=r1' }
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { location } } })
  return places
}
/** A browser that gives an answer without a body an empty one, as Chromium does. */
const otherVersion = () => {
  const answer = new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  return Object.defineProperty(answer, 'body', { value: new Response('').body ?? new ReadableStream() })
}
const routes = `${origin}/__manifest?paths=/repaymentOfCode&version=before`

it('opens whole the page that a tap or a form leads to where another version runs', async () => {
  const { fetch, asked } = network(otherVersion)
  const places = onTheWay()
  void fetch(routes, { signal: new AbortController().signal })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(places.assign.mock.calls).toEqual([['/repaymentOfCode?ref=r1']])
  expect(asked()).toBe(1)
})

it('does not wait when the router only looks ahead', async () => {
  const { fetch } = network('no connection')
  await expect(fetch(`${origin}/__manifest?paths=/order`, {})).rejects.toThrow('Failed to fetch')
})
