// Markets: figures as agreed, phones as their people write them.

import { describe, expect, it } from 'vitest'
import { dateIn } from '../calendar-date.ts'
import { formatAmount } from '../money.ts'
import { wrongReminderDays } from '../order/reminder.ts'
import { marketIds } from './market.ts'
import { markets } from './markets.ts'

describe.each(marketIds)('the market %s', (id) => {
  const market = markets[id]

  it('knows its own name, a zone that exists and an example that its phone rule takes', () => {
    expect(market.id).toBe(id)
    expect(dateIn(market.zone, new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-20')
    expect(market.phone.example).toMatch(market.phone.pattern)
    expect(market.phone.example.length).toBeLessThanOrEqual(market.phone.maxDigits)
  })

  it('speaks English, and keeps quiet hours', () => {
    expect(market.languages).toContain('en')
    expect([market.quietHours.from, market.quietHours.to].every((time) => /^[0-2]\d:[0-5]\d$/.test(time))).toBe(true)
  })

  it('plans no more reminders within a week than its own limits let leave', () => {
    expect(wrongReminderDays(market.reminders, market)).toBeNull()
  })

  it('has limits above zero, in whole basis points', () => {
    const limits = [...Object.values(market.caps), ...Object.values(market.offerCaps)]
    expect(limits.every((limit) => Number.isInteger(limit) && limit > 0)).toBe(true)
  })
})

describe('the packs', () => {
  it('keep the published terms uncapped and the agreement ticked in standard only', () => {
    expect(marketIds.filter((id) => markets[id].agreementTicked)).toEqual(['standard'])
    expect(marketIds.filter((id) => Object.keys(markets[id].caps).length === 0)).toEqual(['standard'])
  })

  it('write amounts their own way', () => {
    const written = marketIds.map((id) => formatAmount(12_345_678, markets[id].moneyFormat))
    expect(written).toEqual(['123.456,78', '123,456.78', '1,23,456.78', '123.456,78', '123.456,78'])
  })

  it.each([
    [
      'standard',
      ['13900000000', '19123456789'],
      ['12900000000', '1390000000', '139000000000', '09171234567', '+8613900000000'],
    ],
    ['philippines', ['09171234567', '9171234567'], ['0817123456', '091712345678', '639171234567']],
    ['india', ['9876543210', '6000000000'], ['5876543210', '987654321', '09876543210']],
    ['indonesia', ['081234567890', '81234567890'], ['071234567890', '0812345']],
  ] as const)('tell a phone number of %s', (id, good, bad) => {
    const { pattern } = markets[id].phone
    expect(good.filter((phone) => !pattern.test(phone))).toEqual([])
    expect(bad.filter((phone) => pattern.test(phone))).toEqual([])
  })
})
