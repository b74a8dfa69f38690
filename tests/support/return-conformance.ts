// What every provider's way of telling that money went back has to come to in our books, from the bytes of its notices to the work list.

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { date } from '../../src/core/calendar-date.ts'
import type { Deps } from '../../src/server/deps.ts'
import { listWaiting } from '../../src/server/desk/work-query.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { openNoticeDoor } from '../../src/server/payment/booking/take-notice.ts'
import { createPayCode } from '../../src/server/payment/code/create-pay-code.ts'
import { paymentJobs } from '../../src/server/payment/jobs.ts'
import { lockPayment, takeBack } from '../../src/server/payment/returned/take-back.ts'
import type { NoticeHeaders } from '../../src/server/ports/notice-headers.ts'
import type { PaymentProvider } from '../../src/server/ports/payment-channel.ts'
import { onPostgres } from './databases.ts'
import { databaseViolations, expectSound } from './invariants.ts'
import { noticeTools } from './notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from './paying.ts'

export interface Notice {
  readonly rawBody: Uint8Array
  readonly headers: NoticeHeaders
}

export interface ReturnRig {
  /** The world with this provider in the place of the sandbox. */
  connect(world: World): Deps
  /** Somebody pays 1.400,00 for the loan: the notice of it, or null where we know it without one. */
  pay(world: World, deps: Deps, who: Borrower): Promise<Notice | null>
  /** A payment that failed. */
  fail(): Notice
  /** So much of that payment goes back, minor units: a part of its own. */
  takeBack(amountMinor: number, currency?: string): Notice
  /** That part comes again, as after a refund that failed. */
  giveAgain(of: Notice): Notice
  deliver(deps: Deps, notice: Notice): Promise<string>
}

/** `paid`: the notice of the payment. A letter: a part goes back, and its notice comes; `a again`: that notice once more. */
type Step =
  | 'paid'
  | 'failed'
  | 'officer'
  | readonly [part: string, amountMinor: number, currency?: string]
  | `${string} again`
  | `${string} ends`
  /** The part goes back and comes again before we hear of either; then the notice of the end comes before that of the beginning. */
  | readonly ['ended', amountMinor: number]

interface Row {
  readonly says: string
  readonly steps: readonly Step[]
  readonly owed: number
  readonly waiting?: readonly (readonly [reason: string, amountMinor: number])[]
  readonly alert?: string
}

const all = 140_000
const rows: readonly Row[] = [
  {
    says: 'one part waits for an officer',
    steps: ['paid', ['a', 50_000]],
    owed: 420_000,
    waiting: [['partIsReturned', 50_000]],
  },
  {
    says: 'the same notice twice is one part',
    steps: ['paid', ['a', 50_000], 'a again'],
    owed: 420_000,
    waiting: [['partIsReturned', 50_000]],
  },
  {
    says: 'another part of the same sum is another part',
    steps: ['paid', ['a', 50_000], ['b', 50_000]],
    owed: 420_000,
    waiting: [
      ['partIsReturned', 50_000],
      ['partIsReturned', 50_000],
    ],
  },
  { says: 'the whole at once takes the payment off its loan', steps: ['paid', ['a', all]], owed: 560_000 },
  { says: 'parts that reach it do so, too', steps: ['paid', ['a', 50_000], ['b', 90_000]], owed: 560_000 },
  { says: 'and in the other order', steps: ['paid', ['b', 90_000], ['a', 50_000], 'b again'], owed: 560_000 },
  {
    says: 'a part before its payment waits for it',
    steps: [['a', 50_000], 'paid'],
    owed: 420_000,
    waiting: [['partIsReturned', 50_000]],
  },
  { says: 'both parts before it, too', steps: [['b', 90_000], ['a', 50_000], 'paid'], owed: 560_000 },
  { says: 'one before it and one after it, too', steps: [['b', 90_000], 'paid', ['a', 50_000]], owed: 560_000 },
  {
    says: 'no more is taken than was paid, and an alarm says so',
    steps: ['paid', ['a', 50_000], ['b', all]],
    owed: 560_000,
    alert: 'moreWasTakenBackThanPaid',
  },
  {
    says: 'another currency waits by itself',
    steps: ['paid', ['a', 9_000, 'USD']],
    owed: 420_000,
    waiting: [['currencyDiffers', 9_000]],
  },
  { says: 'a failure told after the payment touches nothing', steps: ['paid', 'failed'], owed: 420_000 },
  {
    says: 'nor one told after a part went back',
    steps: ['paid', ['a', 50_000], 'failed'],
    owed: 420_000,
    waiting: [['partIsReturned', 50_000]],
  },
  { says: 'a part that comes again waits no longer', steps: ['paid', ['a', 50_000], 'a ends'], owed: 420_000 },
  { says: 'the whole that comes again is on the loan again', steps: ['paid', ['a', all], 'a ends'], owed: 420_000 },
  { says: 'once, however often it is told', steps: ['paid', ['a', all], 'a ends', 'a ends', 'a again'], owed: 420_000 },
  {
    says: 'what comes again leaves the other part where it is',
    steps: ['paid', ['a', 50_000], ['b', 30_000], 'a ends'],
    owed: 420_000,
    waiting: [['partIsReturned', 30_000]],
  },
  { says: 'the end told before the beginning books nothing', steps: ['paid', ['ended', 50_000]], owed: 420_000 },
  {
    says: 'a part that came and went before its payment leaves the payment whole',
    steps: [['a', 50_000], 'a ends', 'paid'],
    owed: 420_000,
  },
  { says: 'what an officer has taken back is not taken twice', steps: ['paid', 'officer', ['a', all]], owed: 560_000 },
]

