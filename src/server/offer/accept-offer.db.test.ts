// From the offer to the application: the figures of the offer, what a push must say, and one order whatever the rush.

import { beforeAll, describe, expect, it } from 'vitest'
import { diceOf } from '../../../tests/simulation/dice.ts'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, type LendingWorld, openLendingWorld, refusedAs } from '../../../tests/support/lending.ts'
import { isLong } from '../../../tests/support/proof-length.ts'
import type { CallInput } from '../../contracts/endpoints.ts'
import { date } from '../../core/calendar-date.ts'
import { writtenDate } from '../../core/written-date.ts'
import { withIdempotency } from '../db/idempotency.ts'
import { acceptOffer } from './accept-offer.ts'
import { getOffer } from './get-offer.ts'
import { newOffersADay } from './limits.ts'

type Push = CallInput<'acceptOffer'>

async function pushFor(world: LendingWorld, who: Awaited<ReturnType<LendingWorld['borrower']>>, productId: string) {
  const offer = granted(await world.call(getOffer, who, { productId }))
  return {
    principalMinor: offer.principalMinor,
    termDays: offer.termDays,
    termUnit: 'day',
    productId,
    offerId: offer.offerId,
    agreed: true,
  } satisfies Push
}

onPostgres('the offer', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  it('says what 5,000.00 for 120 days costs, as the pages promise', async () => {
    const who = await world.borrower()
    const offer = granted(await world.call(getOffer, who, { productId: 'candor-cash' }))
    expect(offer).toMatchObject({
      principalMinor: 500_000,
      termDays: 120,
      termUnit: 'day',
      instalmentCount: 4,
      rateText: '0,1\u00a0% a day',
      currencySymbol: '₱',
      firstDueDate: '2026-09-09',
      firstPeriodDays: 30,
      agreementTicked: true,
      payoutAccount: { bankName: 'Candor Bank', maskedNumber: '•••• 4417' },
      disclosure: {
        apr: 125.9,
        netProceedsMinor: 475_000,
        totalRepayableMinor: 560_000,
        totalCostMinor: 85_000,
        interestMinor: 60_000,
        feesDeductedMinor: 25_000,
        lateCap: 'No legal limit is set here',
        coolingOffUntil: '2026-08-13',
      },
    })
    expect(offer.retentionText).toContain(`until ${writtenDate('en')('2026-08-10')}.`)
    expect(offer.plan).toEqual([
      { amountMinor: 140_000, dueDate: '2026-09-09' },
      { amountMinor: 140_000, dueDate: '2026-10-09' },
      { amountMinor: 140_000, dueDate: '2026-11-08' },
      { amountMinor: 140_000, dueDate: '2026-12-08' },
    ])
    expect(offer.disclosure.lateRule).toBe(
      '₱\u00a01.000,00 once, then 5\u00a0% a day on the unpaid amount, 4\u00a0% from day 31, 2\u00a0% from day 91',
    )
    expect(offer.disclosure.lateExamples.map(({ days }) => days)).toEqual([7, 30, 60, 90])
  })

  it('shows the cap beside the price list where the market has one', async () => {
    const who = await world.borrower({ market: 'reference' })
    const { disclosure, agreementTicked } = granted(await world.call(getOffer, who, { productId: 'candor-cash-ref' }))
    expect(disclosure.lateCap).toContain('0,8\u00a0% a day, all in')
    expect(disclosure.totalCostCapMinor).toBe(500_000)
    expect(disclosure.lateExamples.every(({ nominalMinor, chargedMinor }) => chargedMinor < nominalMinor)).toBe(true)
    expect(agreementTicked).toBe(false)
  })

  it('is within the caps of its market for every sample product, at both ends of its range', async () => {
    const products = await world.db.query<{ id: string; market: 'standard'; min: number; max: number }>(
      `select id, market, (definition->>'minPrincipalMinor')::bigint as min,
        (definition->>'maxPrincipalMinor')::bigint as max from product order by id`,
    )
    expect(products).toHaveLength(12)
    for (const { id, market, min, max } of products) {
      const who = await world.borrower({ market })
      for (const principalMinor of [min, max])
        granted(await world.call(getOffer, who, { productId: id, principalMinor }))
    }
  })

  it('stays the same offer when it is looked at again', async () => {
    const who = await world.borrower()
    const first = granted(await world.call(getOffer, who, { productId: 'candor-cash' }))
    const again = granted(await world.call(getOffer, who, { productId: 'candor-cash' }))
    const other = granted(await world.call(getOffer, who, { productId: 'candor-cash', principalMinor: 200_000 }))
    expect(again.offerId).toBe(first.offerId)
    expect(other.offerId).not.toBe(first.offerId)
  })

  it('is new so often a day: a borrower cannot fill the database by looking at one amount after the other', async () => {
    const who = await world.borrower()
    const look = (principalMinor: number) => world.call(getOffer, who, { productId: 'candor-cash', principalMinor })
    granted(await look(200_000))
    const [made] = await world.db.query<{ used: number }>(
      'update rate_window set used = $2 where key = $1 returning used',
      [`offers:${who.borrowerId}`, newOffersADay - 1],
    )
    expect(made).toEqual({ used: newOffersADay - 1 })
    granted(await look(300_000))
    expect(await look(400_000)).toMatchObject({ refused: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    // One that stands already is shown all the same, and somebody else has a day of their own.
    granted(await look(200_000))
    granted(await world.call(getOffer, await world.borrower(), { productId: 'candor-cash', principalMinor: 400_000 }))
  })

  it('is refused for a product of another market, an unknown one, and an amount outside the range', async () => {
    const who = await world.borrower()
    expect(refusedAs(await world.call(getOffer, who, { productId: 'candor-cash-ref' }))).toBe('productIsUnknown')
    expect(refusedAs(await world.call(getOffer, who, { productId: 'nothing' }))).toBe('productIsUnknown')
    const tooMuch = await world.call(getOffer, who, { productId: 'candor-cash', principalMinor: 1_000_001 })
    expect(tooMuch).toEqual({
      refused: 'principalIsOutOfRange',
      values: { min: '₱\u00a01.000,00', max: '₱\u00a010.000,00' },
    })
  })

  it('has no account on it while none is bound', async () => {
    const who = await world.borrower({ account: false })
    expect(granted(await world.call(getOffer, who, { productId: 'candor-cash' })).payoutAccount).toBeNull()
  })
})

onPostgres('accepting an offer', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  it('makes an order in review, with the agreed words kept to the letter', async () => {
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    const answer = granted(await world.call(acceptOffer, who, push))
    expect(answer.detailsUrl).toBe(`/loan-detail?productId=candor-cash&orderId=${answer.orderId}&from=confirm`)
    const order = await world.order(who, answer.orderId)
    expect(order).toMatchObject({ status: 'inReview', offerId: push.offerId, payoutState: 'none' })
    const kept = await world.db.query<{
      document: string
      hash: string
      real: string
      ticked: boolean
      address: string
    }>(
      `select document, text_hash as hash, encode(sha256(convert_to(body, 'UTF8')), 'hex') as real,
        ticked_by_default as ticked, address_hash as address
        from consent join agreement_text on hash = text_hash where order_id = $1 order by position`,
      [answer.orderId],
    )
    expect(kept.map(({ document }) => document)).toEqual(['keyFacts', 'loanAgreement', 'privacy'])
    expect(kept.every(({ hash, real }) => hash === real)).toBe(true)
    expect(kept[0]).toMatchObject({ ticked: true, address: 'address-hash' })
  })

  it.each([
    ['another amount', { principalMinor: 500_001 }, 'offerHasChanged'],
    ['another term', { termDays: 121 }, 'offerHasChanged'],
    ['another product', { productId: 'salary-bridge' }, 'offerHasChanged'],
    ['no agreement', { agreed: false }, 'agreementIsNotAccepted'],
    ['an unknown offer', { offerId: 'O0000000000000000' }, 'notFound'],
  ] as const)('is refused with %s', async (_, wrong, refusal) => {
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    expect(refusedAs(await world.call(acceptOffer, who, { ...push, ...wrong }))).toBe(refusal)
    expect(await world.db.query('select 1 from loan_order where borrower_id = $1', [who.borrowerId])).toEqual([])
  })

  it('signs the term and the first payment that were chosen', async () => {
    const who = await world.borrower()
    const asked = { productId: 'candor-cash', principalMinor: 200_000, termDays: 180, firstDueDate: date('2026-08-31') }
    const offer = granted(await world.call(getOffer, who, asked))
    expect(offer).toMatchObject({ principalMinor: 200_000, termDays: 180, instalmentCount: 6 })
    expect(offer).toMatchObject({ firstDueDate: '2026-08-31', firstPeriodDays: 21 })
    expect(granted(await world.call(getOffer, who, asked)).offerId).toBe(offer.offerId)
    const push = { ...asked, termUnit: 'day', offerId: offer.offerId, agreed: true } as const
    expect(refusedAs(await world.call(acceptOffer, who, { ...push, termDays: 120 }))).toBe('offerHasChanged')
    const { orderId } = granted(await world.call(acceptOffer, who, push))
    const order = await world.order(who, orderId)
    expect(order?.terms).toMatchObject({ termDays: 180, instalmentCount: 6, firstDueDays: 21 })
    const [agreed] = await world.db.query<{ body: string }>(
      `select body from consent join agreement_text on hash = text_hash where order_id = $1 and document = 'keyFacts'`,
      [orderId],
    )
    for (const { dueDate } of offer.plan) expect(agreed?.body).toContain(writtenDate('en')(dueDate))
    expect(agreed?.body).not.toContain('6 × 30 days')
  })

  it('is refused with a term or a first payment that the product has not', async () => {
    const who = await world.borrower()
    const productId = 'candor-cash'
    expect(refusedAs(await world.call(getOffer, who, { productId, termDays: 150 }))).toBe('planIsNotOffered')
    expect(refusedAs(await world.call(getOffer, who, { productId, firstDueDate: date('2026-08-11') }))).toBe(
      'planIsNotOffered',
    )
  })

  it('is refused with another borrower’s offer, in the words of a missing one', async () => {
    const push = await pushFor(world, await world.borrower(), 'candor-cash')
    expect(refusedAs(await world.call(acceptOffer, await world.borrower(), push))).toBe('notFound')
  })

  it('is refused once the offer has expired', async () => {
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    world.setTime('2026-08-11T02:00:00Z')
    const late = await world.call(acceptOffer, who, push)
    world.setTime('2026-08-10T02:00:00Z')
    expect(refusedAs(late)).toBe('offerHasExpired')
  })

  it('is refused when a paper reads differently than it was shown', async () => {
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    await world.db.execute(`update offer set agreements = jsonb_set(agreements, '{1,textHash}', '"0"') where id = $1`, [
      push.offerId,
    ])
    expect(refusedAs(await world.call(acceptOffer, who, push))).toBe('agreementHasChanged')
  })

  it('is refused without an account to pay to', async () => {
    const who = await world.borrower({ account: false })
    const push = await pushFor(world, who, 'candor-cash')
    expect(refusedAs(await world.call(acceptOffer, who, push))).toBe('payoutAccountIsMissing')
  })

  it('names the page of the application while one is under way, and of none before or after it', async () => {
    const who = await world.borrower()
    const page = async () => granted(await world.call(getOffer, who, { productId: 'candor-cash' })).applicationUrl
    expect(await page()).toBeUndefined()
    const orderId = await world.apply(who, 'candor-cash')
    expect(await page()).toBe(`/loan-detail?productId=candor-cash&orderId=${orderId}`)
    await world.runJobs()
    expect(await world.status(who, orderId)).toBe('active')
    expect(await page()).toBeUndefined()
  })

  it('is refused while another order for the product is open, and not for another product', async () => {
    const who = await world.borrower()
    await world.apply(who, 'candor-cash')
    const second = await pushFor(world, who, 'candor-cash')
    expect(refusedAs(await world.call(acceptOffer, who, second))).toBe('anotherLoanIsOpen')
    await world.apply(who, 'salary-bridge')
  })

  it('answers the same order when the same offer is accepted again, also after it has expired', async () => {
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    const first = granted(await world.call(acceptOffer, who, push))
    expect(granted(await world.call(acceptOffer, who, push))).toEqual(first)
    world.setTime('2026-08-15T02:00:00Z')
    expect(granted(await world.call(acceptOffer, who, push))).toEqual(first)
    world.setTime('2026-08-10T02:00:00Z')
  })

  it('keeps what was agreed to from being changed', async () => {
    const who = await world.borrower()
    await world.apply(who, 'candor-cash')
    await expect(world.db.execute(`update consent set title = 'x'`)).rejects.toThrow(/append-only/)
    await expect(world.db.execute('delete from agreement_text')).rejects.toThrow(/append-only/)
  })
})

