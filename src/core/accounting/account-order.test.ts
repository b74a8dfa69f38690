// Accounts as an accountant reads them, by the lender's own numbers where it has them.

import { expect, it } from 'vitest'
import { inChartOrder } from './account-order.ts'
import { chartAccountsNeeded } from './chart-accounts.ts'

const rows = (accounts: readonly string[], number: (at: number) => string | null) =>
  accounts.map((account, at) => ({ account, number: number(at) }))

it('stand as owned, owed, earned and lost, with the memoranda last, and each bank beside the others', () => {
  const mixed = [
    'memoContra',
    'writeOff',
    'bank:Harbour',
    'feeIncome',
    'taxPayable',
    'loanPrincipal',
    'bank:Alba',
    'cashClearing',
  ]
  expect(inChartOrder(rows(mixed, () => null)).map(({ account }) => account)).toEqual([
    'cashClearing',
    'bank:Alba',
    'bank:Harbour',
    'loanPrincipal',
    'taxPayable',
    'feeIncome',
    'writeOff',
    'memoContra',
  ])
})

it('have a place each', () => {
  const last = inChartOrder(rows([...chartAccountsNeeded, 'unheardOf'], () => null)).at(-1)
  expect(last?.account).toBe('unheardOf')
})

it('stand by their numbers where all have one', () => {
  const numbered = rows(['cashClearing', 'writeOff', 'feeIncome'], (at) => ['3000', '1000', '2000'][at] ?? null)
  expect(inChartOrder(numbered).map(({ account }) => account)).toEqual(['writeOff', 'feeIncome', 'cashClearing'])
})