/** `early`: a part before its payment. `failed`: a payment that failed. `ends`: that a part came again. */
type Tellable = 'early' | 'failed' | 'ends'

function needs({ steps }: Row): Tellable[] {
  const isEnd = (step: Step): boolean => (typeof step === 'string' ? step.endsWith(' ends') : step[0] === 'ended')
  return [
    ...(steps[0] === 'paid' ? [] : (['early'] as const)),
    ...(steps.includes('failed') ? (['failed'] as const) : []),
    ...(steps.some(isEnd) ? (['ends'] as const) : []),
  ]
}

/** The suite of returns: the same questions for every provider that takes payments or cards, but for what it `cannotTell` at all. */
export function returnConformance(
  name: string,
  cannotTell: readonly Tellable[],
  start: () => Promise<{ rig: ReturnRig; close(): Promise<void> }>,
): void {
  onPostgres(`money that ${name} takes back`, (database) => {
    let world: World
    let who: Borrower
    let deps: Deps
    let rig: ReturnRig
    let close: () => Promise<void>
    beforeAll(async () => ({ rig, close } = await start()))
    afterAll(() => close())
    beforeEach(async () => {
      world = await openWorld(database(), '2026-08-20T10:00:00Z')
      who = await world.borrowerWithLoan(date('2026-08-01'))
      deps = rig.connect(world)
    })
    afterEach(async () => {
      // Suspense against the work list by currency is one of these.
      expectSound(await databaseViolations(world.db), `after money that ${name} took back`)
      await world.close()
    })
    const { suspenseMinor } = noticeTools(
      () => world,
      () => who,
    )
    const waiting = async () => {
      const asked = { now: world.deps.clock.now(), over: false, owner: null, after: null, limit: 1_000 }
      const list = await listWaiting(world.db, { ...asked, kinds: ['paymentReturn', 'suspense'] })
      const own = list.filter(({ orderId, userId }) => orderId === who.orderId || userId === who.borrowerId)
      return own.map(({ what, amountMinor }) => [what, amountMinor])
    }

    async function run(steps: readonly Step[]): Promise<void> {
      const notices = new Map<string, Notice>()
      const hear = async (notice: Notice) => {
        await rig.deliver(deps, notice)
        await runDueJobs(paymentJobs, deps)
      }
      const paid = await rig.pay(world, deps, who)
      for (const step of steps) {
        if (step === 'paid') {
          if (paid !== null) await hear(paid)
        } else if (step === 'failed') {
          await hear(rig.fail())
        } else if (step === 'officer') {
          const [row] = await world.db.query<{ id: string }>('select id from payment where order_id = $1', [
            who.orderId,
          ])
          await world.db.transaction(async (tx) => {
            const payment = await lockPayment(tx, row?.id ?? '')
            if (payment === null) throw new Error('nothing was paid')
            await takeBack(tx, deps, payment)
          })
        } else if (typeof step === 'string') {
          const [part = '', what] = step.split(' ')
          const before = notices.get(part)
          if (before === undefined) throw new Error(`no part ${part}`)
          if (what === 'again') await hear(before)
          else await hear(rig.giveAgain(before))
        } else if (step[0] === 'ended') {
          const began = rig.takeBack(step[1])
          await hear(rig.giveAgain(began))
          await hear(began)
        } else {
          const [part, amountMinor, currency] = step
          const notice = rig.takeBack(amountMinor, currency)
          notices.set(part, notice)
          await hear(notice)
        }
      }
      // What could not be answered yet is asked again.
      world.setTime('2026-08-20T12:00:00Z')
      await runDueJobs(paymentJobs, deps)
    }

    it.each(rows.filter((row) => !needs(row).some((one) => cannotTell.includes(one))))(
      '$says',
      async ({ steps, owed, waiting: expected = [], alert }) => {
        const before = await suspenseMinor()
        await run(steps)
        const aside = expected.reduce((sum, [, amountMinor]) => sum + amountMinor, 0)
        expect({
          owed: (await loanStateOf(world, who)).owedMinor,
          suspense: (await suspenseMinor()) - before,
          waiting: await waiting(),
        }).toEqual({ owed, suspense: 0 - aside, waiting: expected })
        if (alert !== undefined) expect(world.alerts.join()).toContain(alert)
      },
    )

    it('is booked by its sum and lost in part nowhere, however many parts are told together, in whatever order', async () => {
      const parts = fc.array(fc.integer({ min: 1, max: 45_000 }), { minLength: 2, maxLength: 3 })
      const [ends, isTogether] = [fc.integer({ min: 0, max: 7 }), fc.boolean()]
      const orders = fc.array(fc.nat(2), { minLength: 2, maxLength: 5 })
      const course = fc.record({ parts, ends, isTogether, orders, isWhole: fc.boolean() })
      await fc.assert(
        fc.asyncProperty(course, async (of) => {
          who = await world.borrowerWithLoan(date('2026-08-01'))
          const before = await suspenseMinor()
          // The last part may be all that is left.
          const sum = of.parts.slice(0, -1).reduce((total, one) => total + one, 0)
          const amounts = of.isWhole ? [...of.parts.slice(0, -1), all - sum] : of.parts
          const isEnded = (n: number): boolean => !cannotTell.includes('ends') && (of.ends & (1 << n)) !== 0
          const goneMinor = amounts.reduce((total, one, n) => total + (isEnded(n) ? 0 : one), 0)
          const paid = await rig.pay(world, deps, who)
          const hear = async (notice: Notice) => {
            await rig.deliver(deps, notice)
            await runDueJobs(paymentJobs, deps)
          }
          if (paid !== null) await hear(paid)
          const taken: Notice[] = []
          for (const amount of amounts) {
            const notice = rig.takeBack(amount)
            taken.push(notice)
            if (!of.isTogether) await hear(notice)
          }
          // Each is told once at least, some twice, in an order of their own.
          for (const n of [...of.orders, ...taken.keys()]) {
            const notice = taken[n]
            if (notice !== undefined) await hear(notice)
          }
          for (const [n, notice] of taken.entries()) if (isEnded(n)) await hear(rig.giveAgain(notice))
          const waitingMinor = (await waiting()).reduce((total, [, one]) => total + Number(one), 0)
          const onLoanMinor = 560_000 - (await loanStateOf(world, who)).owedMinor
          expect(onLoanMinor - waitingMinor).toBe(all - goneMinor)
          expect((await suspenseMinor()) - before).toBe(0 - waitingMinor)
        }),
        { numRuns: 12 },
      )
    })
  })
}

