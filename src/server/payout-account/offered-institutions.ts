// The banks and wallets that a borrower can name today: the lender's, without those that the payout provider does not send to.

import type { MarketId } from '../../core/market/market.ts'
import type { Institutions } from '../../core/payout-account/institutions.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { institutionsOf } from '../ports/lender/lender-data.ts'
import { goneBanks } from './bank-list-store.ts'

/** Of the lender's market. Cities stay, since a branch is named by its bank. */
export async function offeredInstitutions(
  db: Queries,
  { lender }: Pick<Deps, 'lender'>,
  market: MarketId,
): Promise<Institutions> {
  const { banks, wallets, cities } = institutionsOf(lender, market)
  const gone = new Set(await goneBanks(db, market))
  const isOffered = ({ code }: { readonly code: string }): boolean => !gone.has(code)
  return { banks: banks.filter(isOffered), wallets: wallets.filter(isOffered), cities }
}
