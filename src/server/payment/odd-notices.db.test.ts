// Providers' notices that do not fit, come back, or are not theirs: nothing odd reaches a loan. Over both engines.

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { walked } from '../../../tests/support/proof-length.ts'
import { date } from '../../core/calendar-date.ts'
import { signatureHeader } from '../adapters/providers/http/signature.ts'
import { HasMoved } from '../db/database-errors.ts'
import { trialBalance } from '../db/ledger/ledger.ts'
import { openNoticeDoor } from './booking/take-notice.ts'
import { getAmountDue } from './get-amount-due.ts'

/** Of a good notice, on each of both engines. */
const mutations = 10_000

const paidOut = date('2026-08-10')
/** Manila: 2026-08-20 18:00, nothing is due. */
const earlyOn = '2026-08-20T10:00:00Z'

onPostgres('a notice', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), earlyOn)
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())
  const { secret, notice, sealed, deliver, codeFor, suspenseMinor, payments, messages, stateOfPage } = noticeTools(
    () => world,
    () => who,
  )

  describe('of money that does not fit', () => {
    it.each([
      ['another currency', { currency: 'INR' }, 'currencyDiffers'],
      ['a payment of tomorrow', { paidAt: new Date('2026-08-21T10:00:00Z') }, 'paidInTheFuture'],
      ['a payment before the loan', { paidAt: new Date('2026-08-01T10:00:00Z') }, 'paidBeforeTheLoan'],
    ] as const)('puts it aside with an alert: %s', async (_, changes, reason) => {
      const before = await suspenseMinor()
      const { payCode, ref } = await codeFor(140_000)
      expect(await world.sandbox.pay({ payCode, ...changes })).toMatchObject({ delivered: [200] })
      expect(await suspenseMinor()).toBe(before + 140_000)
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
      expect(await payments()).toMatchObject([{ state: 'suspense', suspense_reason: reason }])
      expect(await stateOfPage(ref)).toBe('waiting')
      expect(world.alerts).toHaveLength(1)
      expect(world.alerts[0]).toContain('paymentAlert')
      expect(world.alerts[0]).not.toContain(who.phone)
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        'which does not match what we asked for',
      )
      const isForeign = reason === 'currencyDiffers'
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        isForeign ? 'INR 1.400,00' : '₱ 1.400,00',
      )
      const due = granted(await world.call(getAmountDue, who, { orderId: who.orderId }))
      expect(due.notice).toContain('which does not match what we asked for')
    })

    it('says each amount in the currency in which it came', async () => {
      const { payCode } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, currency: 'INR' })
      await world.sandbox.pay({ payCode, paidAt: new Date('2026-08-21T10:00:00Z') })
      const due = granted(await world.call(getAmountDue, who, { orderId: who.orderId }))
      expect(due.notice).toContain('We received INR\u00a01.400,00, ₱\u00a01.400,00,')
    })

    it('puts it aside when another provider names a reference that it was never given', async () => {
      const { ref } = await codeFor(140_000)
      const channel = world.deps.channels.get('bank-transfer')
      if (channel === undefined) throw new Error('no channel')
      const other = { ...channel, number: 'other', provider: 'another provider' }
      const deps = { ...world.deps, channels: new Map([...world.deps.channels, ['other', other]]) }
      const { rawBody, headers } = sealed(notice({ reference: ref }))
      expect(await openNoticeDoor(deps)('other', rawBody, headers)).toMatchObject({ body: { result: 'suspense' } })
      expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    })

    it('puts it aside when its order was never paid out', async () => {
      const before = await suspenseMinor()
      const { payCode } = await codeFor(140_000)
      await world.db.execute('update loan_order set disbursed_on = null where id = $1', [who.orderId])
      await world.sandbox.pay({ payCode })
      expect(await suspenseMinor()).toBe(before + 140_000)
      expect(await payments()).toMatchObject([{ state: 'suspense', suspense_reason: 'paidBeforeTheLoan' }])
    })

    it('puts it aside when its reference is unknown', async () => {
      const before = await suspenseMinor()
      expect(await deliver({ reference: 'nobody knows this' })).toEqual({ status: 200, body: { result: 'suspense' } })
      // Of several databases one that a directory has named says that it does not have it any more.
      const moved = sealed(notice({ reference: 'nobody knows that' }))
      await expect(world.takeNotice('bank-transfer', moved.rawBody, moved.headers, true)).rejects.toThrow(HasMoved)
      expect(await suspenseMinor()).toBe(before + 140_000)
      expect(world.alerts).toHaveLength(1)
    })
  })

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

    it('of a failure after a part was paid leaves the code for the rest', async () => {
      const { payCode, ref } = await codeFor(140_000)
      await world.sandbox.pay({ payCode, amountMinor: 90_000 })
      await world.sandbox.pay({ payCode, type: 'failed' })
      expect(await stateOfPage(ref)).toBe('waiting')
      await world.sandbox.pay({ payCode, amountMinor: 50_000 })
      expect(await stateOfPage(ref)).toBe('paid')
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
      expect((await messages()).map((message) => message.body).join('\n')).toContain(
        'was reversed by your bank or wallet',
      )
      expect(world.alerts).toHaveLength(1)
    })

    it('of a return of money that was put aside takes it from there', async () => {
      const before = await suspenseMinor()
      const { payCode } = await codeFor(140_000)
      const paid = await world.sandbox.pay({ payCode, currency: 'INR' })
      if (!paid.found) throw new Error('no payment')
      await world.sandbox.pay({ payCode, type: 'refunded', currency: 'INR', transactionId: paid.transactionId })
      expect(await suspenseMinor()).toBe(before)
      expect(granted(await world.call(getAmountDue, who, { orderId: who.orderId })).notice).toContain(
        'that we were looking into',
      )
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

    it('of a return of another amount than was asked takes that out of the loan', async () => {
      const { payCode } = await codeFor(140_000)
      const paid = await world.sandbox.pay({ payCode, amountMinor: 90_000 })
      if (!paid.found) throw new Error('no payment')
      const { transactionId } = paid
      await world.sandbox.pay({ payCode, type: 'refunded', amountMinor: 90_000, transactionId })
      expect((await loanStateOf(world, who)).owedMinor).toBe(560_000)
    })

    it('of a partial return leaves the payment on the loan, and the rest to an officer', async () => {
      const ends = new Set<string>()
      const before = await suspenseMinor()
      for (const [index, types] of [
        ['paid', 'refunded'],
        ['refunded', 'paid'],
      ].entries()) {
        who = await world.borrowerWithLoan(paidOut)
        const { ref } = await codeFor(140_000)
        for (const type of types) {
          const amountMinor = type === 'paid' ? 140_000 : 40_000
          await deliver({ type, reference: ref, transactionId: `T-${ref}`, amountMinor })
        }
        expect(await suspenseMinor()).toBe(before - 40_000 * (index + 1))
        const { owedMinor, receivedMinor } = await loanStateOf(world, who)
        ends.add(JSON.stringify([owedMinor, receivedMinor]))
      }
      expect([...ends]).toEqual([JSON.stringify([420_000, 140_000])])
    })

    it('of a return before its payment posts nothing until the payment is heard of', async () => {
      const before = await suspenseMinor()
      await deliver({ type: 'refunded', reference: 'nobody knows this', transactionId: 'T-before' })
      expect(await suspenseMinor()).toBe(before)
      await deliver({ reference: 'nobody knows this', transactionId: 'T-before' })
      expect(await suspenseMinor()).toBe(before)
      const { rows } = await trialBalance(world.db)
      expect(rows.filter((row) => row.account === 'suspense').length).toBeGreaterThan(0)
    })

    it('in any order of four ends the same', async () => {
      const kinds = ['failed', 'paid', 'paid again', 'refunded'] as const
      const ends = new Set<string>()
      for (const order of walked(permutations(kinds), 8)) {
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
      // The money is not on the loan any more, and the page does not say that it is.
      expect([...ends][0]).toContain('"expired"')
    })

    it('of two payments, a rollover and a return end the same in any order', async () => {
      world.setTime('2026-09-09T10:00:00Z')
      const ends = new Set<string>()
      for (const order of walked(permutations([0, 1, 2, 3]), 6)) {
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
          expect((await world.takeNotice('bank-transfer', rawBody, headers)).status).toBe(401)
        }
        const { rawBody } = sealed(notice())
        expect((await world.takeNotice('bank-transfer', rawBody, {})).status).toBe(401)
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

    it(`posts nothing in ${mutations} mutations of a good one`, async () => {
      const { ref } = await codeFor(140_000)
      const { rawBody, headers } = sealed(notice({ reference: ref }))
      const signature = headers[signatureHeader] ?? ''
      await nothingHappened(async () => {
        await fc.assert(
          fc.asyncProperty(mutation(rawBody.length, signature.length), async ({ where, index, change }) => {
            const body = where === 'body' ? flipped(rawBody, index, change) : rawBody
            const signed = where === 'header' ? flippedText(signature, index, change) : signature
            const answer = await world.takeNotice('bank-transfer', body, { [signatureHeader]: signed })
            expect(answer.status).toBe(401)
          }),
          { numRuns: mutations },
        )
      })
      expect((await world.takeNotice('bank-transfer', rawBody, headers)).body.result).toBe('posted')
    })

    it.each([
      ['paid', 'posted', 0],
      ['refunded', 'waits', 1],
      ['failed', 'failed', 0],
    ] as const)('of an event that comes again is not applied again: %s', async (type, result, alertsOfTheFirst) => {
      const { ref } = await codeFor(140_000)
      const told = notice({ type, reference: ref })
      const send = async (body: unknown) => {
        const { rawBody, headers } = sealed(body)
        return (await world.takeNotice('bank-transfer', rawBody, headers)).body.result
      }
      expect(await send(told)).toBe(result)
      const before = [await loanStateOf(world, who), await stateOfPage(ref), await messages()]
      expect(await send(told)).toBe('alreadyApplied')
      expect(world.alerts).toHaveLength(alertsOfTheFirst)
      // The same words in another order are another body: the provider is asked, and nothing is applied.
      expect(await send(Object.fromEntries(Object.entries(told).toReversed()))).toBe('alreadyApplied')
      expect(await send({ ...told, transactionId: `other-${ref}`, amountMinor: 1 })).toBe('alreadyApplied')
      expect(world.alerts).toHaveLength(alertsOfTheFirst + 2)
      expect(world.alerts.at(-1)).toContain('eventIdWithAnotherBody')
      expect([await loanStateOf(world, who), await stateOfPage(ref), await messages()]).toEqual(before)
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
