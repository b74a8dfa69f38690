// The table `payout_bank_gone`: the lender's banks that the payout provider does not send to at the moment.

import type { MarketId } from '../../core/market/market.ts'
import type { Institutions } from '../../core/payout-account/institutions.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { institutionsOf } from '../ports/lender/lender-data.ts'

/** Their codes, in no order. */
export async function goneBanks(db: Queries, market: MarketId): Promise<string[]> {
  const rows = await db.query<{ code: string }>(`select code from payout_bank_gone where market = $1`, [market])
  return rows.map(({ code }) => code)
}

/** Replaces the market's codes; one that was gone before keeps its day. */
export async function writeGoneBanks(tx: Tx, market: MarketId, codes: readonly string[], at: Date): Promise<void> {
  await tx.execute(`delete from payout_bank_gone where market = $1 and code <> all($2::text[])`, [market, codes])
  await tx.execute(
    `insert into payout_bank_gone (market, code, gone_since) select $1, code, $3 from unnest($2::text[]) as of_now(code)
     on conflict (market, code) do nothing`,
    [market, codes, at],
  )
}

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
