// Which loans a payment in suspense may belong to: golden cases, and the edges of what is nearly right.

import { describe, expect, it } from 'vitest'
import { isNearly, nearbyKeys } from './near-keys.ts'
import { type LoanToPlace, namesIn, phonesIn, placeCandidates } from './place-candidates.ts'

const payment = { text: '', transactionId: 'tx-81', amountMinor: 140_000, currency: 'PHP' }
const nobody: LoanToPlace = {
  orderId: 'L20260810-AAAA',
  currency: 'PHP',
  codes: [],
  askedMinor: [],
  dueMinor: [],
  claims: [],
  phone: null,
  name: null,
}
const maria: LoanToPlace = {
  ...nobody,
  orderId: 'L20260810-7QK2',
  codes: ['8812 3456 78'],
  askedMinor: [140_000],
  dueMinor: [140_000, 420_000],
  claims: ['UTR 4455-6677'],
  phone: '13900000001',
  name: 'María Santos',
}

describe('the reasons', () => {
  const reasons = (text: string, more: Partial<typeof payment> = {}, loan = maria) =>
    placeCandidates({ ...payment, amountMinor: 1, text, ...more }, [loan])[0]?.reasons ?? []

  it.each([
    ['8812345678', ['code']],
    ['code 8812-3456-78 thanks', ['code']],
    ['8812345687', ['nearlyACode']],
    ['881234567', ['nearlyACode']],
    ['88123456789', ['nearlyACode']],
    ['8812345699', []],
    ['L20260810-7QK2', ['namesTheLoan']],
    ['loan l202608107qk2', ['namesTheLoan']],
    ['L20260810-7OK2', ['nearlyTheLoan']],
    ['from 139 0000 0001', ['phone']],
    ['+86 139-0000-0001', ['phone']],
    ['13900000002', []],
    ['SANTOS MARIA, rent', ['name']],
    ['Maria', []],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(reasons(text)).toEqual(expected)
  })

  it('of a sum are that a code asked for it, and that it is due', () => {
    expect(reasons('', { amountMinor: 140_000 })).toEqual(['askedAmount', 'dueAmount'])
    expect(reasons('', { amountMinor: 420_000 })).toEqual(['dueAmount'])
    expect(reasons('', { amountMinor: 139_999 })).toEqual([])
  })

  it('of a claim are its number, as the payment’s text or as the provider’s own', () => {
    expect(reasons('', { transactionId: 'utr44556677' })).toEqual(['claim'])
    expect(reasons('UTR44556677')).toEqual(['claim'])
    expect(reasons('', { transactionId: 'UTR44556676' })).toEqual(['nearlyAClaim'])
  })

  it('of somebody whose account is deleted are those of the loan alone', () => {
    const gone = { ...maria, phone: null, name: null }
    expect(reasons('maria santos 13900000001 8812345678', {}, gone)).toEqual(['code'])
  })

  it('are none in another currency', () => {
    expect(reasons('8812345678', { currency: 'INR' })).toEqual([])
  })
})

describe('the order', () => {
  it('puts a code that is nearly right before a sum, and a name with the sum before the sum alone', () => {
    const sum = { ...nobody, orderId: 'L1', askedMinor: [140_000], dueMinor: [140_000] }
    const named = { ...nobody, orderId: 'L2', name: 'Maria Santos', dueMinor: [140_000] }
    const coded = { ...nobody, orderId: 'L3', codes: ['8812345678'] }
    const found = placeCandidates({ ...payment, text: '8812345687 maria santos' }, [sum, named, coded, nobody])
    expect(found).toEqual([
      { orderId: 'L3', reasons: ['nearlyACode'], score: 50 },
      { orderId: 'L2', reasons: ['name', 'dueAmount'], score: 45 },
      { orderId: 'L1', reasons: ['askedAmount', 'dueAmount'], score: 40 },
    ])
  })

  it('is the loan’s number between equals, and ends after the first few', () => {
    const loans = Array.from({ length: 20 }, (_, at) => ({ ...nobody, orderId: `L${99 - at}`, dueMinor: [140_000] }))
    const found = placeCandidates(payment, loans).map(({ orderId }) => orderId)
    expect(found).toEqual(['L80', 'L81', 'L82', 'L83', 'L84', 'L85', 'L86', 'L87'])
    expect(found).toHaveLength(8)
  })
})

describe('what is nearly the same', () => {
  it.each([
    ['123456', '123456', false],
    ['123456', '123457', true],
    ['123456', '12345', false],
    ['1234567', '123456', true],
    ['123456', '213456', true],
    ['123456', '123465', true],
    ['123456', '143256', false],
    ['123456', '125436', false],
    ['1234567', '1234576', true],
    ['111111', '1111111', true],
    ['123456', '12345678', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect([isNearly(a, b), isNearly(b, a)]).toEqual([expected, expected])
  })
})

describe('the keys near another one', () => {
  it.each(['123456', '1111111', 'L2026-7QK2'])('of %s are nearly the same, and all of those that are', (key) => {
    const near = nearbyKeys(key)
    expect(near.every((one) => isNearly(key, one))).toBe(true)
    expect(near).not.toContain(key)
    expect(new Set(near).size).toBe(near.length)
  })

  it('are none of a short or a very long one, and every slip of one finger of the others', () => {
    expect([nearbyKeys('12345'), nearbyKeys('1'.repeat(25))]).toEqual([[], []])
    expect(nearbyKeys('123456')).toEqual(expect.arrayContaining(['213456', '1234567', '0123456', '923456', '123465']))
    expect(nearbyKeys('1234567')).toContain('123467')
  })
})

describe('what stands in a text', () => {
  it('may be phones and names', () => {
    expect(phonesIn('call +63 917 555-0100 or 12345')).toEqual(['639175550100'])
    expect(namesIn('GCASH*José dela-Cruz 2')).toEqual(['gcash', 'jose', 'dela', 'cruz'])
  })
})
