// Every live code beside every event that lowers a debt: none asks for more than its purpose takes then (PAYMENT-65).

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import type { PayPurpose } from '../../core/payment/pay-purpose.ts'
import { isRefusal } from '../../core/refusal.ts'
import { recordEvent } from '../account/loan/door.ts'
import { bookPayment } from './booking/book-payment.ts'
import { getPayCode } from './code/get-pay-code.ts'
import { getCreditUses } from './credit/get-credit-uses.ts'
import { spendCredit } from './credit/spend-credit.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getCoolingOffQuote, getSettlementQuote } from './get-closing-quotes.ts'
import { getRollover } from './get-rollover.ts'
import { withdrawStaleCodes } from './intent/stale-codes.ts'

const paidOutOn = date('2026-08-10')
/** Each purpose on a day on which it is open, and the events that cannot happen on that day. */
const live: readonly (readonly [PayPurpose, string, readonly string[]])[] = [
  ['repayment', '2026-09-12', ['the early end', 'the money given back']],
  ['partial', '2026-09-12', ['the early end', 'the money given back']],
  ['rollover', '2026-09-12', ['the early end', 'the money given back']],
  ['settlement', '2026-10-15', ['the money given back']],
  ['coolingOff', '2026-08-11', ['the credit of another loan', 'a rollover', 'the early end']],
]

onPostgres('a live code', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-10T10:00:00Z')
  })
  afterEach(() => world.close())
  const { deliver, codeFor } = noticeTools(
    () => world,
    () => who,
  )
  const order = () => ({ orderId: who.orderId })
  const today = () => world.deps.clock.today('Asia/Manila')

  /** What the page of a purpose asks for now; null where it asks for nothing. */
  const quoteOf = async (purpose: PayPurpose): Promise<number | null> => {
    if (purpose === 'partial') return (await loanStateOf(world, who)).owedMinor
    if (purpose === 'rollover') {
      const shown = await world.call(getRollover, who, order())
      return isRefusal(shown) ? null : shown.rollover.feeMinor
    }
    if (purpose === 'repayment') {
      const shown = await world.call(getAmountDue, who, order())
      return isRefusal(shown) ? null : shown.amountMinor
    }
    const closing = purpose === 'settlement' ? getSettlementQuote : getCoolingOffQuote
    const shown = await world.call(closing, who, order())
    return isRefusal(shown) ? null : shown.totalMinor
  }
  const byCard = (amountMinor: number) =>
    world.db.transaction((tx) => {
      const { orderId, borrowerId } = who
      const heard = { provider: 'cards', transactionId: `card-${orderId}`, channel: 'card', reference: orderId }
      const paid = { ...heard, amountMinor, currency: 'PHP', paidAt: world.deps.clock.now() }
      const asked = { orderId, borrowerId, purpose: 'repayment', amountMinor, currency: 'PHP', intent: null } as const
      return bookPayment(tx, world.deps, paid, asked)
    })
  /** Pays a code of another purpose; false where it is not open. */
  const byCode = async (purpose: PayPurpose): Promise<boolean> => {
    const quoted = await quoteOf(purpose)
    if (quoted === null) return false
    const { ref } = await codeFor(quoted, { purpose, channelNumber: 'm-wallet' })
    await deliver({ reference: ref, amountMinor: quoted, paidAt: world.deps.clock.now().toISOString() }, 'm-wallet')
    return true
  }
  type Act = LoanEvent extends infer One ? (One extends LoanEvent ? Omit<One, 'id'> : never) : never
  const byOfficer = async (event: Act): Promise<true> => {
    await world.db.transaction(async (tx) => {
      await recordEvent(tx, world.deps, { ...order(), sourceKey: `${event.kind}:${who.orderId}`, event })
      await withdrawStaleCodes(tx, world.deps, who.orderId)
    })
    return true
  }

  /** Each answers whether it could happen. */
  const events: Readonly<Record<string, () => Promise<boolean>>> = {
    'a part by card': () => byCard(100_000).then(() => true),
    'all of it by card': () => byCard(900_000).then(() => true),
    'the credit of another loan': async () => {
      const other = await world.anotherLoan(who, paidOutOn)
      const event = { kind: 'payment', valueDate: paidOutOn, amountMinor: 660_000 } as const
      const much = { orderId: other.orderId, sourceKey: `much:${other.orderId}`, event }
      await world.db.transaction((tx) => recordEvent(tx, world.deps, much))
      const { offers } = granted(await world.call(getCreditUses, other, { orderId: other.orderId }))
      const [offer] = offers
      if (offer === undefined) return false
      const wish = { orderId: other.orderId, toOrderId: who.orderId, amountMinor: offer.amountMinor }
      granted(await world.call(spendCredit, other, wish))
      return true
    },
    'a waiver': () => byOfficer({ kind: 'waiver', valueDate: today(), part: 'principal', amountMinor: 100_000 }),
    'a charge holiday': () => byOfficer({ kind: 'chargeHoliday', valueDate: today(), lastDay: today() }),
    'a payment plan': () => {
      const dueDates = [{ n: 1, dueDate: date('2026-12-01') }]
      return byOfficer({ kind: 'hardshipPlan', valueDate: today(), lastDay: date('2026-12-01'), dueDates })
    },
    'a write-off': () => byOfficer({ kind: 'writeOff', valueDate: today() }),
    'a rollover': () => byCode('rollover'),
    'the early end': () => byCode('settlement'),
    'the money given back': () => byCode('coolingOff'),
  }

  it.each(live)('for a %s asks for no more than that takes, whatever lowers the debt', async (purpose, day, never) => {
    const impossible: string[] = []
    for (const [name, happens] of Object.entries(events)) {
      world.setTime('2026-08-10T10:00:00Z')
      who = await world.borrowerWithLoan(paidOutOn)
      world.setTime(`${day}T10:00:00Z`)
      const asked = (await quoteOf(purpose)) ?? 0
      expect(asked).toBeGreaterThan(0)
      const { ref } = await codeFor(asked, { purpose })
      if (!(await happens())) {
        impossible.push(name)
        continue
      }
      const now = (await quoteOf(purpose)) ?? 0
      const { state } = granted(await world.call(getPayCode, who, { ref }))
      const rows = await world.db.query<{ state: string }>('select state from payment_intent where ref = $1', [ref])
      // Paid by its own event, or withdrawn, or no more than what its page asks for.
      if (now < asked) expect([name, state, rows[0]?.state]).toEqual([name, 'expired', 'cancelled'])
      else expect([name, state]).toEqual([name, 'waiting'])
    }
    expect(impossible).toEqual(never)
  })
})
