// What keeps the screen around an action: which outcomes count as no answer, what is told of them, and what the screen goes on showing.

import { data, type MiddlewareFunction } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SendingTrouble, tellSending } from '../ui/connection.ts'
import { keepScreen } from './keep-screen.ts'
import { NoAnswer } from './no-answer.ts'

vi.mock('../ui/connection.ts', { spy: true })

const page = 'https://lender.example/payway?orderId=1'
let online = true
beforeEach(() => {
  vi.clearAllMocks()
  online = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

type Outcome = { readonly type: 'data' | 'error'; readonly result: unknown }
const answered = (result: unknown): Outcome => ({ type: 'data', result })
const failed = (result: unknown): Outcome => ({ type: 'error', result })

const form = (fields: Record<string, string>, address = page): Request =>
  new Request(address, { method: 'POST', body: new URLSearchParams(fields) })

/** Runs the middleware around an action that ends so; what the router gets to see. */
async function around(request: Request, outcome: Outcome, route = 'payway'): Promise<Outcome | undefined> {
  const next = async () => {
    // The router reads what is sent before the middleware does.
    await request.text()
    return { [route]: outcome }
  }
  const args = { request } as Parameters<MiddlewareFunction>[0]
  const outcomes = (await keepScreen(args, next as never)) as Record<string, Outcome>
  return outcomes[route]
}

const told = (): SendingTrouble | null | undefined => vi.mocked(tellSending).mock.lastCall?.[0]
const nothingKept = { type: 'data', result: data(undefined, 503) }

it('leaves a page that is only read alone', async () => {
  const error = failed(new NoAnswer('silent'))
  const args = { request: new Request(page) } as Parameters<MiddlewareFunction>[0]
  expect(await keepScreen(args, (async () => ({ payway: error })) as never)).toEqual({ payway: error })
  expect(tellSending).not.toHaveBeenCalled()
})

it.each([
  ['no answer', failed(new NoAnswer('silent'))],
  ['a page of somebody else', failed(new NoAnswer('stranger'))],
  ['no answer, wrapped by the router', failed(data(new NoAnswer('silent'), 500))],
  ['a failure of ours', failed(new Error('broken'))],
  ['a failure of ours with a page', failed({ status: 502, statusText: '', internal: false, data: '' })],
])('asks what became of %s, and keeps the screen', async (_name, outcome) => {
  expect(await around(form({ key: 'k-1' }), outcome)).toEqual(nothingKept)
  expect(told()).toMatchObject({ kind: 'asking', attempt: { key: 'k-1', sent: { url: page } } })
})

it('keeps the words of an action that itself says that the outcome is unknown, and asks', async () => {
  const own = answered(data({ problem: 'We could not reach the bank.' }, 503))
  expect(await around(form({ key: 'k-1' }), own)).toBe(own)
  expect(told()).toMatchObject({ kind: 'asking' })
})

it.each([
  ['an answer', answered({ saved: true })],
  ['a refusal', answered(data({ refused: true }, 422))],
  ['a redirect', failed(new Response(null, { status: 302 }))],
  ['a page that is not there', failed({ status: 404, statusText: '', internal: false, data: '' })],
])('says nothing of %s', async (_name, outcome) => {
  expect(await around(form({ key: 'k-1' }), outcome)).toBe(outcome)
  expect(told()).toBeNull()
})

it('says that nothing was sent where there was no connection before and none after', async () => {
  online = false
  await around(form({ key: 'k-1' }), failed(new NoAnswer('offline')))
  expect(told()).toEqual({ kind: 'notSent' })
})

it('asks where the connection went while it was sent: it may have arrived', async () => {
  const request = form({ key: 'k-1' })
  const cut = failed(new NoAnswer('offline'))
  const args = { request } as Parameters<MiddlewareFunction>[0]
  await keepScreen(args, (async () => {
    online = false
    return { payway: cut }
  }) as never)
  expect(told()).toMatchObject({ kind: 'asking' })
})

it('says that it was not taken where it was turned away before anything was done', async () => {
  expect(await around(form({ key: 'k-1' }), failed(new NoAnswer('notTaken')))).toEqual(nothingKept)
  expect(told()).toEqual({ kind: 'notTaken' })
})

it.each([
  ['a form without one', { amount: '1' }, null],
  ['an empty one', { key: '' }, null],
  ['one for this intent', { key: 'k-1', keyFor: 'pay', intent: 'pay' }, 'k-1'],
  ['one for another intent', { key: 'k-1', keyFor: 'pay', intent: 'resend' }, null],
  ['one where the form names no intent', { key: 'k-1', keyFor: 'pay' }, null],
])('asks under the key of the form: %s', async (_name, fields, key) => {
  await around(form(fields as Record<string, string>), failed(new NoAnswer('silent')))
  expect(told()).toMatchObject({ kind: 'asking', attempt: { key } })
})

it('keeps all that was typed, files too, to be sent once more as it was', async () => {
  const sent = new FormData()
  sent.set('key', 'k-1')
  sent.set('text', 'I paid on Monday.')
  sent.set('picture', new File(['bytes'], 'receipt.png', { type: 'image/png' }))
  await around(new Request(page, { method: 'POST', body: sent }), failed(new NoAnswer('silent')))
  const trouble = told()
  if (trouble?.kind !== 'asking') throw new Error('it does not ask')
  expect(trouble.attempt.sent.headers.get('Content-Type')).toMatch(/^multipart\/form-data/)
  expect(trouble.attempt.form.get('text')).toBe('I paid on Monday.')
  expect((trouble.attempt.form.get('picture') as File).name).toBe('receipt.png')
})

it('goes on showing what the same form was answered before, and no other form', async () => {
  const codeStep = { codeNeeded: true }
  await around(form({ key: 'k-1' }), answered(data(codeStep, 200)))
  const other = form({ key: 'k-2' }, 'https://lender.example/payway?orderId=2')
  expect(await around(other, failed(new NoAnswer('silent')))).toEqual(nothingKept)
  expect(await around(form({ key: 'k-2' }), failed(new NoAnswer('silent')), 'order')).toEqual(nothingKept)
  expect(await around(form({ key: 'k-2' }), failed(new NoAnswer('silent')))).toEqual(answered(data(codeStep, 503)))
  // Once a page of its own has come instead, the old answer is over.
  await around(form({ key: 'k-2' }), failed(new Response(null, { status: 302 })))
  expect(await around(form({ key: 'k-3' }), failed(new NoAnswer('silent')))).toEqual(nothingKept)
})

it('loads the page anew where the outcome cannot be asked for, and keeps what the form was answered before', async () => {
  const codeStep = { codeNeeded: true }
  await around(form({ intent: 'again' }), answered(data(codeStep, 200)))
  const lost = failed(new NoAnswer('silent'))
  expect(await around(form({ intent: 'again' }), lost)).toEqual(answered(data(codeStep, 200)))
  expect(told()).toMatchObject({ kind: 'asking', attempt: { key: null } })
  const own = { problem: 'We could not reach the bank.' }
  expect(await around(form({ intent: 'again' }), answered(data(own, 503)))).toEqual(answered(data(own, 200)))
  // Nothing was sent, or nothing was taken: nothing has changed.
  expect(await around(form({ intent: 'again' }), failed(new NoAnswer('notTaken')))).toEqual(
    answered(data(codeStep, 503)),
  )
})

it('forgets what a page was answered once another one is there, not while it is only asked for', async () => {
  await around(form({ key: 'k-1' }), answered({ codeNeeded: true }))
  const leaving = new AbortController()
  const load = async (signal?: AbortSignal) => {
    const request = new Request('https://lender.example/order', signal === undefined ? {} : { signal })
    await keepScreen({ request } as Parameters<MiddlewareFunction>[0], (async () => ({})) as never)
  }
  leaving.abort()
  await load(leaving.signal)
  const lost = failed(new NoAnswer('silent'))
  expect(await around(form({ key: 'k-1' }), lost)).toEqual(answered(data({ codeNeeded: true }, 503)))
  await load()
  expect(await around(form({ key: 'k-1' }), lost)).toEqual(nothingKept)
})

it('says nothing of an attempt that the page itself gave up', async () => {
  const leaving = new AbortController()
  const request = new Request(page, { method: 'POST', body: new URLSearchParams({ key: 'k' }), signal: leaving.signal })
  const outcome = failed(new NoAnswer('silent'))
  const args = { request } as Parameters<MiddlewareFunction>[0]
  const outcomes = await keepScreen(args, (async () => {
    leaving.abort()
    return { payway: outcome }
  }) as never)
  expect(outcomes).toEqual({ payway: outcome })
  expect(tellSending).not.toHaveBeenCalled()
})

it('asks for nothing on the next page where this one is left while what was typed is read', async () => {
  const leaving = new AbortController()
  const typed = new ReadableStream<Uint8Array>({
    async pull(reader) {
      await new Promise((resolve) => setImmediate(resolve))
      leaving.abort()
      reader.enqueue(new TextEncoder().encode('key=k-1'))
      reader.close()
    },
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body: typed, signal: leaving.signal, duplex: 'half' }
  const args = { request: new Request(page, init) } as Parameters<MiddlewareFunction>[0]
  await keepScreen(args, (async () => ({ payway: failed(new NoAnswer('silent')) })) as never)
  expect(tellSending).not.toHaveBeenCalled()
})
