// Payout accounts: what a form may carry, what each bank's number looks like, and what a bound number means.

import { describe, expect, it } from 'vitest'
import { sampleLender } from '../../../tests/support/sample-lender.ts'
import { institutionsOf } from '../../server/ports/lender/lender-data.ts'
import { date } from '../calendar-date.ts'
import { marketIds } from '../market/market.ts'
import { markets } from '../market/markets.ts'
import { isRefusal } from '../refusal.ts'
import {
  type AccountContext,
  type AccountDetails,
  decideAccount,
  maskedNumber,
  payoutChannels,
  type TypedAccount,
} from './account.ts'
import { accountFieldCodes, accountFields, fieldsThatCount } from './account-fields.ts'

const context: AccountContext = {
  market: markets.standard,
  institutions: institutionsOf(sampleLender, 'standard'),
  today: date('2026-11-20'),
  bound: null,
}
const islands: TypedAccount = {
  cardType: '1',
  channelNumber: '90006',
  bankCode: 'ISLANDS',
  accountNumber: '001234567890',
  accountName: 'Ana Reyes',
}
const seaPay: TypedAccount = {
  cardType: '2',
  walletCode: 'SEAPAY',
  walletNumber: '13912345678',
  accountName: 'Ana Reyes',
  birthDay: '1992-04-17',
}
const decide = (typed: TypedAccount, changes: Partial<AccountContext> = {}) =>
  decideAccount(typed, { ...context, ...changes })

describe('a bank account', () => {
  it('is taken with what its form asks for', () => {
    expect(decide({ ...islands, branch: ' Main ' })).toEqual({
      cardType: '1',
      channelNumber: '90006',
      bankCode: 'ISLANDS',
      bankName: 'Bank of the Islands',
      number: '001234567890',
      accountName: 'Ana Reyes',
      branch: 'Main',
      city: '',
      birthDay: null,
    })
  })

  it('is what an account is unless said, by the usual channel', () => {
    const { cardType: _type, channelNumber: _channel, ...rest } = islands
    expect(decide(rest)).toEqual(decide(islands))
  })

  it('says how many digits the bank has and how many were typed', () => {
    expect(decide({ ...islands, accountNumber: '0012345678' })).toEqual({
      refused: 'accountNumberHasWrongLength',
      fields: ['accountNumber'],
      values: { least: 12, most: 12, typed: 10 },
    })
    expect(decide({ ...islands, accountNumber: '0012345678901' })).toMatchObject({ values: { typed: 13 } })
  })

  it.each(['0012 3456 7890', '٠٠١٢٣٤٥٦٧٨٩٠', '００１２-３４５６-７８９０', '001234567890\n'])(
    'takes a number as it is written, in digits of any script: %j',
    (accountNumber) => {
      expect(decide({ ...islands, accountNumber })).toMatchObject({ number: '001234567890' })
    },
  )

  it.each(['12345678901a', '-01234567890', '0x1234567890', '1e1234567890'])(
    'takes digits only: not %s',
    (accountNumber) => {
      expect(decide({ ...islands, accountNumber })).toMatchObject({
        refused: 'valueIsNotAccepted',
        fields: ['accountNumber'],
      })
    },
  )

  it.each(['bankCode', 'accountNumber', 'accountName'] as const)('asks for %s', (code) => {
    expect(decide({ ...islands, [code]: '  ' })).toMatchObject({ refused: 'somethingIsMissing', fields: [code] })
  })

  it('asks for the city only where the money is collected at a branch', () => {
    const counter = { ...islands, channelNumber: payoutChannels.branch }
    expect(decide(counter)).toMatchObject({ refused: 'somethingIsMissing', fields: ['city'] })
    expect(decide({ ...counter, city: 'Cebu City' })).toMatchObject({ city: 'Cebu City', channelNumber: '90007' })
    expect(decide({ ...counter, city: 'Atlantis' })).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['city'] })
    expect(decide({ ...islands, city: 'Cebu City' })).toMatchObject({ city: '', channelNumber: '90006' })
  })

  it('takes a bank by its own channels only', () => {
    const lantern = { ...islands, bankCode: 'LANTERN', accountNumber: '0123456789' }
    expect(decide(lantern)).toMatchObject({ bankName: 'Lantern Digital Bank' })
    const counter = { ...lantern, channelNumber: payoutChannels.branch, city: 'Manila' }
    expect(decide(counter)).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['bankCode'] })
    expect(decide({ ...islands, bankCode: 'NOWHERE' })).toMatchObject({ fields: ['bankCode'] })
    expect(decide({ ...islands, channelNumber: '90008' })).toMatchObject({ fields: ['channelNumber'] })
  })

  it.each(['Ana 2', '<b>Ana</b>', 'A', '...', 'Ana\u202eReyes', 'x'.repeat(81)])(
    'takes no name such as %s',
    (accountName) => {
      expect(decide({ ...islands, accountName })).toMatchObject({
        refused: 'valueIsNotAccepted',
        fields: ['accountName'],
      })
    },
  )

  it.each(['Ana Reyes', "María-José O'Neill", 'आना रेयेस', 'Nguyễn Thị Ánh', '陈 美 玲'])(
    'takes the name %s',
    (accountName) => {
      expect(decide({ ...islands, accountName })).toMatchObject({ accountName })
    },
  )
})

