// The role that a claim gives, and the name.

import { describe, expect, it } from 'vitest'
import type { Role } from './rights.ts'
import { nameOfClaims, roleOfClaims } from './role-of-claims.ts'

const table: readonly (readonly [Role, string])[] = [
  ['manager', 'loan-leads'],
  ['support', 'loan-desk'],
  ['support', 'loan-desk-night'],
]

describe('the role of claims', () => {
  it.each<[what: string, claims: Record<string, unknown>, claim: string, role: Role | null]>([
    ['a list', { roles: ['mail', 'loan-desk'] }, 'roles', 'support'],
    ['a single value', { role: 'loan-desk-night' }, 'role', 'support'],
    ['several: the first of the table', { roles: ['loan-desk', 'loan-leads'] }, 'roles', 'manager'],
    ['a path', { realm_access: { roles: ['loan-leads'] } }, 'realm_access.roles', 'manager'],
    ['a name with dots', { 'https://lender.example/roles': ['loan-desk'] }, 'https://lender.example/roles', 'support'],
    ['no claim', {}, 'roles', null],
    ['a claim of nobody', { roles: ['mail'] }, 'roles', null],
    ['a part of a value', { roles: 'loan-leads,loan-desk' }, 'roles', null],
    ['another kind of value', { roles: { manager: 'loan-leads' } }, 'roles', null],
    ['what every object has', { roles: [] }, 'roles.constructor.name', null],
  ])('of %s', (_what, claims, claim, role) => {
    expect(roleOfClaims(claims, claim, table)).toBe(role)
  })
})

describe('the name of claims', () => {
  it('is the first that says anything, plain and not too long', () => {
    expect(nameOfClaims({ sub: 's1', name: ' Rosa\u202e Diaz ', email: 'r@lender.example' })).toBe('Rosa Diaz')
    expect(nameOfClaims({ sub: 's1', name: 7, email: 'r@lender.example' })).toBe('r@lender.example')
    expect(nameOfClaims({ sub: 's1' })).toBe('s1')
    expect(nameOfClaims({ sub: 's1', name: 'x'.repeat(200) })).toHaveLength(80)
  })
})
