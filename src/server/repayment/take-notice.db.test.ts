// Providers' notices: what counts, from when, how often, and where money goes that does not fit. Over both engines.

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { type CalendarDate, date } from '../../core/calendar-date.ts'
import { signatureHeader, signNotice } from '../adapters/sandbox-provider/signature.ts'
import { loanBalances, trialBalance } from '../db/ledger.ts'
import { createPayCode } from './create-pay-code.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getPayCode } from './get-pay-code.ts'
import { takeNotice } from './take-notice.ts'

const paidOut = date('2026-08-10')
/** Manila: 2026-08-20 18:00, nothing is due. */
const earlyOn = '2026-08-20T10:00:00Z'
/** Manila: 2026-09-11 18:00, the first payment is late by two days. */
const twoDaysLate = '2026-09-11T10:00:00Z'

onBothEngines('a notice', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), earlyOn)
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())

  const codeFor = async (amountMinor: number, changes: Record<string, unknown> = {}, borrower = who) =>
    granted(
      await world.call(createPayCode, borrower, {
        orderId: borrower.orderId,
        amountMinor,
        channelNumber: 'bank-transfer',
        ...changes,
      }),
    )
  const suspenseMinor = async () => {
    const { rows, balanced } = await trialBalance(world.db)
    expect(balanced).toBe(true)
    return rows
      .filter((row) => row.account === 'suspense')
      .reduce((sum, row) => sum + row.creditMinor - row.debitMinor, 0)
  }
  const payments = () =>
    world.db.query<{ state: string; suspense_reason: string | null; value_date: CalendarDate; applied_as: string }>(
      'select state, suspense_reason, value_date, applied_as from payment where order_id = $1 order by value_date, amount_minor',
      [who.orderId],
    )
  const messages = () =>
    world.db.query<{ body: string }>('select body from sms_message where phone = $1 order by created_at, id', [
      who.phone,
    ])
  const stateOfPage = async (ref: string) => granted(await world.call(getPayCode, who, { ref })).state

  describe('of a payment', () => {
    it('books it, shows it as paid, and sends a receipt', async () => {
      const { payCode, ref } = await codeFor(140_000)
      expect(await stateOfPage(ref)).toBe('waiting')
      expect(await world.sandbox.pay({ payCode })).toMatchObject({ delivered: [200] })
      expect(await stateOfPage(ref)).toBe('paid')
      const state = await loanStateOf(world, who)
      expect(state.instalments.map((instalment) => instalment.standing)).toEqual(['paid', 'next', 'later', 'later'])
      expect((await loanBalances(world.db, who.orderId)).cashClearing).toBe(140_000)
      expect((await messages()).map((message) => message.body)).toContain(
        'Candor Lending: we received ₱\u00a01.400,00. Left to pay: ₱\u00a04.200,00.',
      )
      expect(world.alerts).toEqual([])
    })

    it('counts once when it comes again and again, at once or later', async () => {
      const { payCode } = await codeFor(140_000)
      const before = await messages()
      await world.sandbox.pay({ payCode, times: 20 })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(await payments()).toHaveLength(1)
      expect(await messages()).toHaveLength(before.length + 1)
    })

    it('counts once when the same transaction comes under another event', async () => {
      const { payCode } = await codeFor(140_000)
      const first = await world.sandbox.pay({ payCode })
      if (!first.found) throw new Error('no payment')
      const told = await messages()
      await world.sandbox.pay({ payCode, transactionId: first.transactionId })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(await messages()).toEqual(told)
    })

    it('counts twice when it was really paid twice, and the second time pays in advance', async () => {
      const { payCode } = await codeFor(140_000)
      await world.sandbox.pay({ payCode })
      await world.sandbox.pay({ payCode })
      expect((await loanStateOf(world, who)).owedMinor).toBe(280_000)
    })

    it('counts when the code had expired, or had been replaced', async () => {
      const expired = await codeFor(140_000)
      const replaced = await codeFor(140_000, { channelNumber: 'm-wallet' })
      world.setTime('2026-08-25T10:00:00Z')
      expect(await stateOfPage(expired.ref)).toBe('expired')
      await world.sandbox.pay({ payCode: expired.payCode })
      await world.sandbox.pay({ payCode: replaced.payCode })
      expect(await stateOfPage(expired.ref)).toBe('paid')
      expect((await loanStateOf(world, who)).receivedMinor).toBe(280_000)
    })

    it('takes back the charges since the day on which it was made', async () => {
      world.setTime(twoDaysLate)
      const { payCode } = await codeFor(254_000)
      await world.sandbox.pay({ payCode, paidAt: new Date('2026-09-09T15:59:00Z') })
      const state = await loanStateOf(world, who)
      expect(state.lateChargedMinor).toBe(0)
      expect(state.owedMinor).toBe(560_000 - 254_000)
      expect((await loanBalances(world.db, who.orderId)).penaltyIncome).toBe(0)
    })

    it('made at 23:58 and told at 00:20 bears no charge of the new day', async () => {
      world.setTime('2026-09-09T15:00:00Z')
      const { payCode } = await codeFor(140_000)
      world.setTime('2026-09-09T15:58:00Z')
      await world.sandbox.pay({ payCode, delayMinutes: 22 })
      world.setTime('2026-09-09T16:20:00Z')
      expect((await loanStateOf(world, who)).lateChargedMinor).toBe(107_000)
      await world.sandbox.deliverDue()
      const state = await loanStateOf(world, who)
      expect(state.lateChargedMinor).toBe(0)
      expect(state.instalments[0]?.paidOn).toBe('2026-09-09')
      expect((await payments())[0]?.value_date).toBe('2026-09-09')
    })

    it.each([
      ['philippines', '2026-09-09T15:58:00Z'],
      ['india', '2026-09-09T18:28:00Z'],
      ['indonesia', '2026-09-09T16:58:00Z'],
    ] as const)('has its day from the wall of its market: %s', async (market, justBeforeMidnight) => {
      const currencies = { philippines: 'PHP', india: 'INR', indonesia: 'IDR' } as const
      const amounts = { market, currency: currencies[market] }
      who = await world.borrowerWithLoan(paidOut, amounts)
      world.setTime('2026-09-09T10:00:00Z')
      const { payCode } = await codeFor(140_000)
      world.setTime('2026-09-09T20:00:00Z')
      await world.sandbox.pay({ payCode, paidAt: new Date(justBeforeMidnight) })
      expect((await payments())[0]?.value_date).toBe('2026-09-09')
      const minutesLater = new Date(Date.parse(justBeforeMidnight) + 2 * 60_000)
      const second = await codeFor(140_000, { channelNumber: 'm-wallet' })
      await world.sandbox.pay({ payCode: second.payCode, paidAt: minutesLater })
      expect((await payments())[1]?.value_date).toBe('2026-09-10')
    })

    it('beyond what is owed is kept as credit, and after settlement, too', async () => {
      const all = await codeFor(560_000, { purpose: 'partial' })
      const again = await codeFor(140_000)
      await world.sandbox.pay({ payCode: all.payCode })
      const settled = await loanStateOf(world, who)
      expect([settled.owedMinor, settled.creditBalanceMinor]).toEqual([0, 0])
      await world.sandbox.pay({ payCode: again.payCode })
      const state = await loanStateOf(world, who)
      expect([state.owedMinor, state.creditBalanceMinor]).toEqual([0, 140_000])
      expect((await loanBalances(world.db, who.orderId)).creditBalance).toBe(-140_000)
      expect(await stateOfPage(again.ref)).toBe('paid')
    })
  })

  describe('of a rollover', () => {
    const rollover = () => codeFor(42_000, { rollover: true })

    it('moves the payments and says so', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const { payCode } = await rollover()
      await world.sandbox.pay({ payCode })
      const state = await loanStateOf(world, who)
      expect(state.rolloversUsed).toBe(1)
      expect(state.nextInstalment?.dueDate).toBe('2026-10-09')
      expect(state.owedMinor).toBe(560_000)
      expect((await payments())[0]?.applied_as).toBe('rollover')
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        'Your next payment date is 2026-10-09',
      )
    })

    it('after all that was due is paid counts as a payment, and no fee is taken', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const moving = await rollover()
      const paying = await codeFor(140_000)
      await world.sandbox.pay({ payCode: paying.payCode })
      await world.sandbox.pay({ payCode: moving.payCode })
      const state = await loanStateOf(world, who)
      expect(state.rolloversUsed).toBe(0)
      expect(state.owedMinor).toBe(560_000 - 182_000)
      expect((await payments()).map((payment) => payment.applied_as)).toEqual(['payment', 'payment'])
    })

    it('and a repayment of the same day end the same in either order', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const ends = []
      for (const rolloverFirst of [true, false]) {
        who = await world.borrowerWithLoan(paidOut)
        const codes = [(await rollover()).payCode, (await codeFor(140_000)).payCode]
        for (const payCode of rolloverFirst ? codes : codes.toReversed()) await world.sandbox.pay({ payCode })
        const { owedMinor, creditBalanceMinor, rolloversUsed, instalments } = await loanStateOf(world, who)
        ends.push({ owedMinor, creditBalanceMinor, rolloversUsed, instalments })
      }
      expect(ends[0]).toEqual(ends[1])
    })
  })

  describe('of money that does not fit', () => {
    it.each([
      ['another amount', { amountMinor: 139_999 }, 'amountDiffers'],
      ['more than was asked', { amountMinor: 200_000 }, 'amountDiffers'],
      ['another currency', { currency: 'INR' }, 'currencyDiffers'],
      ['a payment of tomorrow', { paidAt: new Date('2026-08-21T10:00:00Z') }, 'paidInTheFuture'],
      ['a payment before the loan', { paidAt: new Date('2026-08-01T10:00:00Z') }, 'paidBeforeTheLoan'],
    ] as const)('puts it aside with an alert: %s', async (_, changes, reason) => {
      const before = await suspenseMinor()
      const { payCode, ref } = await codeFor(140_000)
      expect(await world.sandbox.pay({ payCode, ...changes })).toMatchObject({ delivered: [200] })
      const amountMinor = 'amountMinor' in changes ? changes.amountMinor : 140_000
      expect(await suspenseMinor()).toBe(before + amountMinor)
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
      expect(await payments()).toMatchObject([{ state: 'suspense', suspense_reason: reason }])
      expect(await stateOfPage(ref)).toBe('waiting')
      expect(world.alerts).toHaveLength(1)
      expect(world.alerts[0]).toContain('paymentAlert')
      expect(world.alerts[0]).not.toContain(who.phone)
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        'which does not fit what was asked',
      )
      const due = granted(await world.call(getAmountDue, who, { orderId: who.orderId }))
      expect(due.notice).toContain('which does not fit what was asked')
    })

    it('puts it aside when another provider names a reference that it was never given', async () => {
      const { ref } = await codeFor(140_000)
      const channel = world.deps.channels.get('bank-transfer')
      if (channel === undefined) throw new Error('no channel')
      const other = { ...channel, number: 'other', provider: 'another provider' }
      const deps = { ...world.deps, channels: new Map([...world.deps.channels, ['other', other]]) }
      const { rawBody, headers } = sealed(notice({ reference: ref }))
      expect(await takeNotice(deps, 'other', rawBody, headers)).toMatchObject({ body: { result: 'suspense' } })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    })

    it('puts it aside when nobody knows the reference', async () => {
      const before = await suspenseMinor()
      expect(await deliver({ reference: 'nobody knows this' })).toEqual({ status: 200, body: { result: 'suspense' } })
      expect(await suspenseMinor()).toBe(before + 140_000)
      expect(world.alerts).toHaveLength(1)
    })
  })

  const notice = (changes: Record<string, unknown> = {}) => ({
    eventId: `event-${world.deps.random.token(8)}`,
    type: 'paid',
    reference: 'a reference',
    transactionId: `transaction-${world.deps.random.token(8)}`,
    amountMinor: 140_000,
    currency: 'PHP',
    paidAt: '2026-08-20T09:59:00Z',
    ...changes,
  })
  const secret = () => world.deps.config.paymentWebhookSecrets[0] ?? ''
  const sealed = (body: unknown, at = world.deps.clock.now(), key = secret()) => {
    const rawBody = new TextEncoder().encode(JSON.stringify(body))
    return { rawBody, headers: { [signatureHeader]: signNotice(key, rawBody, at) } }
  }
  const deliver = (changes: Record<string, unknown> = {}, channel = 'bank-transfer') => {
    const { rawBody, headers } = sealed(notice(changes))
    return takeNotice(world.deps, channel, rawBody, headers)
  }

  describe('of a failure or a return', () => {
    it('of a failure ends a waiting code; a payment that comes after all counts', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, type: 'failed' })
      expect(await stateOfPage(ref)).toBe('expired')
      await world.sandbox.pay({ payCode })
      expect(await stateOfPage(ref)).toBe('paid')
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
    })

    it('of a failure after the payment changes nothing', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode })
      await world.sandbox.pay({ payCode, type: 'failed' })
      expect(await stateOfPage(ref)).toBe('paid')
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
    })

    it('of a return takes the payment out of the loan, with an alert and a message', async () => {
      const { payCode } = await codeFor(140_000)
      const paid = await world.sandbox.pay({ payCode })
      if (!paid.found) throw new Error('no payment')
      const { transactionId } = paid
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId, times: 5 })
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId })
      expect((await loanStateOf(world, who)).owedMinor).toBe(560_000)
      expect((await loanBalances(world.db, who.orderId)).cashClearing).toBe(0)
      expect((await messages()).map((message) => message.body).join('\n')).toContain('was taken back by the bank')
      expect(world.alerts).toHaveLength(1)
    })

    it('of a return of money that was put aside takes it from there', async () => {
      const before = await suspenseMinor()
      const { payCode } = await codeFor(140_000)
      const paid = await world.sandbox.pay({ payCode, amountMinor: 1_000 })
      if (!paid.found) throw new Error('no payment')
      await world.sandbox.pay({ payCode, type: 'refunded', amountMinor: 1_000, transactionId: paid.transactionId })
      expect(await suspenseMinor()).toBe(before)
      expect(granted(await world.call(getAmountDue, who, { orderId: who.orderId })).notice).toBe('')
    })

    it('of a return of money that had the right amount and was put aside all the same takes it from there, too', async () => {
      const before = await suspenseMinor()
      const { payCode } = await codeFor(140_000)
      const paid = await world.sandbox.pay({ payCode, paidAt: new Date('2026-08-01T10:00:00Z') })
      if (!paid.found) throw new Error('no payment')
      expect(await suspenseMinor()).toBe(before + 140_000)
      await world.sandbox.pay({ payCode, type: 'refunded', transactionId: paid.transactionId })
      expect(await suspenseMinor()).toBe(before)
    })

    it('in any order of four ends the same', async () => {
      const kinds = ['failed', 'paid', 'paid again', 'refunded'] as const
      const ends = new Set<string>()
      for (const order of permutations(kinds)) {
        who = await world.borrowerWithLoan(paidOut)
        const { ref } = await codeFor(140_000)
        const transactionId = `T-${ref}`
        for (const kind of order) {
          const type = kind === 'paid again' ? 'paid' : kind
          await deliver({ type, reference: ref, transactionId })
        }
        const { owedMinor, creditBalanceMinor, receivedMinor } = await loanStateOf(world, who)
        const balances = await loanBalances(world.db, who.orderId)
        ends.add(JSON.stringify([owedMinor, creditBalanceMinor, receivedMinor, balances, await stateOfPage(ref)]))
      }
      expect(ends.size).toBe(1)
      expect([...ends][0]).toContain('"paid"')
    })

    it('of two payments, a rollover and a return end the same in any order', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const ends = new Set<string>()
      for (const order of permutations([0, 1, 2, 3])) {
        who = await world.borrowerWithLoan(paidOut)
        const repayment = await codeFor(140_000)
        const part = await codeFor(30_000, { purpose: 'partial' })
        const moving = await codeFor(42_000, { rollover: true })
        const paidAt = '2026-09-09T10:00:00Z'
        const told = [
          { reference: repayment.ref, transactionId: `1-${repayment.ref}`, amountMinor: 140_000, paidAt },
          { reference: part.ref, transactionId: `2-${repayment.ref}`, amountMinor: 30_000, paidAt },
          { reference: moving.ref, transactionId: `3-${repayment.ref}`, amountMinor: 42_000, paidAt },
          {
            reference: repayment.ref,
            transactionId: `1-${repayment.ref}`,
            amountMinor: 140_000,
            paidAt,
            type: 'refunded',
          },
        ]
        for (const index of order) await deliver(told[index])
        const { owedMinor, rolloversUsed, instalments } = await loanStateOf(world, who)
        ends.add(JSON.stringify([owedMinor, rolloversUsed, instalments, await loanBalances(world.db, who.orderId)]))
      }
      expect(ends.size).toBe(1)
    })
  })

  describe('that is not the provider’s', () => {
    const nothingHappened = async (run: () => Promise<unknown>) => {
      const count = async () =>
        (
          await world.db.query<{ n: number }>(
            'select (select count(*) from entry) + (select count(*) from provider_event) + (select count(*) from payment) as n',
          )
        )[0]?.n
      const before = await count()
      await run()
      expect(await count()).toBe(before)
    }

    it('is refused when it is forged, old, from the future, or signed with a secret that no longer holds', async () => {
      await nothingHappened(async () => {
        const now = world.deps.clock.now().getTime()
        for (const [at, key] of [
          [now - 301_000, secret()],
          [now + 301_000, secret()],
          [now, 'a secret of somebody else, long enough'],
        ] as const) {
          const { rawBody, headers } = sealed(notice(), new Date(at), key)
          expect((await takeNotice(world.deps, 'bank-transfer', rawBody, headers)).status).toBe(401)
        }
        const { rawBody } = sealed(notice())
        expect((await takeNotice(world.deps, 'bank-transfer', rawBody, {})).status).toBe(401)
      })
    })

    it('is refused at an address of no channel, and when it is signed but cannot be read', async () => {
      await nothingHappened(async () => {
        expect((await deliver({}, 'nowhere')).status).toBe(404)
        for (const change of [
          { amountMinor: -1 },
          { amountMinor: 1.5 },
          { amountMinor: 1e15 },
          { amountMinor: '140000' },
          { currency: 'PESO' },
          { paidAt: 'yesterday' },
          { type: 'stolen' },
          { eventId: '' },
        ]) {
          expect((await deliver(change)).status).toBe(400)
        }
      })
      expect(world.alerts).toHaveLength(8)
    })

    it('posts nothing in 500 mutations of a good one', async () => {
      const { ref } = await codeFor(140_000)
      const { rawBody, headers } = sealed(notice({ reference: ref }))
      const signature = headers[signatureHeader] ?? ''
      await nothingHappened(async () => {
        await fc.assert(
          fc.asyncProperty(mutation(rawBody.length, signature.length), async ({ where, index, change }) => {
            const body = where === 'body' ? flipped(rawBody, index, change) : rawBody
            const signed = where === 'header' ? flippedText(signature, index, change) : signature
            const answer = await takeNotice(world.deps, 'bank-transfer', body, { [signatureHeader]: signed })
            expect(answer.status).toBe(401)
          }),
          { numRuns: 500 },
        )
      })
      expect((await takeNotice(world.deps, 'bank-transfer', rawBody, headers)).body.result).toBe('posted')
    })

    it('is not applied when an event id comes back with another body', async () => {
      const { ref } = await codeFor(140_000)
      await deliver({ eventId: `E-${ref}`, reference: ref })
      expect(await deliver({ eventId: `E-${ref}`, reference: ref })).toMatchObject({
        body: { result: 'alreadyApplied' },
      })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
      expect(world.alerts).toHaveLength(1)
    })
  })
})

const mutation = (bodyLength: number, headerLength: number) =>
  fc.oneof(
    fc.record({
      where: fc.constant('body' as const),
      index: fc.nat(bodyLength - 1),
      change: fc.integer({ min: 1, max: 255 }),
    }),
    fc.record({
      where: fc.constant('header' as const),
      index: fc.nat(headerLength - 1),
      change: fc.integer({ min: 1, max: 127 }),
    }),
  )

function flipped(bytes: Uint8Array, index: number, change: number): Uint8Array {
  return bytes.map((byte, place) => (place === index ? byte ^ change : byte))
}

function flippedText(text: string, index: number, change: number): string {
  return Buffer.from(flipped(Buffer.from(text, 'latin1'), index, change)).toString('latin1')
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
