// Ten taps on one payment, and a network that answers in any order or not at all: fast-check's scheduler decides what comes first. The
// parts that lock, send, wait and ask again are the page's own (`src/web/sending`, `src/web/ui/button.tsx`); the server is a list of keys.

import fc from 'fast-check'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, RouterContextProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { PageFactsProvider } from '../../src/web/page/page-facts.tsx'
import type { PageFacts } from '../../src/web/page/request-context.ts'
import { keepScreen } from '../../src/web/sending/keep-screen.ts'
import { OutcomeSeeker } from '../../src/web/sending/outcome-seeker.tsx'
import { routerFetch } from '../../src/web/sending/router-fetch.ts'
import { ActionForm, BusyWhileSubmitting, Button } from '../../src/web/ui/button.tsx'
import { keyField, rememberForms, sendAgain, tellSending, useConnection } from '../../src/web/ui/connection.ts'
import { settingOf } from '../simulation/report.ts'
import { until } from '../support/until.ts'

import records from './money-pages.json' with { type: 'json' }

const orders = settingOf('TAP_ORDERS', 25)
const taps = 10
/** By then a page that waits has asked often enough. Seconds of the page's clock. */
const longestSeconds = 400

/** What the network does to a request. After these it works. */
type Fate = 'answered' | 'lostOnTheWay' | 'answerLost' | 'brokenProxy' | 'deafProxy' | 'turnedAway' | 'portal'
const fates: readonly Fate[] = [
  'answered',
  'lostOnTheWay',
  'answerLost',
  'brokenProxy',
  'deafProxy',
  'turnedAway',
  'portal',
]

interface Course {
  /** So many taps in one moment, before the page can show anything. */
  readonly bursts: readonly number[]
  readonly ofPayments: readonly Fate[]
  readonly ofQuestions: readonly ('told' | 'lost')[]
}

const courses: fc.Arbitrary<Course> = fc.record({
  bursts: fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: taps, maxLength: taps })
    .map((sizes) =>
      sizes.slice(0, sizes.findIndex((_, at) => sizes.slice(0, at + 1).reduce((a, b) => a + b) >= taps) + 1),
    ),
  ofPayments: fc.array(fc.constantFrom(...fates), { maxLength: 4 }),
  ofQuestions: fc.array(fc.constantFrom('told' as const, 'lost' as const), { maxLength: 3 }),
})

let root: Root | null = null
let isPrepared = false
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  if (!isPrepared) rememberForms()
  isPrepared = true
})
afterEach(() => {
  root?.unmount()
  root = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What has become possible is done, and React shows it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Takes one step, and lets the page show what came of it. */
async function shown(step: () => Promise<unknown>): Promise<void> {
  await step()
  await settled()
}

/** A server that does what comes under a new key, and a line to it on which the scheduler decides what goes on next. */
function lender(s: fc.Scheduler, { ofPayments, ofQuestions }: Course) {
  const payments = [...ofPayments]
  const questions = [...ofQuestions]
  const found = { done: [] as string[], keys: new Set<string>(), sent: 0, givenUp: 0 }
  const step = (what: string): Promise<void> => s.schedule(Promise.resolve(), what)

  async function pay(key: string): Promise<Response> {
    found.keys.add(key)
    const fate = payments.shift() ?? 'answered'
    await step(`the payment comes through: ${fate}`)
    if (fate === 'lostOnTheWay') throw new TypeError('network')
    if (fate === 'deafProxy') return new Response('<html>', { status: 502 })
    if (fate === 'turnedAway') return new Response('{}', { status: 429, headers: { 'Retry-After': '2' } })
    if (fate === 'portal') return new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    if (!found.done.includes(key)) found.done.push(key)
    await step(`its answer comes back: ${fate}`)
    if (fate === 'answerLost') throw new TypeError('network')
    if (fate === 'brokenProxy') return new Response('<html>', { status: 502 })
    return new Response('', { headers: { 'X-Remix-Response': 'yes' } })
  }

  async function outcome(key: string): Promise<Response> {
    const fate = questions.shift() ?? 'told'
    await step(`the question is asked: ${fate}`)
    const arrived = found.done.includes(key)
    await step('the question is answered')
    if (fate === 'lost') throw new TypeError('network')
    return Response.json({ arrived })
  }

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), window.location.origin)
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    // Who no longer waits for a request has sent it all the same: the server goes on with it.
    if (url.pathname === addresses.outcome)
      return await Promise.race([outcome(url.searchParams.get('key') ?? ''), aborted])
    found.sent += 1
    init.signal?.addEventListener('abort', () => {
      if (isUnderWay) found.givenUp += 1
    })
    let isUnderWay = true
    try {
      return await Promise.race([pay(String((init.body as FormData).get(keyField))), aborted])
    } finally {
      isUnderWay = false
    }
  }
  return { found, fetch: fetch as typeof globalThis.fetch }
}

