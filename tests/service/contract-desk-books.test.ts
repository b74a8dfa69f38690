// The books at the desk, from outside: who may see them, their files, and the close of a month by two people over the wire.

import { beforeAll, describe, expect, it } from 'vitest'
import { firstDayOf, monthOf } from '../../src/core/accounting/period.ts'
import { addDays } from '../../src/core/calendar-date.ts'
import { adjustMonth, openBooks, openMonths } from '../../src/server/accounting/adjust-books.ts'
import { lenderDay } from '../../src/server/portfolio/door.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let month = ''
let [payments, manager, support] = ['', '', '']
beforeAll(async () => {
  ;[payments, manager, support] = [
    await desk.token('payments'),
    await desk.token('manager'),
    await desk.token('support'),
  ]
  const { deps } = product.server
  const thisMonth = firstDayOf(monthOf(lenderDay(deps)))
  month = monthOf(addDays(thisMonth, -1))
  await openBooks(deps, addDays(firstDayOf(month), -1))
  await openMonths(deps)
})

const at = (path: string): string => `/desk/books/${month}/${path}`
const act = (path: string, token: string, body: unknown, key: string) =>
  desk.post(at(path), { token, body, headers: { 'idempotency-key': key } })
const reason = 'The month is complete.'

describe('GET /desk/books', () => {
  it('has the oldest open month, what stops its close, its figures, and tax by rate', async () => {
    const { status, data } = await desk.get('/desk/books', { token: payments })
    expect(status).toBe(200)
    expect(data.opening.through).toBe(addDays(firstDayOf(month), -1))
    expect(data.periods.map((one: { month: string }) => one.month)).toContain(month)
    expect(data.month.period).toMatchObject({ month, state: 'open', run: 1, adjustedAt: null })
    expect(data.month.stops.map(({ stop }: { stop: string }) => stop)).toContain('loansAreNotAdjusted')
    expect(data.policy).toMatchObject({ version: 'sample-1', nonAccrualDays: 90 })
    const sum = data.month.balances.reduce((of: number, one: { openingMinor: number }) => of + one.openingMinor, 0)
    expect([sum, data.month.balances.length > 5]).toEqual([0, true])
    expect(data.month.tax).toBeInstanceOf(Array)
  })

  it('has no month that the books do not have, refuses what is no month, and who may not', async () => {
    const asked = (query: string, token: string | null) => desk.get(`/desk/books${query}`, { token })
    expect((await asked('?month=2019-01', payments)).data.month).toBeNull()
    expect((await asked('?month=2026-13', payments)).status).toBe(400)
    expect([(await asked('', support)).status, (await asked('', null)).status]).toEqual([403, 401])
  })
})

describe('the close of a month over the wire', () => {
  it('is stopped by name, proposed by one, signed by another on the same mark, once, and opened again', async () => {
    const early = await act('close', payments, { month, reason }, 'close-early-1')
    expect([early.status, early.error]).toMatchObject([409, { code: 'cannotBeDone', why: 'closeIsStopped' }])
    expect(early.error.stops).toContainEqual({ stop: 'loansAreNotAdjusted', count: 0 })
    const { deps } = product.server
    await adjustMonth(deps, month)
    await deps.db.execute('update loan_order set status_on = greatest(status_on, $1) where status_on is not null', [
      firstDayOf(monthOf(lenderDay(deps))),
    ])
    const { data: shown } = await desk.get(`/desk/books?month=${month}`, { token: payments })
    expect(shown.month.stops).toEqual([])

    const proposed = await act('close', payments, { month, reason }, 'close-month-1')
    expect([proposed.status, proposed.data.mark]).toEqual([200, shown.month.mark])
    expect((await act('close', payments, { month, reason }, 'close-month-1')).data).toEqual(proposed.data)
    expect((await act('close', manager, { month, reason }, 'close-month-2')).error).toMatchObject({
      why: 'closeIsProposed',
    })

    const closeId = proposed.data.id
    const decision = { month, closeId, mark: proposed.data.mark, approve: true, reason }
    expect((await act('decision', payments, decision, 'decide-0')).status).toBe(403)
    const { mark: _, ...unmarked } = decision
    expect((await act('decision', manager, unmarked, 'decide-1')).status).toBe(400)
    expect((await act('decision', manager, { ...decision, mark: 'another' }, 'decide-2')).error).toMatchObject({
      why: 'booksHaveMoved',
      mark: proposed.data.mark,
    })
    expect((await act('decision', manager, decision, 'decide-3')).data).toMatchObject({
      id: closeId,
      state: 'approved',
    })
    expect((await act('decision', manager, decision, 'decide-4')).error.code).toBe('proposalIsDecided')
    expect((await act('reopen', manager, { month, reason }, 'reopen-1')).data).toMatchObject({ state: 'open', run: 2 })
  })

  it('is nothing that the one who proposed can sign', async () => {
    await adjustMonth(product.server.deps, month)
    const { data } = await act('close', manager, { month, reason }, 'own-close-1')
    const own = await act(
      'decision',
      manager,
      { month, closeId: data.id, mark: data.mark, approve: true, reason },
      'own-1',
    )
    expect(own.error.code).toBe('proposalIsOwn')
  })
})

describe('the files of a month over the wire', () => {
  it.each([
    ['trial-balance', 'month,account,number,currency,entity,market,product,opening (minor units)'],
    ['journal', 'source,entry,line,posting date,value date,kind,cause,rule,entity,market,product,loan'],
    ['days', 'posting date,account,number,currency,entity,market,product,debit (minor units),debit (major units)'],
    ['allowance', 'month,currency,entity,market,product,opening (minor units),opening (major units)'],
    ['tax', 'month,currency,entity,market,product,tax,rate (percent),on,charged without tax (minor units)'],
  ])('%s.csv has its columns with their units, for who may', async (name, head) => {
    const { status, headers, text } = await desk.get(at(`${name}.csv`), { token: payments })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toContain(`books-${month}-${name}.csv`)
    expect(text.startsWith(head)).toBe(true)
    expect((await desk.get(at(`${name}.csv`), { token: support })).status).toBe(403)
    expect((await desk.get(`/desk/books/2019-01/${name}.csv`, { token: payments })).status).toBe(404)
  })

  it('opening.csv has each account before and after the opening, for roles that may read it', async () => {
    const { status, headers, text } = await desk.get('/desk/books/opening.csv', { token: payments })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text.startsWith('through,account,number,currency,entity,market,product,before (minor units)')).toBe(true)
    expect((await desk.get('/desk/books/opening.csv', { token: support })).status).toBe(403)
  })

  it('erpnext.csv is refused where the lender has no chart', async () => {
    const { status, error } = await desk.get(at('erpnext.csv'), { token: payments })
    expect([status, error.why]).toEqual([409, 'noChart'])
  })
})
