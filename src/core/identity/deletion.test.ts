// When an account stays: the reasons, in the order in which they are told.

import { describe, expect, it } from 'vitest'
import { type OpenMatter, whyAccountStays } from './deletion.ts'

const money = (amountMinor: number): string => `P${amountMinor}`
const matter = (changes: Partial<OpenMatter>): OpenMatter => ({
  orderId: 'L1',
  status: 'active',
  owedMinor: 0,
  creditMinor: 0,
  ...changes,
})

describe('deleting an account', () => {
  it('is free when nothing is open', () => {
    expect(whyAccountStays([], money)).toBeNull()
  })

  it('waits until everything is paid, and says what is owed over all loans', () => {
    const owed = [matter({ owedMinor: 280_000 }), matter({ orderId: 'L2', status: 'overdue', owedMinor: 1 })]
    expect(whyAccountStays(owed, money)).toEqual({
      refused: 'moneyIsStillOwed',
      values: { amount: 'P280001', orderId: 'L1' },
    })
  })

  it.each(['inReview', 'approved'] as const)('waits while an application is %s', (status) => {
    expect(whyAccountStays([matter({ status })], money)).toMatchObject({ refused: 'applicationIsStillOpen' })
  })

  it('waits while we still owe the borrower', () => {
    expect(whyAccountStays([matter({ status: 'settled', creditMinor: 500 })], money)).toEqual({
      refused: 'creditIsStillYours',
      values: { amount: 'P500' },
    })
  })

  it('tells of a debt before it tells of an application or a credit', () => {
    const all = [
      matter({ status: 'settled', creditMinor: 500 }),
      matter({ orderId: 'L2', status: 'inReview' }),
      matter({ orderId: 'L3', status: 'due', owedMinor: 7 }),
    ]
    expect(whyAccountStays(all, money)).toMatchObject({ refused: 'moneyIsStillOwed', values: { orderId: 'L3' } })
    expect(whyAccountStays(all.slice(0, 2), money)).toMatchObject({ refused: 'applicationIsStillOpen' })
  })
})