const facts = records.repay.facts as unknown as PageFacts

/** As the frame of each page: what sends, and what finds out. */
function Frame({ children }: { children: React.ReactNode }) {
  return (
    <PageFactsProvider page={facts}>
      <BusyWhileSubmitting>{children}</BusyWhileSubmitting>
      <OutcomeSeeker />
      <Trouble />
    </PageFactsProvider>
  )
}

function Trouble() {
  return <p data-trouble={useConnection().sending?.kind ?? 'none'}>trouble</p>
}

function ToPay({ loaderData }: { loaderData: { readonly key: string } }) {
  return (
    <Frame>
      <ActionForm>
        <input type="hidden" name={keyField} value={loaderData.key} />
        <Button type="submit">Payment</Button>
      </ActionForm>
    </Frame>
  )
}

function Paid() {
  return <p data-done>paid</p>
}

const at = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Opens a page that pays. Each time its data is loaded it has another key, as every page of ours. */
async function openPage(fetch: typeof globalThis.fetch): Promise<void> {
  root?.unmount()
  tellSending(null)
  document.body.innerHTML = '<div id="here"></div>'
  vi.stubGlobal('fetch', fetch)
  const send = routerFetch(fetch, window.location.origin)
  let loads = 0
  const Stub = createRoutesStub(
    [
      {
        id: 'pay',
        path: '/pay',
        middleware: [keepScreen as never],
        loader: () => {
          loads += 1
          return { key: `key${loads}` }
        },
        action: async ({ request }) => {
          const { signal } = request
          await send('/pay.data', { method: 'POST', body: await request.formData(), signal })
          return redirect('/done')
        },
        Component: ToPay as never,
      },
      { id: 'done', path: '/done', Component: Paid },
    ],
    new RouterContextProvider(),
  )
  root = createRoot(at('#here') as Element)
  root.render(<Stub initialEntries={['/pay']} />)
  await until(() => at('button') !== null)
}

/** Lets everything happen in the order of the scheduler, and presses 'Try again' as a borrower does, until the page says that it is paid. */
async function untilPaid(s: fc.Scheduler): Promise<void> {
  for (let second = 0; second < longestSeconds; second += 1) {
    await s.waitIdle()
    await settled()
    if (at('[data-done]') !== null) return
    const trouble = at('[data-trouble]')?.dataset.trouble ?? ''
    if (['notSent', 'notDone', 'notTaken'].includes(trouble)) sendAgain()
    await vi.advanceTimersByTimeAsync(1_000)
  }
}

it('ten taps make one payment under one key, whatever answers first and whatever is lost', async () => {
  let withLosses = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler({ act: shown }), courses, async (s, course) => {
      const { found, fetch } = lender(s, course)
      await openPage(fetch)
      for (const burst of course.bursts) {
        void s.schedule(Promise.resolve(), `${burst} taps`).then(() => {
          for (let n = 0; n < burst; n += 1) at('button')?.click()
        })
      }
      await untilPaid(s)
      expect(at('[data-done]'), 'the page says that it is paid').not.toBeNull()
      expect(found.done, 'payments').toHaveLength(1)
      expect([...found.keys], 'keys').toEqual(found.done)
      expect(found.givenUp, 'requests that a later tap broke off').toBe(0)
      withLosses += found.sent > 1 ? 1 : 0
    }),
    { numRuns: orders },
  )
  // Courses in which everything went well have tried little.
  expect(withLosses).toBeGreaterThan(orders / 4)
})