/** Pays by a code: what rigs of channels share. `provider` stands in the place of one of the samples' channels. */
export function codeRig(of: {
  readonly name: string
  readonly at: string
  readonly provider: () => PaymentProvider
  readonly pay: (ref: string, change?: { failed: boolean }) => Notice
  readonly takeBack: (ref: string, amountMinor: number, currency?: string) => Notice
  readonly giveAgain: (of: Notice) => Notice
}): ReturnRig {
  const number = 'bank-transfer'
  let ref = ''
  return {
    connect({ deps }) {
      const channel = deps.channels.get(number)
      if (channel === undefined) throw new Error('a channel of the samples is not connected')
      const own = { ...channel, provider: of.name, at: of.at, connection: of.provider() }
      return { ...deps, channels: new Map([...deps.channels, [number, own]]) }
    },
    async pay(world, deps, who) {
      const wish = { orderId: who.orderId, amountMinor: all, channelNumber: number }
      const handler: typeof createPayCode = (input, call) => createPayCode(input, { ...call, deps })
      ref = granted(await world.call(handler, who, wish)).ref
      return of.pay(ref)
    },
    fail: () => of.pay(ref, { failed: true }),
    takeBack: (amountMinor, currency) => of.takeBack(ref, amountMinor, currency),
    giveAgain: of.giveAgain,
    async deliver(deps, { rawBody, headers }) {
      const { status, body } = await openNoticeDoor(deps)(number, rawBody, headers)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.result
    },
  }
}
