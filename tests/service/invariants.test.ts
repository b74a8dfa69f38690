// The invariants over a database, each seen red once: sound books first, then one planted breach at a time.

import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, date } from '../../src/core/calendar-date.ts'
import { recordEvent } from '../../src/server/account/loan/loan-store.ts'
import type { Db, Tx } from '../../src/server/db/database.ts'
import { postgres, useDatabase } from '../support/databases.ts'
import type { InvariantName } from '../support/invariant.ts'
import { databaseViolations, type Known, type LedgerMark, ledgerMark } from '../support/invariants.ts'
import { closeDaysOf, type LendingWorld, openLendingWorld } from '../support/lending.ts'
import { postEntries } from '../support/posting.ts'
import { until } from '../support/until.ts'

describe('a database', () => {
  const database = useDatabase(postgres)
  let db: Db
  let world: LendingWorld
  let orderId: string
  /** The ledger before the loan of a test, and after it. */
  let before: LedgerMark
  let mark: LedgerMark
  beforeEach(async () => {
    db = database()
    before = await ledgerMark(db)
    world = await openLendingWorld(db)
    const who = await world.borrower()
    orderId = await world.loan(who, 'candor-cash')
    const late = addDays(date('2026-08-10'), 40)
    world.setDay('standard', late)
    await closeDaysOf(world, orderId)
    await db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId,
        sourceKey: `sandbox:T-${orderId}`,
        event: { kind: 'payment', valueDate: late, amountMinor: 100_000 },
      }),
    )
    await db.execute(
      `insert into payment (id, provider, transaction_id, channel, reference, order_id, borrower_id, amount_minor,
         currency, paid_at, value_date, state, received_at, loan_event_id)
       values ($1, 'sandbox', $2, 'bank-transfer', 'r', $3, $6, 100000, 'PHP', $4, $5, 'posted', $4, 'sandbox:' || $2)`,
      [world.deps.ids.next('payment'), `T-${orderId}`, orderId, world.deps.clock.now(), late, who.borrowerId],
    )
    mark = await ledgerMark(db)
  })

  const names = async (known: Known = {}): Promise<InvariantName[]> => [
    ...new Set((await databaseViolations(db, known)).map(({ invariant }) => invariant)),
  ]

  /** Rules of the database stand in the way of nearly every breach: they are taken down for it, and all is taken back. */
  async function planted(script: string, known: Known = {}): Promise<InvariantName[]> {
    const found: InvariantName[][] = []
    const undo = new Error('undo')
    await db
      .transaction(async (tx) => {
        await tx.script(script)
        found.push([...new Set((await databaseViolations(tx, known)).map(({ invariant }) => invariant))])
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
    return found.flat()
  }

  it('that is sound breaks nothing', async () => {
    expect(await names({ acknowledged: [`sandbox:T-${orderId}`], mark })).toEqual([])
  })

  const free = 'alter table entry disable trigger user; alter table transfer disable trigger user;'
  const rows: [InvariantName, string, (order: string) => string][] = [
    [
      'postingsAddUpToZero',
      'a line is changed',
      () => `${free} update transfer set amount = amount + 1 where line = 1`,
    ],
    ['oneEntryForEachCause', 'a loan event is gone', (order) => `delete from loan_event where order_id = '${order}'`],
    [
      'oneEntryForEachCause',
      'a transaction is booked twice',
      () =>
        `alter table payment drop constraint payment_provider_transaction_id_key;
         insert into payment select id || 'x', provider, transaction_id, channel, reference, intent_id, order_id,
           borrower_id, amount_minor, currency, paid_at, value_date, state, suspense_reason, applied_as, loan_event_id,
           received_at, resolved_at from payment`,
    ],
    [
      'oneEntryForEachCause',
      'a cause is posted twice',
      () =>
        `${free}
         update entry set kind = 'dayClose', idem_key = 'same' where kind = 'dayClose'`,
    ],
    [
      'receivableFollowsFromEvents',
      'an event has another amount',
      () => 'update loan_event set amount_minor = amount_minor + 1; update payment set amount_minor = amount_minor + 1',
    ],
    [
      'dayAccruesOnce',
      'an accrual is noted that nobody posted',
      () => `update accrual_day set penalty_minor = penalty_minor + 1`,
    ],
    ['dayAccruesOnce', 'an accrual is not noted', () => 'delete from accrual_day'],
    ['statusFollowsFromLedger', 'an order is called active', () => `update loan_order set status = 'active'`],
    [
      'paidOutIsWhatWasAgreed',
      'an order has other terms than its offer',
      () => `update loan_order set terms = jsonb_set(terms::jsonb, '{principalMinor}', '500001')`,
    ],
    [
      'paidOutIsWhatWasAgreed',
      'nobody agreed',
      () => 'alter table consent disable trigger user; delete from consent where position = 1',
    ],
    [
      'paidOutIsWhatWasAgreed',
      'another amount was sent',
      () => 'update payout_attempt set amount_minor = amount_minor - 1',
    ],
    [
      'oneOfEachIsOpen',
      'a second application is open',
      (order) =>
        `drop index loan_order_one_open;
         insert into loan_order (id, borrower_id, product_id, market, status, terms, applied_at, answer_by)
         select 'second', borrower_id, product_id, market, 'inReview', terms, applied_at, answer_by
         from loan_order where id = '${order}'`,
    ],
  ]
  it.each(rows)('breaks %s when %s', async (invariant, _, script) => {
    expect(await planted(script(orderId))).toContain(invariant)
  })

  const seenSinceTheMark = rows.filter(([, planting]) =>
    [
      'a line is changed',
      'an event has another amount',
      'an accrual is not noted',
      'an order is called active',
    ].includes(planting),
  )
  it.each(seenSinceTheMark)('breaks %s when %s, looked at since a mark', async (invariant, _, script) => {
    expect(await planted(script(orderId), { mark: before, sinceMark: true })).toContain(invariant)
    // What the mark covers was looked at before: only that it is as it was counts.
    const looked = await planted(script(orderId), { mark, sinceMark: true })
    expect(looked).toEqual(script(orderId).includes('update transfer') ? ['pastIsNotRewritten'] : [])
  })

  it('breaks acknowledgedIsKept when a transaction is gone that was answered', async () => {
    expect(await names({ acknowledged: ['sandbox:T-lost'] })).toEqual(['acknowledgedIsKept'])
  })

  it('breaks pastIsNotRewritten when an old entry is touched', async () => {
    const script = `${free} update entry set posting_date = posting_date + 1 where kind = 'payout'`
    expect(await planted(script, { mark })).toEqual(['pastIsNotRewritten'])
  })
})

