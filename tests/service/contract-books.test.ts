// The books from outside: a month ends, is adjusted, is closed by two managers, and its files stay as they are.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { lendProduct, type Product } from '../support/product.ts'

let product: Product
let desk: ReturnType<typeof deskOf>
let one = ''
let other = ''
let month = ''
const get = (path: string, token = one) => desk.get(path, { token })
const post = (path: string, body: unknown, token = one) => desk.post(path, { token, body })

beforeAll(async () => {
  product = await lendProduct()
  desk = deskOf(product)
  // To the first days of the next month: the books open with the first close, so a whole month follows.
  await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
  await product.call({ path: '/demo/clock', fields: { advanceDays: 62 }, json: true })
  one = await desk.token('manager')
  other = await desk.token('manager', 1)
  const { data } = await get('/desk/books')
  month = data.month.period.month
})
afterAll(() => product.stop())

describe('GET /desk/books', () => {
  it('has the months, what stops one, its trial balance, the allowance and the loans without accrual', async () => {
    const { data } = await get('/desk/books')
    expect(data.opening.loans).toBeGreaterThan(0)
    expect(data.periods.length).toBeGreaterThan(1)
    expect(data.month).toMatchObject({ period: { state: 'open', run: 1 }, stops: [] })
    for (const currency of new Set(data.month.balances.map((row: { currency: string }) => row.currency))) {
      const rows = data.month.balances.filter((row: { currency: string }) => row.currency === currency)
      const sum = rows.reduce(
        (total: number, row: { openingMinor: number; debitMinor: number; creditMinor: number }) =>
          total + row.openingMinor + row.debitMinor - row.creditMinor,
        0,
      )
      expect([currency, sum]).toEqual([currency, 0])
    }
    expect(data.month.allowance.length).toBeGreaterThan(0)
    expect(data.nonAccrualLoans).toBeGreaterThan(0)
    expect((await get('/desk/books?month=1999-01')).data.month).toBeNull()
    expect((await get('/desk/books?month=soon')).error.fields).toEqual(['month'])
  })
})

describe('the close of a month', () => {
  it('is proposed by one manager and signed by another, on the same figures; then its files stay', async () => {
    const proposed = await post(`/desk/books/${month}/close`, { reason: 'All is there.' })
    expect(proposed.status).toBe(200)
    const decision = { closeId: proposed.data.id, mark: proposed.data.mark, approve: true, reason: 'Read.' }
    const at = `/desk/books/${month}/decision`
    expect((await post(at, decision)).error.code).toBe('proposalIsOwn')
    expect((await post(at, { ...decision, mark: 'another' }, other)).error).toMatchObject({ why: 'booksHaveMoved' })
    expect((await post(at, { ...decision, mark: undefined }, other)).error.fields).toEqual(['mark'])
    expect((await post(at, decision, other)).data.state).toBe('approved')
    const files = async () => {
      const texts: string[] = []
      for (const file of ['trial-balance', 'journal', 'days'])
        texts.push((await get(`/desk/books/${month}/${file}.csv`)).text)
      return texts
    }
    const before = await files()
    expect(before.every((text) => text.includes('(major units)') && text.split('\r\n').length > 3)).toBe(true)
    await product.call({ path: '/demo/clock', fields: { advanceDays: 2 }, json: true })
    one = await desk.token('manager')
    other = await desk.token('manager', 1)
    expect(await files()).toEqual(before)
    expect((await get('/desk/books/1999-01/journal.csv')).status).toBe(404)
  })

  it('is opened again by an act with a reason that the audit keeps', async () => {
    const opened = await post(`/desk/books/${month}/reopen`, { reason: 'A rate was wrong.' }, other)
    expect(opened.data).toMatchObject({ state: 'open', run: 2, reopenReason: 'A rate was wrong.' })
    const acts = (await get(`/desk/audit?subject=${month}`)).data.acts
    expect(acts[0]).toMatchObject({ act: 'reopenBooks', reason: 'A rate was wrong.' })
  })
})
