// When another payout account needs a code from the borrower's phone, and when two accounts are the same one.

import type { AccountDetails } from './account.ts'

/** A change that waits for its code is forgotten after so long; a new code may be asked for until then. */
export const accountChangeMinutes = 30

/** True where money would go to the same account in the same way, under the same name. */
export function isSameAccount(one: AccountDetails, other: AccountDetails): boolean {
  const names = Object.keys(one) as (keyof AccountDetails)[]
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The first account of a borrower needs no code, the same one again neither: any other one does (PAYOUT-ACCOUNT-13). */
export function needsCode(bound: AccountDetails | null, wanted: AccountDetails): boolean {
  return bound !== null && !isSameAccount(bound, wanted)
}
