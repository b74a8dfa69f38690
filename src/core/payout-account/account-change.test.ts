// Which accounts need a code: every other one, however little differs.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { type AccountDetails, needsCode } from './account.ts'

const bound: AccountDetails = {
  cardType: '2',
  channelNumber: '90006',
  bankCode: 'SEAPAY',
  bankName: 'SeaPay',
  number: '13812345678',
  accountName: 'Ana Reyes',
  branch: '',
  city: '',
  birthDay: date('1992-04-17'),
}

describe('a code for an account', () => {
  it('is not asked for the first one, nor for the same once more', () => {
    expect(needsCode(null, bound)).toBe(false)
    expect(needsCode(bound, { ...bound })).toBe(false)
  })

  it.each([
    { cardType: '1' },
    { channelNumber: '90007' },
    { bankCode: 'OTHER' },
    { bankName: 'Other' },
    { number: '13812345679' },
    { accountName: 'Ana R' },
    { branch: 'x' },
    { city: 'x' },
    { birthDay: null },
  ] as Partial<AccountDetails>[])('is asked for where %o is another', (change) => {
    expect(needsCode(bound, { ...bound, ...change })).toBe(true)
  })
})
