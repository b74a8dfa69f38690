// Who may do what at the desk: one table from roles to rights. Menu, screen, button and call all ask it.

export const roles = ['support', 'collections', 'payments', 'credit', 'manager', 'auditor', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * `ownSession`: to be here at all. `read`: find people and read their pages, masked. `work`: take and hand back. `unmask`: see a
 * masked field, with a reason. `answer`: cases, notes and contact messages. `propose`: to propose anything; what, is said by the
 * other four. `decideApplication`: decide what the rules left to people. `export`: portfolio and exports. `audit`: who works here, and
 * what they did. `evidence`: all that is known of a borrower as one file, unmasked. `manageOfficers`: invite, change, end. `manageWebhooks`: send events anew. `confirmRole`: be the second
 * person for a role that decides over money or over officers.
 */
export const rights = [
  'ownSession',
  'read',
  'work',
  'unmask',
  'answer',
  'propose',
  'proposeRelief',
  'proposePayment',
  'proposeBlock',
  'proposeWriteOff',
  'decideApplication',
  'decideProposal',
  'export',
  'audit',
  'evidence',
  'manageOfficers',
  'manageWebhooks',
  'confirmRole',
] as const
export type Right = (typeof rights)[number]

/** DESK-3. An auditor reads everything and changes nothing; an admin manages officers, has events sent anew, and sees no borrower. */
export const roleRights = {
  support: ['ownSession', 'read', 'work', 'unmask', 'answer', 'propose', 'proposeRelief'],
  collections: [
    'ownSession',
    'read',
    'work',
    'unmask',
    'answer',
    'propose',
    'proposeRelief',
    'proposeWriteOff',
    'export',
  ],
  payments: ['ownSession', 'read', 'work', 'propose', 'proposePayment', 'export'],
  credit: ['ownSession', 'read', 'work', 'unmask', 'propose', 'proposeBlock', 'decideApplication', 'export'],
  manager: rights.filter((right) => right !== 'manageOfficers' && right !== 'manageWebhooks'),
  auditor: ['ownSession', 'read', 'unmask', 'export', 'audit', 'evidence'],
  admin: ['ownSession', 'manageOfficers', 'manageWebhooks', 'audit', 'confirmRole'],
} as const satisfies Record<Role, readonly Right[]>

/** True where a role has a right. */
export function mayDo(role: Role, right: Right): boolean {
  return (roleRights[role] as readonly Right[]).includes(right)
}
