// What a change writes comes out of the tables as it went in: every column that a row names is one of its table, and is written.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { date } from '../../core/calendar-date.ts'
import type { Batch } from './rows.ts'
import { writeBatch } from './write-rows.ts'

const at = (iso: string): Date => new Date(iso)
const day = date('2026-11-20')

/** One row of each kind, and of none a value that the table would have by itself. A new column does not compile without one. */
const writes: Batch = {
  orders: new Map([
    [
      'o1',
      {
        id: 'o1',
        status: 'settled',
        statusOn: day,
        settledOn: date('2026-11-19'),
        closureNumber: 'CL-1',
        version: 7,
        versionBefore: 0,
      },
    ],
  ]),
  repeatClients: ['b1'],
  loanEvents: [
    {
      id: 'bank:T-1',
      order_id: 'o1',
      kind: 'rollover',
      value_date: day,
      posting_date: date('2026-11-21'),
      amount_minor: 210,
      data: { quotedFeeMinor: 210, note: 'a "b" \\ c, ₱' },
      created_at: at('2026-11-21T01:02:03.004Z'),
    },
  ],
  payments: [
    {
      id: 'p1',
      provider: 'bank',
      transaction_id: 'T-1',
      back_of: null,
      channel: 'bank-transfer',
      reference: 'ref-1',
      intent_id: 'i1',
      order_id: 'o1',
      borrower_id: 'b1',
      amount_minor: 999_999_999_999_999,
      currency: 'PHP',
      paid_at: at('2026-11-20T10:41:42.964Z'),
      value_date: day,
      state: 'suspense',
      suspense_reason: 'referenceIsUnknown',
      applied_as: 'rollover',
      loan_event_id: 'bank:T-1',
      received_at: at('2026-11-21T01:02:03.004Z'),
    },
  ],
  paidIntents: [{ id: 'i1', paid_at: at('2026-11-20T10:41:42.964Z') }],
  entries: [
    {
      kind: 'rollover',
      idemKey: 'bank:T-1',
      loanId: 'o1',
      valueDate: day,
      postingDate: date('2026-11-21'),
      currency: 'PHP',
      transfers: [
        { debit: 'cashClearing', credit: 'feeReceivable', amountMinor: 200 },
        { debit: 'cashClearing', credit: 'creditBalance', amountMinor: 10 },
      ],
    },
  ],
  accruals: [
    {
      order_id: 'o1',
      accrual_date: day,
      interest_minor: 1,
      fee_minor: -2,
      penalty_minor: 3,
      closed_at: at('2026-11-21T00:00:00Z'),
    },
  ],
  loanDays: new Map([
    [
      'o1 2026-11-20',
      {
        order_id: 'o1',
        day,
        next_due: date('2026-11-19'),
        principal_minor: 4,
        interest_minor: 5,
        fee_minor: 6,
        penalty_minor: 7,
        is_written_off: true,
      },
    ],
  ]),
  messages: [
    {
      id: 'm1',
      phone: '9171234567',
      send_to: '+639171234567',
      purpose: 'receipt',
      about: null,
      body: 'Thanks: ₱210,00 \u{1F600}',
      code: '123456',
      spoken: true,
      market: 'standard',
      created_at: at('2026-11-21T01:02:03.004Z'),
      sendAt: at('2026-11-21T08:00:00Z'),
    },
  ],
  jobs: [
    {
      topic: 'closeDay',
      key: 'standard:2026-11-21',
      payload: { market: 'standard' },
      runAt: at('2026-11-22T00:00:00Z'),
    },
  ],
  providerEvents: [
    {
      provider: 'bank',
      event_id: 'E-1',
      body_hash: Uint8Array.of(0, 34, 92, 255),
      outcome: 'posted',
      received_at: at('2026-11-21T01:02:03.004Z'),
    },
  ],
  webhookEvents: [
    {
      id: 'evt1',
      type: 'loan.late',
      subject: 'o1',
      body: '{"a":"\\u20b1 \\" ₱"}',
      created_at: at('2026-11-21T01:02:03.004Z'),
      state: 'parked',
      next_try_at: null,
      tried_until: null,
      last_failure: 'tooLarge',
      ended_at: at('2026-11-21T01:02:03.005Z'),
    },
  ],
}

