// Deep links into a wallet: what a template may say, and what never opens.

import { describe, expect, it } from 'vitest'
import { appLink, isAppLink, isAppLinkTemplate } from './app-link.ts'

const facts = { payCode: '8786 7830', amountMinor: 140_000, qrText: 'pay?a=1&b=2' }

describe('a link into an app', () => {
  it.each([
    ['mwallet://pay?code={code}&amount={amountMinor}', 'mwallet://pay?code=8786%207830&amount=140000'],
    ['https://wallet.example/pay?qr={qr}', 'https://wallet.example/pay?qr=pay%3Fa%3D1%26b%3D2'],
    ['bank.app+pay://open', 'bank.app+pay://open'],
    ['w://{code}', 'w://8786%207830'],
  ])('fills %s in', (template, address) => {
    expect(isAppLinkTemplate(template)).toBe(true)
    expect(appLink(template, facts)).toBe(address)
  })

  it('carries the code where there is no text of a QR code', () => {
    expect(appLink('w://p?q={qr}', { ...facts, qrText: null })).toBe('w://p?q=8786%207830')
  })

  it.each([
    'javascript://%0aalert(1)',
    'JavaScript://x',
    'data://text/html,x',
    'file:///etc/passwd',
    'http://wallet.example/',
    '//wallet.example',
    '/pay',
    'mwallet:pay',
    'w://a b',
    'w://a\\b',
    'w://\u200bx',
    '',
  ])('refuses %j', (address) => {
    expect(isAppLink(address)).toBe(false)
    expect(appLink(address, facts)).toBe(null)
    expect(isAppLinkTemplate(address)).toBe(false)
  })

  it('refuses a template that names what there is not', () => {
    expect(isAppLinkTemplate('w://pay?phone={phone}')).toBe(false)
  })
})
