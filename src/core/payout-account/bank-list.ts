// A payout provider's own list of banks and wallets, held against the lender's: what it does not send to any more, or a list that is not credible.

/** A list that has lost more than this share of what we offered by the last one is not believed. Percent. */
const believedLossPercent = 20

/** `missing`: what the lender offers and the provider does not have, in the lender's order. */
export type BankListVerdict =
  | { readonly verdict: 'taken'; readonly missing: readonly string[] }
  | { readonly verdict: 'doubted'; readonly lost: number }

/**
 * PAYOUT-ACCOUNT-15: judges a fetched list. One bank may always go; more than {@link believedLossPercent} of what was offered until now only by a
 * person, who changes the lender's list. `missingBefore` is what the last list that was taken did not have.
 */
export function judgeBankList(
  offered: readonly string[],
  missingBefore: readonly string[],
  listed: readonly string[],
): BankListVerdict {
  const known = new Set(listed)
  const gone = new Set(missingBefore)
  const missing = offered.filter((code) => !known.has(code))
  const until = offered.filter((code) => !gone.has(code))
  const lost = until.filter((code) => !known.has(code)).length
  if (lost > 1 && lost * 100 > until.length * believedLossPercent) return { verdict: 'doubted', lost }
  return { verdict: 'taken', missing }
}