describe('a push that was edited on the way', () => {
  const database = useDatabase(postgres)
  const pushes = isLong ? 2_000 : 200

  it(`makes no loan, ${pushes} times over, and the true one still makes that of the offer`, async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    const theirs = await pushFor(world, await world.borrower(), 'candor-cash')
    const dice = diceOf(Math.floor(Math.random() * 2 ** 31))
    const number = (good: number) =>
      dice.pick([0, 1, good - 1, good + 1, good * 10, -good, good / 2, 2 ** 31, 1e15, dice.between(1, 2 * good)])
    const edits: readonly (() => Partial<Push>)[] = [
      () => ({ principalMinor: number(push.principalMinor) }),
      () => ({ termDays: number(push.termDays) }),
      () => ({ productId: dice.pick(['salary-bridge', 'none', '', push.productId.toUpperCase()]) }),
      () => ({ offerId: dice.pick([theirs.offerId, 'none', '', push.offerId.slice(1), push.offerId.toLowerCase()]) }),
      () => ({ agreed: false }),
    ]
    const answers: Record<string, number> = {}
    for (let n = 0; n < pushes; n += 1) {
      const edited = { ...push, ...dice.pick(edits)(), ...(dice.chance(30) ? dice.pick(edits)() : {}) }
      if (JSON.stringify(edited) === JSON.stringify(push)) continue
      const refusal = refusedAs(await world.call(acceptOffer, who, edited))
      answers[String(refusal)] = (answers[String(refusal)] ?? 0) + 1
    }
    expect(Object.keys(answers).sort()).toEqual(['agreementIsNotAccepted', 'notFound', 'offerHasChanged'])
    expect(await world.db.query('select 1 from loan_order', [])).toEqual([])
    const { orderId } = granted(await world.call(acceptOffer, who, push))
    expect((await world.order(who, orderId))?.terms).toMatchObject({
      principalMinor: push.principalMinor,
      termDays: push.termDays,
    })
  })
})

