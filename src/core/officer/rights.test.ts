// The table of roles and rights, against what was agreed, role by role.

import { describe, expect, it } from 'vitest'
import { mayDo, type Right, type Role, rights, roleRights, roles } from './rights.ts'

/** Who has which right, in the order of the roles: s support, c collections, p payments, k credit, m manager, a auditor, d admin. */
const agreed: Readonly<Record<Right, string>> = {
  ownSession: 'scpkmad',
  read: 'scpkma',
  work: 'scpkm',
  unmask: 'sckma',
  answer: 'scm',
  propose: 'scpkm',
  proposeRelief: 'scm',
  proposePayment: 'pm',
  proposeBlock: 'km',
  proposeWriteOff: 'cm',
  decideApplication: 'km',
  decideProposal: 'm',
  export: 'cpkma',
  audit: 'mad',
  evidence: 'ma',
  manageOfficers: 'd',
  manageWebhooks: 'd',
  confirmRole: 'md',
}
const letters: Readonly<Record<Role, string>> = {
  support: 's',
  collections: 'c',
  payments: 'p',
  credit: 'k',
  manager: 'm',
  auditor: 'a',
  admin: 'd',
}

describe('the rights of the desk', () => {
  it('are what was agreed, for every role and right', () => {
    const held = Object.fromEntries(
      rights.map((right) => [
        right,
        roles
          .filter((role) => mayDo(role, right))
          .map((role) => letters[role])
          .join(''),
      ]),
    )
    expect(held).toEqual(agreed)
  })

  it('let an auditor change nothing, and an admin see no borrower', () => {
    const changing: readonly Right[] = [
      'work',
      'answer',
      'propose',
      'decideProposal',
      'manageOfficers',
      'manageWebhooks',
    ]
    expect(changing.filter((right) => mayDo('auditor', right))).toEqual([])
    expect(roleRights.admin).not.toContain('read')
  })
})
