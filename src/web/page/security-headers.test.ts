// Who may frame which page.

import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

function headersAt(path: string, frameAncestors: readonly string[] = []): Headers {
  const headers = new Headers()
  setSecurityHeaders(headers, 'n', { images: [], frames: [], links: [], frameAncestors }, { path, secure: true })
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
