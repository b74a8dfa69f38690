// Pages that are the same for all: which share a key, and that their policy names their own styles and scripts and no others.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyOfPage, withoutNonce } from './same-for-all.ts'

const reader = { language: 'en', chosenLanguage: null, theme: undefined }
const keyOf = (address: string, more: Partial<Parameters<typeof keyOfPage>[1]> = {}) =>
  keyOfPage(new URL(address, 'https://loans.example'), { ...reader, ...more })

describe('the key of a page', () => {
  it('differs by address, language, chosen language and ground', () => {
    const keys = [
      keyOf('/Loan'),
      keyOf('/About'),
      keyOf('/Loan?lang=id'),
      keyOf('/Loan', { language: 'id' }),
      keyOf('/Loan', { chosenLanguage: 'en' }),
      keyOf('/Loan', { theme: 'dark' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is none for a query that only some pages know, that names somebody, or that is long', () => {
    for (const query of [
      '?x=1',
      '?lang=en&orderId=1',
      '?sessionId=t',
      '?userId=u',
      '?demoHost=ios',
      `?lang=${'e'.repeat(300)}`,
    ])
      expect(keyOf(`/Loan${query}`), query).toBeNull()
  })
})

describe('a page without its nonce', () => {
  const policy = "default-src 'none'; script-src 'nonce-N' 'strict-dynamic'; style-src 'nonce-N'; img-src 'self'"
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('carries the hashes of its own styles and scripts', () => {
    const html = '<style nonce="N" data-a="b">a{}</style><script nonce="N">go()</script><style nonce="N">b{}</style>'
    expect(withoutNonce(html, policy, 'N')).toEqual({
      html: '<style data-a="b">a{}</style><script>go()</script><style>b{}</style>',
      policy: `default-src 'none'; script-src ${hash('go()')}; style-src ${hash('a{}')} ${hash('b{}')}; img-src 'self'`,
    })
  })

  it('allows no script where it has none', () => {
    expect(withoutNonce('<style nonce="N">a{}</style>', policy, 'N')?.policy).toContain("script-src 'none';")
  })

  it('is not made of a page that loads scripts', () => {
    expect(withoutNonce('<script nonce="N" src="/a.js"></script>', policy, 'N')).toBeNull()
    expect(withoutNonce('<link rel="modulepreload" href="/a.js"/>', policy, 'N')).toBeNull()
  })
})
