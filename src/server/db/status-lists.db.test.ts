// The lists of states in the database are those of the core: a new state without its constraint, or a list beside the core's, goes red.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../tests/support/databases.ts'
import { applicationStates } from '../../core/application/application-state.ts'
import { bulkLoanStates, bulkStates } from '../../core/desk/bulk.ts'
import { loanEventKinds } from '../../core/loan/loan-event.ts'
import { openStatuses, orderStatuses, payableStatuses, payoutStates } from '../../core/order/status.ts'
import { autopayOutcomes, autopayStops } from '../../core/payment/autopay.ts'
import { intentStates, liveIntentStates } from '../../core/payment/intent.ts'
import {
  cardPaymentStates,
  cardSetupStates,
  liveCardPaymentStates,
  liveCardSetupStates,
  liveTransferStates,
  transferStates,
} from '../../core/payment/transfer-state.ts'
import { heldOutcomes } from '../../core/payout-account/name-check.ts'
import { lineStates, openLineStates } from '../../core/reconciliation/compare-line.ts'
import { purposesOf } from '../outbox/wish/purposes.ts'
import { sqlList } from './sql-list.ts'

/** By table and column; those of the store itself are named here. */
const constraints: Readonly<Record<string, readonly string[]>> = {
  'application.state': applicationStates,
  'autopay.stopped_because': autopayStops,
  'autopay_try.outcome': autopayOutcomes,
  'book_period.state': ['open', 'closed'],
  'card_payment.state': cardPaymentStates,
  'card_setup.state': cardSetupStates,
  'credit_refund.state': transferStates,
  'desk_bulk.state': bulkStates,
  'desk_bulk_loan.state': bulkLoanStates,
  'loan_event.kind': loanEventKinds,
  'loan_order.payout_state': payoutStates,
  'loan_order.status': orderStatuses,
  'payment.state': ['posted', 'suspense'],
  'payment_claim.state': ['looking', 'found', 'matched'],
  'payment_intent.state': intentStates,
  'payout_attempt.state': [...transferStates, 'returned'],
  'settlement_line.state': lineStates,
  'reminder.state': ['planned', 'sent', 'stopped'],
  'sms_message.state': ['queued', 'sent', 'failed', 'stopped'],
  'webhook_event.state': ['waiting', 'taken', 'parked'],
}
const indices: Readonly<Record<string, readonly string[]>> = {
  account_name_check_held: heldOutcomes,
  card_payment_live: liveCardPaymentStates,
  card_setup_live: liveCardSetupStates,
  credit_refund_live: liveTransferStates,
  loan_order_applied: openStatuses.filter((status) => !payableStatuses.includes(status)),
  loan_order_one_open: openStatuses,
  loan_order_part: payableStatuses,
  loan_order_running: payableStatuses,
  payment_intent_live: liveIntentStates,
  payout_attempt_open: liveTransferStates,
  settlement_line_open: openLineStates,
  sms_message_age: purposesOf('codes'),
  sms_message_code_age: purposesOf('codes'),
}

const namesIn = (text: string): string[] => [...text.matchAll(/'(\w+)'::text/g)].map(([, name]) => name ?? '').sort()
const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, [...names].sort()]))

describe.each(engines)('the lists of states on $name', (engine) => {
  it('are those of the core', async () => {
    const { db, close } = await engine.open()
    const checks = await db.query<{ key: string; text: string }>(
      `select conrelid::regclass || '.' || a.attname as key, pg_get_constraintdef(c.oid) as text
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
           join pg_class r on r.oid = c.conrelid and not r.relispartition
        where c.contype = 'c' and cardinality(c.conkey) = 1 and (a.attname in ('status', 'state', 'payout_state') or c.conname in ('loan_event_kind_check', 'autopay_stopped_because_check', 'autopay_try_outcome_check'))`,
    )
    expect(Object.fromEntries(checks.map(({ key, text }) => [key, namesIn(text)]))).toEqual(sorted(constraints))
    const partial = await db.query<{ key: string; text: string }>(
      `select indexrelid::regclass::text as key, pg_get_expr(indpred, indrelid) as text from pg_index
          join pg_class r on r.oid = indrelid and not r.relispartition
        where pg_get_expr(indpred, indrelid) like any (array['%= ANY (ARRAY[%', '%<> ALL (ARRAY[%'])`,
    )
    expect(Object.fromEntries(partial.map(({ key, text }) => [key, namesIn(text)]))).toEqual(sorted(indices))
    await close()
  })
})

/** A function of the database cannot take its list from the core: it is compared with it. */
const inFunction = { file: join('db', 'functions', 'open_payments.sql'), list: liveIntentStates }

describe('a list of states', () => {
  it('that a function of the database has is that of the core', () => {
    const text = readFileSync(join(import.meta.dirname, '..', inFunction.file), 'utf8')
    const lists = [...text.matchAll(/\bstate in \(([^)]*)\)/g)].map(([, list = '']) =>
      list.replaceAll(/[' ]/g, '').split(','),
    )
    expect(lists.map((list) => list.sort())).toEqual([[...inFunction.list].sort()])
  })

  it('is written once: queries take it from the core', () => {
    const root = join(import.meta.dirname, '..')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|migrations/.test(file),
    )
    const beside = files.filter(
      (file) =>
        file !== inFunction.file &&
        /\b(status|state) (not )?in \('/.test(
          readFileSync(join(root, file), 'utf8').replaceAll('payout_state', 'state'),
        ),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(beside).toEqual([])
  })

  it('is of plain names', () => {
    expect(sqlList(payableStatuses)).toBe(`('active', 'due', 'overdue')`)
    expect(() => sqlList([`due') or ('`])).toThrow(/not a name/)
  })
})