describe('a mark of the ledger', () => {
  const database = useDatabase(postgres)

  it('waits for an entry that has its number and is not there yet', async () => {
    const db = database()
    const post = (tx: Tx, idemKey: string) =>
      postEntries(tx, {
        kind: 'suspense',
        idemKey,
        loanId: null,
        valueDate: date('2026-08-10'),
        postingDate: date('2026-08-10'),
        currency: 'PHP',
        transfers: [{ debit: 'cashClearing', credit: 'refundClearing', amountMinor: 100 }],
      })
    const slow = Promise.withResolvers<void>()
    const posted = Promise.withResolvers<void>()
    const first = db.transaction(async (tx) => {
      await post(tx, 'first')
      posted.resolve()
      await slow.promise
    })
    await posted.promise
    await db.transaction((tx) => post(tx, 'second'))
    let isTaken = false
    const taking = ledgerMark(db).then((mark) => {
      isTaken = true
      return mark
    })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const waits = async (): Promise<boolean> => (await db.query(waiting)).length > 0
    await until(async () => isTaken || (await waits()))
    slow.resolve()
    await first
    const mark = await taking
    expect(await databaseViolations(db, { mark, sinceMark: true })).toEqual([])
    expect(await databaseViolations(db, { mark })).toEqual([])
  })
})