/** What the rows are about: a loan of one borrower, and the intent of the payment. */
const before = `
  insert into borrower (id, market, created_at) values ('b1', 'standard', now());
  insert into product (id, market, name, logo, definition) values ('q1', 'standard', 'Loan', '', '{}');
  insert into loan_order (id, borrower_id, product_id, market, status, terms, applied_at, answer_by)
    values ('o1', 'b1', 'q1', 'standard', 'active', '{}', now(), now());
  insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, state,
      created_at, expires_at)
    values ('i1', 'ref-1', 'o1', 'b1', 'rollover', 'bank-transfer', 210, 'PHP', '2026-11-20', 'unknown', now(), now());`

onBothEngines('the rows of a change', (database) => {
  it('are written by the names of their columns, and come back as they were', async () => {
    const db = database()
    await db.transaction(async (tx) => {
      await tx.script(before)
      await writeBatch(tx, writes)
    })
    /** Every row of the table, with the columns of the sample. */
    const stored = (table: string, sample: object | undefined) =>
      db.query(`select ${Object.keys(sample ?? {}).join(', ')} from ${table}`)

    for (const [table, rows] of [
      ['loan_event', writes.loanEvents],
      ['payment', writes.payments],
      ['accrual_day', writes.accruals],
      ['loan_day', [...writes.loanDays.values()]],
      ['sms_message', writes.messages.map(({ sendAt: _, ...row }) => row)],
      ['provider_event', writes.providerEvents.map(({ body_hash: _, ...row }) => row)],
      ['provider_event_key', writes.providerEvents.map(({ outcome: _, ...row }) => row)],
      ['webhook_event', writes.webhookEvents],
      ['borrower', [{ id: 'b1', client_kind: 'repeat' }]],
      ['payment_intent', writes.paidIntents.map((row) => ({ ...row, state: 'paid' }))],
      [
        'loan_order',
        [{ id: 'o1', status: 'settled', status_on: day, settled_on: '2026-11-19', closure_number: 'CL-1', version: 7 }],
      ],
      [
        'entry',
        [
          {
            kind: 'rollover',
            idem_key: 'bank:T-1',
            loan_id: 'o1',
            value_date: day,
            posting_date: '2026-11-21',
            currency: 'PHP',
            amount: 210,
          },
        ],
      ],
      [
        'transfer',
        [
          { line: 1, debit: 'cashClearing', credit: 'feeReceivable', loan_id: 'o1', amount: 200, currency: 'PHP' },
          { line: 2, debit: 'cashClearing', credit: 'creditBalance', loan_id: 'o1', amount: 10, currency: 'PHP' },
        ],
      ],
      [
        'job',
        [
          {
            topic: 'closeDay',
            key: 'standard:2026-11-21',
            payload: { market: 'standard' },
            run_at: at('2026-11-22T00:00:00Z'),
          },
          { topic: 'sendMessages', key: null, payload: { smsIds: ['m1'] }, run_at: at('2026-11-21T08:00:00Z') },
        ],
      ],
    ] as const)
      expect([table, await stored(table, rows[0])]).toEqual([table, rows])
  })

  it('of the days of a loan find what it owed by its key, also where the queue was empty when the statement was planned', async () => {
    await database().transaction(async (tx) => {
      await tx.script('delete from owed_loan; analyze owed_loan')
      const owedOn = async (loanDay: string): Promise<number> => {
        const rows = [...writes.loanDays.values()].map((row) => ({ ...row, day: loanDay }))
        await tx.query('select write_loan_days($1::json)', [JSON.stringify(rows)])
        const [read] = await tx.query<{ n: number }>(
          `select (idx_tup_fetch + seq_tup_read)::int as n from pg_stat_xact_user_tables where relname = 'owed_loan'`,
        )
        return read?.n ?? 0
      }
      await owedOn('2026-11-21')
      await tx.execute(`insert into owed_loan (order_id, market, borrower_id, day, owed_minor)
        select 'other' || n, 'standard', 'b1', '2026-11-20', 1 from generate_series(1, 500) n`)
      const before = await owedOn('2026-11-22')
      expect((await owedOn('2026-11-23')) - before).toBeLessThan(10)
      expect(await tx.query(`select day from owed_loan where order_id = 'o1'`)).toEqual([{ day: '2026-11-23' }])
      // A day of the past is made again.
      await owedOn('2026-11-20')
      expect(await tx.query(`select day from owed_loan where order_id = 'o1'`)).toEqual([{ day: '2026-11-23' }])
    })
  })
})