describe('a wallet', () => {
  it('is taken with what its form asks for', () => {
    expect(decide(seaPay)).toMatchObject({
      cardType: '2',
      bankCode: 'SEAPAY',
      bankName: 'SeaPay',
      number: '13912345678',
      birthDay: '1992-04-17',
    })
  })

  it('may carry the channel number of the payload, which says nothing there', () => {
    expect(decide({ ...seaPay, channelNumber: '90006' })).toEqual(decide(seaPay))
    expect(decide({ ...seaPay, channelNumber: '90099' })).toEqual(decide(seaPay))
  })

  it('has the number of a phone', () => {
    expect(decide({ ...seaPay, walletNumber: '1391234567' })).toEqual({
      refused: 'walletNumberHasWrongLength',
      fields: ['walletNumber'],
      values: { least: 11, most: 11, typed: 10 },
    })
    expect(decide({ ...seaPay, walletNumber: '23912345678' })).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(decide({ ...seaPay, walletNumber: '139-1234567x' })).toMatchObject({ refused: 'valueIsNotAccepted' })
    for (const walletNumber of ['+86 139 1234 5678', '0139-1234-5678', '１３９１２３４５６７８', '13912345678\n'])
      expect(decide({ ...seaPay, walletNumber })).toMatchObject({ number: '13912345678' })
  })

  it.each(['1992-02-30', '17.04.1992', '2026-11-20', '2027-01-01', '1792-04-17'])(
    'takes no birthday such as %s',
    (birthDay) => {
      expect(decide({ ...seaPay, birthDay })).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['birthDay'] })
    },
  )

  it.each(['walletCode', 'walletNumber', 'birthDay'] as const)('asks for %s', (code) => {
    expect(decide({ ...seaPay, [code]: '' })).toMatchObject({ refused: 'somethingIsMissing', fields: [code] })
  })
})

describe('what does not apply to what was chosen', () => {
  /** Something in every field that there is, whatever it is. */
  const leftovers = Object.fromEntries(accountFieldCodes.map((code) => [code, 'left over']))

  it.each([
    ['a bank account', islands],
    ['a bank account at a branch', { ...islands, channelNumber: '90007', city: 'Cebu City', branch: 'Main' }],
    ['a wallet', seaPay],
  ] as const)('is ignored and kept nowhere: %s', (_what, typed) => {
    const counts = fieldsThatCount(typed.cardType ?? '', 'channelNumber' in typed ? (typed.channelNumber ?? '') : '')
    const stray = Object.entries(leftovers).filter(([code]) => !counts.some((field) => field.code === code))
    expect(stray.length).toBeGreaterThan(1)
    expect(decide({ ...Object.fromEntries(stray), ...typed })).toEqual(decide(typed))
    expect(isRefusal(decide(typed))).toBe(false)
  })

  it('does not hide a choice that is none', () => {
    expect(decide({ ...islands, cardType: '3' })).toMatchObject({ fields: ['cardType'] })
    expect(decide({ ...islands, channelNumber: '90008' })).toMatchObject({ fields: ['channelNumber'] })
  })
})

describe('a bound number', () => {
  const bound = decide(islands) as AccountDetails

  it('is kept when its mask comes back as it was shown', () => {
    const again = decide({ ...islands, accountNumber: maskedNumber(bound.number), accountName: 'Ana R.' }, { bound })
    expect(again).toMatchObject({ number: '001234567890', accountName: 'Ana R.' })
  })

  it('is not carried over to another bank, another kind of account or another borrower', () => {
    const mask = maskedNumber(bound.number)
    expect(decide({ ...islands, bankCode: 'HARBOUR', accountNumber: mask }, { bound })).toMatchObject({
      refused: 'valueIsNotAccepted',
    })
    expect(decide({ ...seaPay, walletNumber: mask }, { bound })).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(decide({ ...islands, accountNumber: mask })).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(decide({ ...islands, accountNumber: '•••• 0000' }, { bound })).toMatchObject({
      refused: 'valueIsNotAccepted',
    })
  })
})

describe('the form', () => {
  it('has every field once, and fields of one kind of account only where it counts', () => {
    expect(accountFields.map(({ code }) => code).sort()).toEqual([...accountFieldCodes].sort())
    const codes = (cardType: string, channel: string) => fieldsThatCount(cardType, channel).map(({ code }) => code)
    expect(codes('1', '90006')).toEqual([
      'cardType',
      'channelNumber',
      'bankCode',
      'accountNumber',
      'accountName',
      'branch',
    ])
    expect(codes('1', '90007')).toContain('city')
    expect(codes('2', '90007')).toEqual(['cardType', 'walletCode', 'walletNumber', 'accountName', 'birthDay'])
  })

  it.each(marketIds)('can be filled in with any bank and wallet of %s', (id) => {
    const market = markets[id]
    const institutions = institutionsOf(sampleLender, id)
    const { banks, wallets, cities } = institutions
    for (const bank of banks) {
      for (const channelNumber of bank.channels) {
        const account: TypedAccount = {
          ...islands,
          channelNumber,
          bankCode: bank.code,
          accountNumber: '7'.repeat(bank.most),
          ...(channelNumber === payoutChannels.branch ? { city: cities[0] ?? '' } : {}),
        }
        expect(isRefusal(decide(account, { market, institutions })), bank.name).toBe(false)
        expect(
          decide({ ...account, accountNumber: '7'.repeat(bank.least - 1) }, { market, institutions }),
        ).toMatchObject({
          refused: 'accountNumberHasWrongLength',
        })
      }
    }
    for (const wallet of wallets) {
      const account = { ...seaPay, walletCode: wallet.code, walletNumber: market.phone.example }
      expect(isRefusal(decide(account, { market, institutions })), wallet.name).toBe(false)
    }
  })
})
