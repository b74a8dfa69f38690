// The month as ERPNext imports it: entries of a day and a company that balance, and a refusal where its companies could not take them.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import type { Chart } from './chart.ts'
import { type DaySum, erpnextFault, erpnextHead, erpnextRows } from './erpnext.ts'

const chart: Chart = {
  version: '1',
  accounts: [
    { number: '1310', name: 'Loans receivable' },
    { number: '1110', name: 'Bank' },
  ],
  mapping: [
    { account: 'principalReceivable', number: '1310' },
    { account: 'bank:*', number: '1110' },
  ],
  entities: { '*': 'Candor Philippines', india: 'Candor India' },
  abbreviations: { 'Candor Philippines': 'CP', 'Candor India': 'CI' },
}
const sum = (account: string, debitMinor: number, creditMinor: number, more: Partial<DaySum> = {}): DaySum => ({
  ...{ day: date('2026-09-01'), currency: 'PHP', market: 'philippines', product: 'cash' },
  ...{ account, debitMinor, creditMinor, ...more },
})
const month = [
  sum('bank:Harbour', 0, 500_000),
  sum('bank:Other', 100_005, 0),
  sum('principalReceivable', 400_000, 0),
  sum('principalReceivable', 100_000, 100_005, { product: 'other' }),
  sum('bank:Harbour', 0, 70_000, { market: 'india', currency: 'INR' }),
  sum('principalReceivable', 70_000, 0, { market: 'india', currency: 'INR' }),
  sum('bank:Harbour', 0, 1, { day: date('2026-09-02') }),
  sum('principalReceivable', 1, 0, { day: date('2026-09-02') }),
]

describe('a month for ERPNext', () => {
  it('has an entry for each day and company, told once, and both sides of each of its accounts', () => {
    expect(erpnextHead).toEqual([
      ...['Entry Type', 'Company', 'Posting Date', 'Reference Number', 'Reference Date', 'User Remark'],
      ...['Account (Accounting Entries)', 'Debit (Accounting Entries)', 'Credit (Accounting Entries)'],
    ])
    const of = (company: string, day: string, currency: string) => [
      ...['Journal Entry', company, day, `loans ${company} ${day}`, day, `Loans, ${day}, ${currency}`],
    ]
    const same = [null, null, null, null, null, null]
    expect(erpnextRows(month, chart)).toEqual([
      [...of('Candor Philippines', '2026-09-01', 'PHP'), '1110 - Bank - CP', '1000.05', null],
      [...same, '1110 - Bank - CP', null, '5000.00'],
      [...same, '1310 - Loans receivable - CP', '5000.00', null],
      [...same, '1310 - Loans receivable - CP', null, '1000.05'],
      [...of('Candor India', '2026-09-01', 'INR'), '1110 - Bank - CI', null, '700.00'],
      [...same, '1310 - Loans receivable - CI', '700.00', null],
      [...of('Candor Philippines', '2026-09-02', 'PHP'), '1110 - Bank - CP', null, '0.01'],
      [...same, '1310 - Loans receivable - CP', '0.01', null],
    ])
  })

  it.each<[string, Chart | null, readonly DaySum[]]>([
    ['noChart', null, month],
    ['noAbbreviation', { ...chart, abbreviations: { 'Candor Philippines': 'CP' } }, month],
    ['noAccount', chart, [sum('writeOff', 1, 0)]],
    ['twoCurrencies', { ...chart, entities: { '*': 'Candor Philippines' } }, month],
  ])('is refused as %s', (fault, ofLender, sums) => {
    expect(erpnextFault(sums, ofLender)).toBe(fault)
    expect(erpnextFault(month, chart)).toBeNull()
  })
})
