// The page of the books: its months, what stops a close, and the forms that each person gets.

import { describe, expect, it } from 'vitest'
import { ask } from '../test-pages.ts'

const period = {
  month: '2026-09',
  state: 'open',
  run: 1,
  adjustedAt: '2026-10-01 01:00:00',
  reopenedBy: null,
  reopenedAt: null,
  reopenReason: null,
}
const month = {
  period,
  stops: [],
  balances: [
    {
      account: 'lossAllowance',
      currency: 'PHP',
      openingMinor: -100,
      debitMinor: 0,
      creditMinor: 2_000,
      number: '1290',
    },
  ],
  mark: 'mark-1',
  close: null,
  allowance: [
    { currency: 'PHP', openingMinor: 100, addedMinor: 2_000, releasedMinor: 0, usedMinor: 0, closingMinor: 2_100 },
  ],
  tax: [{ currency: 'PHP', tax: 'VAT', rateBps: 1_250, part: 'fee', taxedMinor: 25_000, taxMinor: 3_125 }],
}
const books = {
  policy: { version: 'sample-1', feeMethod: 'effectiveRate', nonAccrualDays: 90, cureDays: 30, allowance: [] },
  opening: { through: '2026-08-31', loans: 3, entries: 2 },
  periods: [period],
  month,
  nonAccrual: [
    {
      orderId: 'L-late',
      currency: 'PHP',
      since: '2026-09-12',
      daysPastDue: 108,
      suspendedMinor: 5,
      carryingMinor: 7,
      allowanceMinor: 6,
    },
  ],
  nonAccrualLoans: 1,
}
const proposed = {
  id: 'close-1',
  state: 'open',
  reason: 'All is there.',
  figures: {},
  proposedBy: { id: 'o2', name: 'Pia' },
  proposedAt: '2026-10-02 09:00:00',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
}
const answered = (data: unknown) => ({ readBooks: { status: 200, body: { data } } })
const page = async (data: unknown, role: 'manager' | 'auditor' = 'manager') =>
  JSON.stringify((await ask('/books', { role, answers: answered(data) })) ?? '')

describe('the page of the books', () => {
  it('shows months, figures, allowance and loans without accrual, with the files of the month', async () => {
    const html = await page(books)
    for (const part of [
      '2026-09',
      'Allowance for expected loss',
      '1290',
      'All accounts in PHP',
      'L-late',
      '/desk/books/2026-09/tax.csv',
      'VAT, 12.5 %',
      'sample-1',
    ])
      expect(html).toContain(part)
    expect(html).toContain('Nothing stops the close.')
    expect(html).toContain('Propose to close')
  })

  it('shows what stops the close, and offers none then, nor to a role that may not close', async () => {
    const stopped = { ...books, month: { ...month, stops: [{ stop: 'loansAreNotClosed', count: 4 }] } }
    expect(await page(stopped)).toContain('Loans are not closed through the last day of the month. (4)')
    expect(await page(stopped)).not.toContain('Propose to close')
    expect(await page(books, 'auditor')).not.toContain('Propose to close')
  })

  it('lets somebody else sign the figures that are shown, and never the one who proposed', async () => {
    const html = await page({ ...books, month: { ...month, close: proposed } })
    expect(html).toContain('mark-1')
    expect(html).toContain('Sign and close the month')
    const own = { ...proposed, proposedBy: { id: 'o1', name: 'Ana' } }
    const mine = await page({ ...books, month: { ...month, close: own } })
    expect(mine).toContain('Somebody else has to sign.')
    expect(mine).not.toContain('Sign and close the month')
    expect([html, mine].map((one) => one.includes('Take it back'))).toEqual([false, true])
  })

  it('opens a closed month again, for a role that may', async () => {
    const closed = {
      ...books,
      month: {
        ...month,
        period: {
          ...period,
          state: 'closed',
          reopenedBy: 'Noel',
          reopenedAt: '2026-10-05 09:00:00',
          reopenReason: 'Rates.',
        },
        close: { ...proposed, state: 'approved', decidedBy: 'Mara', decidedAt: '2026-10-02 10:00:00' },
      },
    }
    expect(await page(closed)).toContain('Open the month again')
    expect(await page(closed)).toContain('signed by Mara')
    expect(await page(closed)).toContain('Opened again by Noel')
    expect(await page(closed, 'auditor')).not.toContain('Open the month again')
  })

  it.each([
    ['propose', 'proposeBookClose', { month: '2026-09', reason: 'x' }],
    [
      'decide',
      'decideBookClose',
      { month: '2026-09', closeId: 'close-1', mark: 'mark-1', approve: 'true', reason: 'x' },
    ],
    ['withdraw', 'withdrawBookClose', { month: '2026-09', closeId: 'close-1', reason: 'x' }],
    ['reopen', 'reopenBooks', { month: '2026-09', reason: 'x' }],
  ])('sends %s as its call', async (act, call, input) => {
    const calls: string[] = []
    const inputs: unknown[] = []
    const form = { act, key: 'k', ...Object.fromEntries(Object.entries(input).map(([name, of]) => [name, String(of)])) }
    const answers = { ...answered(books), [call]: { status: 200, body: { data: period } } }
    await ask('/books', { role: 'manager', form, answers, calls, inputs })
    expect(inputs[calls.indexOf(call)]).toEqual(input)
  })
})
