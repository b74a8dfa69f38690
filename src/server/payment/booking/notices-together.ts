// Settles notices that come at the same time in one transaction: many payments share one wait for the disk (`npm run bench:money`).
// Only a decorator of the plain path, which also takes whatever does not fit in here; NOTICES_TOGETHER=1 leaves it out.

import { addToBatch, emptyBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import { DatabaseIsUnavailable, isOutOfTime } from '../../db/database-errors.ts'
import { gather, type Outcome } from '../../db/gather.ts'
import type { Deps } from '../../deps.ts'
import type { Notice } from '../heard/heard-notice.ts'
import { openPayments } from '../heard/open-payment.ts'
import type { BookingMeans } from './book-payment.ts'
import { applyNotice, questionOf, type Sequel, settleNotice, writeNotices } from './settle-notice.ts'

/** On a server one round is decided here while another is written there; the embedded database has one session. */
const roundsAtOnce = { embedded: 1, postgres: 3 } as const
/** So few notices stay in one round: a second transaction would cost more than it saves. */
const unshared = 16

/** What must not be settled together: one event, one transaction, one intent. Loans may come twice; they are done in turn. */
function keysOfNotice({ channel: { provider }, notice }: Notice): readonly string[] {
  const { eventId, transactionId, reference } = notice
  return [`event ${provider} ${eventId}`, `transaction ${provider} ${transactionId}`, `reference ${reference}`]
}

/** {@link settleNotice} for notices of which many come at once. One for each process, of at most `atMost` in a transaction. */
export function settleTogether(deps: Deps, atMost: number): (notice: Notice) => Promise<string> {
  const options = { keysOf: keysOfNotice, atMost, rounds: roundsAtOnce[deps.db.kind], unshared }
  return gather((notices: readonly Notice[]) => settleRound(deps, notices), options)
}

/** The outcome, or `alone` for a notice that takes the plain path. */
type Settled = PromiseFulfilledResult<string> | 'alone'

/**
 * Settles a round, and answers for each in order. They are acknowledged once the transaction of all of them is on the disk. A notice
 * that fails spoils no other, nor does one whose loan another transaction holds: those are settled alone afterwards, one by one, and no
 * other notice waits for them; so are failures and returns, which are few. Throws where the database cannot be reached.
 */
async function settleRound(deps: Deps, notices: readonly Notice[]): Promise<readonly Outcome<string>[]> {
  // Notices that come during this round gather for the next one.
  if (notices.length === 1) return await Promise.allSettled(notices.map((notice) => settleNotice(deps, notice)))
  const together = await inOneTransaction(deps, notices)
  let line: Promise<unknown> = Promise.resolve()
  return together.map((settled, index) => {
    const notice = notices[index]
    if (notice === undefined) throw new Error('more outcomes than notices')
    if (settled !== 'alone') return settled
    const before = line
    const own = (async () => {
      await before
      return await settleNotice(deps, notice)
    })()
    // The next one waits until it has ended, with or without an error; the error goes to its own caller.
    line = own.catch(() => null)
    return own
  })
}

/** All in one transaction; where that fails, nothing of it was written, and each is to be settled alone. */
async function inOneTransaction(deps: Deps, notices: readonly Notice[]): Promise<readonly Settled[]> {
  try {
    const { settled, alerts } = await deps.db.transaction((tx) => settleIn(tx, deps, notices), { firstOnlyReads: true })
    for (const alert of alerts) alert()
    return settled
  } catch (error) {
    // Where one has waited too long for a lock, the others need not fail with it.
    if (error instanceof DatabaseIsUnavailable && !isOutOfTime(error)) throw error
    deps.log.warn({ err: error, count: notices.length }, 'a batch of notices failed and is settled one by one')
    return notices.map(() => 'alone')
  }
}

async function settleIn(
  tx: Tx,
  deps: Deps,
  notices: readonly Notice[],
): Promise<{ settled: Settled[]; alerts: (() => void)[] }> {
  const { payments, loans } = await openPayments(tx, notices.map(questionOf), { wait: false })
  const all: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
  const sequels: Sequel[] = []
  const settled: Settled[] = []
  for (const [index, notice] of notices.entries()) {
    const known = payments[index]
    if (known === undefined) throw new Error('a notice was not looked up')
    if (known.isHeld || notice.notice.type !== 'paid') {
      settled.push('alone')
      continue
    }
    const own: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
    try {
      const { outcome, sequel } = await applyNotice(tx, own, loans, notice, known)
      if (sequel !== null) sequels.push(sequel)
      settled.push({ status: 'fulfilled', value: outcome })
    } catch (error) {
      deps.log.info({ err: error }, 'a notice could not be settled with others, and is settled alone')
      settled.push('alone')
      continue
    }
    addToBatch(all.writes, own.writes)
    all.alerts.push(...own.alerts)
  }
  await writeNotices(tx, deps, all.writes, sequels)
  return { settled, alerts: all.alerts }
}
