// The settings of the desk: what cannot be, each told by the name of its field.

import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const provider = {
  DESK_OIDC_ISSUER: 'http://localhost:4000',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'a secret',
  DESK_OIDC_ROLES: 'manager=loan-leads, support = x',
}

describe('the identity provider of the desk', () => {
  it('is read whole, with its table of roles in its order', () => {
    const { DESK_OIDC_ROLES: _, ...others } = provider
    const read = loadConfig({ ...others, DESK_OIDC_ROLES: 'manager=loan-leads,support=cn=desk' }).desk?.provider
    expect(read).toEqual({
      issuer: 'http://localhost:4000',
      clientId: 'desk',
      clientSecret: 'a secret',
      roleClaim: 'roles',
      roles: [
        ['manager', 'loan-leads'],
        ['support', 'cn=desk'],
      ],
    })
    expect(loadConfig({}).desk?.provider).toBeNull()
  })

  it('names what is missing of a provider, and what says nothing without one', () => {
    const { DESK_OIDC_ISSUER: issuer, ...others } = provider
    const withoutSpaces = { ...others, DESK_OIDC_ROLES: 'manager=loan-leads' }
    expect(() => loadConfig({ DESK_OIDC_ISSUER: issuer })).toThrow(
      /DESK_OIDC_CLIENT_ID is missing.*DESK_OIDC_CLIENT_SECRET is missing.*DESK_OIDC_ROLES is missing/,
    )
    expect(() => loadConfig(withoutSpaces)).toThrow(/DESK_OIDC_CLIENT_ID says nothing without DESK_OIDC_ISSUER/)
    const elsewhere = { ...withoutSpaces, DESK_OIDC_ISSUER: 'http://login.lender.example' }
    expect(() => loadConfig(elsewhere)).toThrow(/DESK_OIDC_ISSUER must begin with https/)
    for (const roles of ['king=x', 'manager', 'manager=', 'manager=x,,'])
      expect(() => loadConfig({ ...provider, DESK_OIDC_ROLES: roles }), roles).toThrow(/DESK_OIDC_ROLES must be roles/)
  })
})
