// The job that asks payout providers each day which banks they send to, and leaves the others out of the form (PAYOUT-ACCOUNT-15).

import { z } from 'zod'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { type Institutions, judgeBankList } from '../../core/payout-account/account.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { institutionsOf } from '../ports/lender/lender-data.ts'

/** Payload: `{market}`. */
const refreshBankListTopic = 'refreshBankList'
const payload = z.object({ market: z.enum(marketIds) })
const dayMs = 86_400_000

/** Queues today's question for each market whose provider has a list, once a day. To be called at every start; each day queues the next. */
export async function scheduleBankLists(deps: Deps, daysAhead = 0): Promise<void> {
  const day = Math.floor(deps.clock.now().getTime() / dayMs) + daysAhead
  for (const market of marketIds) {
    if (offeredCodes(deps, market).length === 0 || listerOf(deps, market) === null) continue
    const runAt = daysAhead === 0 ? deps.clock.now() : new Date(day * dayMs)
    await enqueue(deps.db, { topic: refreshBankListTopic, key: `${market}:${day}`, payload: { market }, runAt })
  }
}

/** Safe to run twice. Throws where the provider did not say: the job asks again. */
async function refreshBankList(deps: Deps, market: MarketId): Promise<void> {
  const lister = listerOf(deps, market)
  if (lister === null) return
  const list = await lister.listBanks(markets[market].currency)
  if (list.outcome === 'unknown') throw new Error(`${lister.name} did not say which banks it sends to: ${list.why}`)
  await deps.db.transaction(async (tx) => {
    const judged = judgeBankList(offeredCodes(deps, market), await goneBanks(tx, market), list.codes)
    if (judged.verdict === 'doubted') {
      const fields = { kind: 'bankListAlert', provider: lister.name, market, lost: judged.lost }
      deps.log.error(fields, 'a list of banks lost too many to be believed: compare it with banks.json')
      return
    }
    await writeGoneBanks(tx, market, judged.missing, deps.clock.now())
    if (judged.missing.length === 0) return
    const fields = { provider: lister.name, market, codes: judged.missing }
    deps.log.warn(fields, 'banks of banks.json that the payout provider does not send to are not offered')
  })
}

function offeredCodes({ lender }: Deps, market: MarketId): string[] {
  const { banks, wallets } = institutionsOf(lender, market)
  return [...banks, ...wallets].map(({ code }) => code)
}

/** The provider whose codes the lender's are: the one that payouts of the market go to. Null where it has no list. */
function listerOf({ payouts }: Deps, market: MarketId) {
  const provider = payouts.choose(markets[market].currency)
  if (provider?.listBanks === undefined) return null
  const { name } = provider
  return { name, listBanks: provider.listBanks.bind(provider) }
}

export const bankListJobs: JobHandlers = {
  [refreshBankListTopic]: {
    kind: 'outside',
    async run(job, deps) {
      // First: what goes wrong today must not be the end of it.
      await scheduleBankLists(deps, 1)
      await refreshBankList(deps, payload.parse(job.payload).market)
    },
  },
}

/** Their codes, in no order. */
async function goneBanks(db: Queries, market: MarketId): Promise<string[]> {
  return await db.column<string>(`select code from payout_bank_gone where market = $1`, [market])
}

/** Replaces the market's codes; one that was gone before keeps its day. */
async function writeGoneBanks(tx: Tx, market: MarketId, codes: readonly string[], at: Date): Promise<void> {
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
