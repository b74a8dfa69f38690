// Signed payment links: only the exact four values count.

import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type PayLink, payLinkIsSigned, signPayLink } from './pay-link.ts'

const key = 'the key of the lender'
const link: PayLink = { amount: '140000', code: '8710440299135527', image: '', showType: '1' }

describe('a signed payment link', () => {
  it('is signed with the hex HMAC-SHA256 of amount, code, image and showType, one per line', () => {
    const independent = createHmac('sha256', key).update('140000\n8710440299135527\n\n1').digest('hex')
    expect(signPayLink(link, key)).toBe(independent)
    expect(payLinkIsSigned(link, independent, key)).toBe(true)
    expect(payLinkIsSigned(link, independent.toUpperCase(), key)).toBe(true)
  })

  it.each(Object.keys(link) as (keyof PayLink)[])('does not count with another %s', (name) => {
    const sign = signPayLink(link, key)
    expect(payLinkIsSigned({ ...link, [name]: `${link[name]}1` }, sign, key)).toBe(false)
  })

  it('does not count without a key, without a signature, or with a part of one', () => {
    const sign = signPayLink(link, key)
    expect(payLinkIsSigned(link, sign, null)).toBe(false)
    expect(payLinkIsSigned(link, signPayLink(link, ''), '')).toBe(false)
    expect(payLinkIsSigned(link, '', key)).toBe(false)
    expect(payLinkIsSigned(link, sign.slice(0, 62), key)).toBe(false)
  })

  it('does not let text move from one line to the next', () => {
    const sign = signPayLink({ amount: '1', code: '2', image: '3', showType: '1' }, key)
    expect(payLinkIsSigned({ amount: '1\n2', code: '3', image: '1', showType: '' }, sign, key)).toBe(false)
    const moved = { amount: '1\n2', code: '3', image: '', showType: '1' }
    expect(payLinkIsSigned(moved, signPayLink(moved, key), key)).toBe(false)
  })

  it('counts under the key before, while two are being exchanged, and under no third one', () => {
    const old = 'the key before, which is as long as this'
    const link = { amount: '1', code: '2', image: '', showType: '1' }
    for (const one of [key, old]) expect(payLinkIsSigned(link, signPayLink(link, one), key, old)).toBe(true)
    expect(payLinkIsSigned(link, signPayLink(link, old), key, null)).toBe(false)
    expect(payLinkIsSigned(link, signPayLink(link, 'a third key, which nobody has been told'), key, old)).toBe(false)
  })
})
