// Every field of the desk for a day on which money hangs reads it from one line of text, and hands on as it was typed what could mean another.

import { describe, expect, it } from 'vitest'
import { ask, refusal } from './test-pages.ts'
import { withAskedDays } from './ui/day.tsx'

const gone = { status: 404, body: refusal('notFound', 'Gone.') }
const answers = {
  readLoan: gone,
  readBorrower: gone,
  listProposals: gone,
  listCollections: gone,
  whatIf: gone,
  propose: gone,
}

/** The forms, each with its field; the call takes the day under the last part of the name. */
const fields: readonly {
  readonly at: string
  readonly form: Readonly<Record<string, string>>
  readonly day: string
}[] = [
  { at: '/loans/L1', form: { act: 'promise', amountMinor: '100', market: 'standard', note: 'x' }, day: 'promisedOn' },
  {
    at: '/borrowers/b1',
    form: { act: 'noteContact', outcome: 'promised', note: 'x', 'promise.amountMinor': '100', market: 'standard' },
    day: 'promise.promisedOn',
  },
  { at: '/loans/L1', form: { act: 'whatIf', kind: 'payment' }, day: 'valueDate' },
  { at: '/loans/L1', form: { act: 'whatIf', kind: 'hardship' }, day: 'fromDate' },
  { at: '/loans/L1', form: { act: 'whatIf', kind: 'hardship' }, day: 'toDate' },
  { at: '/loans/L1', form: { act: 'propose', about: 'hardship', reason: 'x' }, day: 'fromDate' },
  { at: '/loans/L1', form: { act: 'propose', about: 'hardship', reason: 'x' }, day: 'toDate' },
  { at: '/borrowers/b1', form: { act: 'proposeBlock', reason: 'x' }, day: 'untilDate' },
  { at: '/bulk/new?kind=hardship', form: { act: 'propose', reason: 'x', orderIds: 'L1' }, day: 'fromDate' },
  { at: '/bulk/new?kind=hardship', form: { act: 'propose', reason: 'x', orderIds: 'L1' }, day: 'toDate' },
]

/** The values under a name, however deep they stand. */
function under(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : under(name, inner)))
}

async function sent({ at, form, day }: (typeof fields)[number], typed: string): Promise<unknown[]> {
  const inputs: unknown[] = []
  const posted = { ...form, [day]: typed, [`${day}.today`]: '2026-11-28' }
  await ask(at, { role: 'manager', form: posted, answers, inputs })
  return under(day.replace('promise.', ''), inputs)
}

describe('a day at the desk', () => {
  it.each(fields)('of $form.act, $day at $at reaches its call as the day that it means', async (field) => {
    expect(await sent(field, '+5')).toEqual(['2026-12-03'])
    expect(await sent(field, 'Fri 4 Dec')).toEqual(['2026-12-04'])
    expect(await sent(field, '2026-12-31')).toEqual(['2026-12-31'])
    // The call names the field when it refuses these.
    for (const wrong of ['4/12', 'Thu 4 Dec', 'soon']) expect(await sent(field, wrong)).toEqual([wrong])
  })

  it('of a new plan is one for each instalment, and the one that it has is no change', async () => {
    const inputs: unknown[] = []
    const dates = { dates: '1=2026-12-01,2=2027-01-01', 'due-1': '1 Dec 2026', 'due-2': '+60' }
    const today = { 'due-1.today': '2026-11-28', 'due-2.today': '2026-11-28' }
    const form = { act: 'propose', about: 'plan', reason: 'x', fromDate: '1 Dec', toDate: '5 Dec', ...dates, ...today }
    await ask('/loans/L1', { role: 'manager', form, answers, inputs })
    expect(under('plan', inputs)).toEqual(['2=2027-01-27'])
  })

  it.each([
    ['/loans/L1', 'asOf'],
    ['/loans/L1', 'knownOn'],
    ['/portfolio', 'asOf'],
    ['/portfolio/loans', 'asOf'],
  ])('of a question at %s, %s reaches its call, and one that cannot be read stands in no call', async (at, day) => {
    const asked = async (typed: string) => {
      const inputs: unknown[] = []
      const query = new URLSearchParams({ [day]: typed, [`${day}.today`]: '2026-11-28' })
      const calls = { readLoan: gone, readPortfolio: gone, listPortfolioLoans: gone }
      await ask(`${at}?${query}`, { role: 'manager', answers: calls, inputs })
      return under(day, inputs)
    }
    expect(await asked('4 Dec')).toEqual(['2026-12-04'])
    expect(await asked('-1')).toEqual(['2026-11-27'])
    for (const typed of ['4/12', 'soon']) expect(await asked(typed)).toEqual([])
  })
})

describe('the address of a question', () => {
  const read = (query: string) => withAskedDays(new URL(`http://desk/portfolio?${query}`)).search
  it('has its days read, and what could mean another day apart, as it was typed', () => {
    expect(read('market=india&asOf=4+Dec&asOf.today=2026-11-28')).toBe('?market=india&asOf=2026-12-04')
    expect(read('asOf=4%2F12&asOf.today=2026-11-28')).toBe('?asOf.wrong=4%2F12')
    expect(read('asOf=&asOf.today=2026-11-28')).toBe('?asOf=')
    // Written by a program or a link: the call says what is wrong with it.
    expect(read('asOf=soon')).toBe('?asOf=soon')
  })
})
