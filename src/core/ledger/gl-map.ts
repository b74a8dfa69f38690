// The lender's own numbers for the accounts of our ledger: which account of its general ledger each of ours is.

import { ledgerAccounts } from './accounts.ts'

/** Our account, or `bank:*` for all of a kind that has no line of its own, to the lender's number. */
export type GlMap = Readonly<Record<string, string>>

/** Accounts that come with providers and banks: one line for all of a kind is enough. */
const growing = ['providerClearing', 'providerFees', 'bank'] as const

/** What a map has to have, so that every account there will ever be has a number. */
export const glAccountsNeeded: readonly string[] = [
  ...ledgerAccounts,
  'bankTransit',
  ...growing.map((kind) => `${kind}:*`),
]

/** True for a name that a map may have: one of ours, or one provider or bank. */
export function isGlAccount(name: string): boolean {
  return glAccountsNeeded.includes(name) || growing.some((kind) => name.startsWith(`${kind}:`) && name !== `${kind}:`)
}

/** The lender's number of an account of ours: its own line, or else that of its kind. */
export function glNumberOf(map: GlMap, account: string): string {
  const number = map[account] ?? map[`${account.split(':')[0]}:*`]
  if (number === undefined) throw new RangeError(`the account ${account} has no number in the GL map`)
  return number
}
