// Who may frame which page, and which page lets the fields of a card processor in.

import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

const fields = { connect: ['https://api.cards.example'], frames: ['https://js.cards.example'], images: [] }
const fieldsOf: { now: typeof fields | null } = { now: null }

function headersAt(path: string, frameAncestors: readonly string[] = []): Headers {
  const headers = new Headers()
  const allowed = { images: [], frames: [], links: [], frameAncestors, cardFields: fieldsOf.now }
  setSecurityHeaders(headers, 'n', allowed, { path, secure: true })
  return headers
}

describe('framing', () => {
  it('is refused to everybody on a page with something to tap', () => {
    const headers = headersAt('/confirm')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('X-Frame-Options')).toBe('DENY')
  })

  it('is allowed to our own pages for the texts they show', () => {
    const headers = headersAt('/loan-agreement')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('X-Frame-Options')).toBeNull()
  })

  it('is allowed to the hosts that a lender names', () => {
    const headers = headersAt('/confirm', ['https://app.lender.example'])
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors https://app.lender.example')
    expect(headers.get('X-Frame-Options')).toBeNull()
  })
})

describe('the fields of a card processor', () => {
  const policyAt = (path: string, given: typeof fields | null) => {
    fieldsOf.now = given
    const policy = headersAt(path).get('Content-Security-Policy') ?? ''
    fieldsOf.now = null
    return policy
  }

  it('are let in on the one page that draws them', () => {
    const policy = policyAt('/me/cards/add', fields)
    expect(policy).toContain("connect-src 'self' https://api.cards.example;")
    expect(policy).toContain("frame-src 'self' https://js.cards.example;")
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic'")
    expect(policy).not.toContain('require-trusted-types-for')
  })

  it.each(['/me/cards', '/payway', '/confirm', '/me/cards/add/'])('are let in nowhere else: %s', (path) => {
    expect(policyAt(path, fields)).toBe(policyAt(path, null))
  })

  it('are let in nowhere where there are none', () => {
    const policy = policyAt('/me/cards/add', null)
    expect(policy).toBe(policyAt('/me/cards', null))
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})
