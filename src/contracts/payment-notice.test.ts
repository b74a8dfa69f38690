// A notice of money: its day becomes a value date, so it must be a day of our calendar, whatever else ISO 8601 can write.

import { expect, it } from 'vitest'
import { paymentNotice } from './payment.ts'

const notice = {
  eventId: 'e1',
  type: 'paid',
  reference: 'r1',
  transactionId: 't1',
  amountMinor: 100,
  currency: 'PHP',
}

it.each([
  ['2026-11-23T08:00:00+08:00', true],
  ['2026-11-23T00:00:00Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['1899-12-31T23:59:59Z', false],
  ['9999-12-31T23:59:59-12:00', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-23', false],
])('a payment at %s: %s', (paidAt, isTaken) => {
  const read = paymentNotice.safeParse({ ...notice, paidAt })
  expect(read.success).toBe(isTaken)
  if (!read.success) expect(read.error.issues.map(({ path }) => path)).toContainEqual(['paidAt'])
})
