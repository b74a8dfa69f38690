// Compares lines that we had nothing for once more: what was booked since is found, posted, and no difference any longer.

import { matchTransfers } from '../../core/ledger/settlement-postings.ts'
import { markets } from '../../core/market/markets.ts'
import { compareLine } from '../../core/reconciliation/compare-line.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import { openAccounts } from '../db/ledger/ledger.ts'
import type { Deps } from '../deps.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { accountsOf } from './book-report.ts'
import { findOurs } from './find-ours.ts'
import { forgetAbsences, lockReports, type MissedLine, missedLines, settleLine } from './settlement-store.ts'

/** Lines of one transaction. */
const atOnce = 500

/** Looks at every line that is still open; answers how many were found. Safe to run twice. */
export async function compareAgain(deps: Deps, lease: Lease): Promise<number> {
  let found = 0
  let after = { provider: '', id: '' }
  for (;;) {
    const lines = await missedLines(deps.db, after, atOnce)
    const last = lines.at(-1)
    if (last === undefined) return found
    after = { provider: last.provider, id: last.id }
    for (const [provider, own] of Map.groupBy(lines, (line) => line.provider)) {
      found += await deps.db.transaction((tx) => compareBatch(tx, deps, provider, own))
    }
    await lease.renew()
  }
}

async function compareBatch(tx: Tx, deps: Deps, provider: string, lines: readonly MissedLine[]): Promise<number> {
  await lockReports(tx, provider)
  const ours = await findOurs(tx, provider, lines)
  const writes = emptyBatch()
  const subjects: string[] = []
  const now = deps.clock.now()
  for (const line of lines) {
    const own = ours.get(line.id)
    if (own === undefined) continue
    const state = compareLine(line, own)
    if (!(await settleLine(tx, { line, state, ours: own }, now))) continue
    subjects.push(own.subjectId)
    if (state !== 'matched') continue
    writes.entries.push({
      kind: 'settlementMatch',
      idemKey: `${provider}:${line.id}`,
      loanId: null,
      valueDate: line.settledOn,
      postingDate: deps.clock.today(markets[deps.config.policyPack].zone),
      currency: line.currency,
      transfers: matchTransfers(provider, own.account, line.grossMinor),
    })
  }
  await openAccounts(tx, accountsOf(writes.entries.flatMap(({ transfers }) => transfers)))
  await writeBatch(tx, writes)
  await forgetAbsences(tx, subjects)
  return subjects.length
}