describe('fifty identical pushes at once', () => {
  const database = useDatabase(postgres)

  it('make one order, and all of them hear of it', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.call(acceptOffer, who, push)))
    expect(new Set(answers.map((answer) => JSON.stringify(granted(answer)))).size).toBe(1)
    const orders = await world.db.query('select id from loan_order where borrower_id = $1', [who.borrowerId])
    const jobs = await world.db.query(`select id from job where topic = 'decideApplication'`)
    expect([orders.length, jobs.length]).toEqual([1, 1])
  })

  it('make one order under one idempotency key', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const push = await pushFor(world, who, 'candor-cash')
    const record = {
      owner: who.borrowerId,
      scope: `${who.borrowerId}:acceptOffer`,
      key: 'once',
      requestHash: 'same',
      now: world.deps.clock.now(),
      mode: 'transaction' as const,
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        withIdempotency(world.db, record, (tx) => acceptOffer(push, world.callOf(who, tx))),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(granted(answer)))).size).toBe(1)
    const orders = await world.db.query('select id from loan_order where borrower_id = $1', [who.borrowerId])
    expect(orders).toHaveLength(1)
  })

  it('of two offers for one product make one order', async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const small = granted(await world.call(getOffer, who, { productId: 'candor-cash', principalMinor: 100_000 }))
    const push = await pushFor(world, who, 'candor-cash')
    const other = { ...push, principalMinor: 100_000, offerId: small.offerId }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => world.call(acceptOffer, who, index % 2 === 0 ? push : other)),
    )
    const orders = await world.db.query('select id from loan_order where borrower_id = $1', [who.borrowerId])
    expect(orders).toHaveLength(1)
    expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(10)
  })
})
