// Acts on many loans at once, that two people sign once: which there are, what they need, and why a loan is left out.

import type { Right } from '../officer/rights.ts'

/** What can be done to many loans. `waiver`: of charges alone; `hardship`: a holiday from late charges, without new dates. */
export const bulkKinds = ['waiver', 'hardship', 'writeOff', 'handOver', 'stopReminders'] as const
export type BulkKind = (typeof bulkKinds)[number]

export const bulkRights = {
  waiver: 'proposeRelief',
  hardship: 'proposeRelief',
  writeOff: 'proposeWriteOff',
  handOver: 'propose',
  stopReminders: 'proposeRelief',
} as const satisfies Record<BulkKind, Right>

/** `counting`: the effect on each loan is computed; `running`: it was signed and is carried out, loan by loan. */
export const bulkStates = ['counting', 'open', 'running', 'done', 'stopped', 'rejected'] as const
export type BulkState = (typeof bulkStates)[number]

export const bulkLoanStates = ['waiting', 'counted', 'left', 'done'] as const
export type BulkLoanState = (typeof bulkLoanStates)[number]

/** Loans of one act at most. */
export const bulkLoansMax = 10_000

/** Parts of a debt that are charges: what was lent, and the interest on it, is forgiven loan by loan. */
export const chargeParts = ['penalty', 'fee'] as const

/**
 * Why a loan is left out, besides what an act on one loan is refused for: `moved` since it was counted; `notLate`: no officer may be
 * given it; `isTheirs`: the officer has it already; `isHeld`: another officer has it, or what it would answer;
 * `wantsNone`: reminders do not reach the borrower; `contactIsRefused`: the borrower may
 * not be contacted, for a reason that no clock ends; `failed`: by a fault that is in the log.
 */
export const bulkWhys = ['moved', 'notLate', 'isTheirs', 'isHeld', 'wantsNone', 'contactIsRefused', 'failed'] as const
export type BulkWhy = (typeof bulkWhys)[number]
