// Asking what became of an attempt: until there is an answer of ours, twice where nothing arrived, never after the page is left.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findOut } from './find-out.ts'

let questions: URL[]
beforeEach(() => {
  vi.useFakeTimers()
  questions = []
  tests += 1
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const says = (arrived: unknown) => () => Response.json({ arrived })
const yes = says(true)
const no = says(false)
type Answer = (() => Response) | 'no connection' | 'never'

/** A network that gives one answer after the other, the last one for ever. */
function network(...answers: readonly Answer[]): void {
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const answer = answers[Math.min(questions.length, answers.length - 1)]
    questions.push(new URL(address, 'https://lender.example'))
    if (answer === 'no connection') return Promise.reject(new TypeError('Failed to fetch'))
    if (answer === 'never')
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    return Promise.resolve((answer as () => Response)())
  })
}

const sender = { whose: 'mark-of-1', common: { lang: 'es' } }
/** A key for each test. */
let tests = 0
const ask = (signal = new AbortController().signal) => findOut(`key-${tests}`, sender, signal)

it('asks under the key, as the one who sent it, with the common parameters of the page', async () => {
  network(yes)
  expect(await ask()).toBe('arrived')
  expect(Object.fromEntries(questions[0]?.searchParams ?? [])).toEqual({ key: 'key-1', as: 'mark-of-1', lang: 'es' })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits before it asks for the same key again: its answer was lost again', async () => {
  network(yes)
  expect(await ask()).toBe('arrived')
  const again = ask()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await again).toBe('arrived')
  expect(questions).toHaveLength(2)
})

it('takes one no for a request that may still be on its way, and two for an attempt that did nothing', async () => {
  network(no)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toBe('notDone')
  expect(questions).toHaveLength(2)
})

it('finds what was on its way when it was asked for first', async () => {
  network(no, yes)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toBe('arrived')
})

it('counts a second no also after questions without an answer', async () => {
  network(no, 'no connection', no)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe('notDone')
  expect(questions).toHaveLength(3)
})

it.each([
  ['no connection', 'no connection'],
  ['the page of a broken proxy', () => new Response('<h1>502</h1>', { status: 502 })],
  ['our own answer that it cannot be told now', () => Response.json({ arrived: null }, { status: 503 })],
  ['a no beside a failure', () => Response.json({ arrived: false }, { status: 500 })],
  ['the page of a network', () => new Response('<h1>Welcome</h1>')],
  ['something else than yes or no', says('maybe')],
  ['nothing at all', says(undefined)],
  ['no object', () => Response.json(null)],
] as const)('takes %s for no answer, and asks again', async (_name, wrong) => {
  network(wrong, yes)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(999)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('arrived')
})

it('is told no outcome once the login is another one', async () => {
  network(no, () => Response.json({ arrived: null }, { status: 409 }))
  const answer = ask()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toBe('loginChanged')
})

it('gives a question fifteen seconds', async () => {
  network('never', yes)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(15_999)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('arrived')
})

it('pauses twice as long each time, half a minute at most', async () => {
  network('no connection')
  const leaving = new AbortController()
  const answer = expect(ask(leaving.signal)).rejects.toThrow()
  const asked: number[] = []
  for (let second = 0; second <= 121; second += 1) {
    if (questions.length > asked.length) asked.push(second)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
  leaving.abort()
  await answer
})

it('asks at once when the phone is connected again', async () => {
  network('no connection', yes)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('arrived')
})

it('asks nothing for a page that is already left', async () => {
  network(yes)
  await expect(ask(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(questions).toHaveLength(0)
})

it.each([
  ['while it waits', 'no connection'],
  ['while it asks', 'never'],
] as const)('asks no more once the page is left %s', async (_name, answers) => {
  network(answers)
  const leaving = new AbortController()
  const answer = expect(ask(leaving.signal)).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(500)
  leaving.abort(new Error('left'))
  await answer
  await vi.advanceTimersByTimeAsync(120_000)
  expect(questions).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
