// The queue of late loans as rows: the lender's thresholds, steps and counts, without a look at loans that are not late.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { date } from '../../core/calendar-date.ts'
import { type CollectionRules, lateSteps, nextStepOf, usualCollectionRules } from '../../core/desk/late-loan.ts'
import { countLate, type LateWanted, lateFactsOf, listLate } from './late-loan-query.ts'

const now = new Date('2026-11-20T04:00:00Z')
const today = date('2026-11-20')

/** Twelve loans, n days late, owing 100 times n. */
const fill = `
  insert into officer (id, name, role, created_at) values ('f', 'Farah', 'collections', now());
  insert into borrower (id, created_at, market, phone) select 'b' || n, now(), 'philippines', '90000000' || n from generate_series(1, 12) n;
  insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor)
    select 'l' || n, 'philippines', 'b' || n, '2026-11-01', date '2026-11-20' - n, 100 * n from generate_series(1, 12) n;
  insert into owed_loan (order_id, market, borrower_id, day, next_due, owed_minor)
    values ('current', 'philippines', 'b1', '2026-11-01', '2026-11-20', 100), ('paid', 'philippines', 'b1', '2026-11-01', null, 0);`

describe('late loans', () => {
  const database = useDatabase(postgres)
  const ask = async (rules: Partial<CollectionRules>, more: Partial<LateWanted> = {}) => {
    const scope = { now, today, rules: { ...usualCollectionRules, ...rules }, market: null }
    const wanted = {
      ...scope,
      bucket: null,
      owner: null,
      step: null,
      sort: 'late',
      after: null,
      limit: 100,
      ...more,
    } as const
    return (await listLate(database(), wanted)).map(({ orderId }) => orderId)
  }

  it('are work by the days and the sum of the lender, and with something broken from the first late day', async () => {
    await database().transaction((tx) => tx.script(fill))
    expect(await ask({})).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `l${n}`))
    expect(await ask({ fromDaysLate: 10 })).toEqual(['l12', 'l11', 'l10'])
    expect(await ask({ leastOwedMinor: { philippines: 1_100 } })).toEqual(['l12', 'l11'])
    // A payment of the first was taken back.
    await database().transaction((tx) =>
      // The queue reads the event alone: its order, and what it took back, are of no matter here.
      tx.script(`set local session_replication_role = replica;
        insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, source_key, created_at)
          values ('back', 'l1', 'reversal', '2026-11-19', '2026-11-19', 100, 'back', now())`),
    )
    expect(await ask({ fromDaysLate: 10 })).toEqual(['l12', 'l11', 'l10', 'l1'])
    expect(await ask({ fromDaysLate: 10, returnedPaymentDays: 0 })).toEqual(['l12', 'l11', 'l10'])
  })

  it('have the step by which they are found, and are counted up to a number', async () => {
    const scope = { now, today, rules: usualCollectionRules, market: null }
    for (const step of lateSteps) {
      const wanted = { ...scope, bucket: null, owner: null, step, sort: 'late', after: null, limit: 100 } as const
      const loans = await listLate(database(), wanted)
      const facts = await lateFactsOf(database(), scope, loans)
      expect(
        loans.every(({ orderId }) => nextStepOf(facts.get(orderId) as never) === step),
        step,
      ).toBe(true)
    }
    expect(await ask({}, { step: 'paymentReturned' })).toEqual(['l1'])
    const { buckets, steps, mine } = await countLate(database(), scope, { officerId: 'f', atMost: 5 })
    expect(buckets).toMatchObject([
      { bucket: 'late1', waiting: 5, hasMore: true },
      { bucket: 'late31', waiting: 0, hasMore: false },
      { bucket: 'late61', waiting: 0 },
      { bucket: 'late91', waiting: 0 },
    ])
    expect(steps).toMatchObject([
      { step: 'brokenPlan', waiting: 0 },
      { step: 'brokenPromise', waiting: 0 },
      { step: 'paymentReturned', waiting: 1 },
    ])
    expect(mine).toBe(0)
  })
})
