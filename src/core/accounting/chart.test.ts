// A lender's chart: every posting rule has a home, no account is there twice, and a kind stands in for its accounts.

import { describe, expect, it } from 'vitest'
import { type Chart, chartFaults, chartNumber, entityOf } from './chart.ts'
import { chartAccountsNeeded } from './chart-accounts.ts'
import { postingRules } from './posting-rules.ts'

const chart: Chart = {
  version: '2026-1',
  accounts: chartAccountsNeeded.map((name, at) => ({ number: String(1_000 + at), name })),
  mapping: chartAccountsNeeded.map((account, at) => ({ account, number: String(1_000 + at) })),
  entities: { '*': 'Candor Holding', india: 'Candor India' },
}

describe('a chart of accounts', () => {
  it('has a home for each posting rule', () => {
    expect(chartFaults(chart)).toEqual([])
    for (const { debit, credit } of Object.values(postingRules))
      expect([chartNumber(chart, debit), chartNumber(chart, credit)]).not.toContain(null)
  })

  it.each<[string, Partial<Chart>, string[]]>([
    [
      'an account twice',
      { accounts: [...chart.accounts, { number: '1000', name: 'x' }] },
      ['accounts 1000: is there twice'],
    ],
    [
      'an account mapped twice',
      { mapping: [...chart.mapping, { account: 'writeOff', number: '1001' }] },
      ['mapping writeOff: is there twice'],
    ],
    [
      'a missing account',
      { mapping: chart.mapping.filter(({ account }) => account !== 'lossAllowance') },
      ['mapping lossAllowance: is missing'],
    ],
    [
      'a number that is not in it',
      { mapping: chart.mapping.map((line) => (line.account === 'writeOff' ? { ...line, number: '9' } : line)) },
      ['mapping writeOff: the chart has no account 9'],
    ],
    [
      'an account that is not ours',
      { mapping: [...chart.mapping, { account: 'cash', number: '1000' }] },
      ['mapping cash: is no account of the ledger or of the books'],
    ],
    ['no version', { version: '' }, ['version: it has to have a name']],
    ['no entity', { entities: {} }, ['entities *: is missing']],
    [
      'an abbreviation of nobody',
      { abbreviations: { 'Candor Spain': 'CS' } },
      ['abbreviations Candor Spain: is no entity of the chart'],
    ],
  ])('is refused with %s', (_what, change, faults) => {
    expect(chartFaults({ ...chart, ...change })).toEqual(faults)
  })

  it('has one number for all banks that have no line of their own', () => {
    const own = { mapping: [...chart.mapping, { account: 'bank:Harbour', number: '1001' }] }
    expect(chartNumber(own, 'bank:Harbour')).toBe('1001')
    expect(chartNumber(chart, 'bank:Other')).toBe(chartNumber(chart, 'bank:*'))
    expect([chartNumber(chart, 'unknown'), chartNumber(null, 'writeOff')]).toEqual([null, null])
  })

  it('names the legal entity of a market', () => {
    expect([entityOf(chart, 'india'), entityOf(chart, ''), entityOf(null, 'india')]).toEqual([
      'Candor India',
      'Candor Holding',
      '',
    ])
  })
})
