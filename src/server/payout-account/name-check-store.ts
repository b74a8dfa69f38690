// In whose name payout accounts are, as rows: one question for each account, its answer, and what an officer decided.

import { heldOutcomes, type NameDecision, type NameOutcome } from '../../core/payout-account/name-check.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'
import type { Deps } from '../deps.ts'
import { sealedTable } from '../jobs/reseal.ts'

export interface NameCheck {
  readonly accountId: string
  readonly borrowerId: string
  readonly provider: string
  readonly askedAt: Date
  /** An officer decides after it where there is no answer. */
  readonly giveUpAt: Date
  readonly answeredAt: Date | null
  readonly outcome: NameOutcome | null
  readonly decision: NameDecision | null
  readonly decidedAt: Date | null
  readonly note: string | null
}

const columns = `account_id as "accountId", borrower_id as "borrowerId", provider, asked_at as "askedAt", give_up_at as "giveUpAt",
  answered_at as "answeredAt", outcome, decision, decided_at as "decidedAt", note`

export function findNameCheck(db: Queries, accountId: string): Promise<NameCheck | null> {
  return db.first<NameCheck>(`select ${columns} from account_name_check where account_id = $1`, [accountId])
}

/** Stores the question before anybody is asked; the first one of an account stays. */
export async function insertNameCheck(
  db: Queries,
  check: Pick<NameCheck, 'accountId' | 'borrowerId' | 'provider' | 'askedAt' | 'giveUpAt'>,
): Promise<void> {
  await db.execute(
    `insert into account_name_check (account_id, borrower_id, provider, asked_at, give_up_at, secret)
      values ($1, $2, $3, $4, $5, '') on conflict (account_id) do nothing`,
    [check.accountId, check.borrowerId, check.provider, check.askedAt, check.giveUpAt],
  )
}

/** Stores an answer; the first one counts. */
export async function keepName(
  db: Queries,
  { clock, fieldCipher }: Pick<Deps, 'clock' | 'fieldCipher'>,
  { accountId, borrowerId }: Pick<NameCheck, 'accountId' | 'borrowerId'>,
  { outcome, accountName }: { readonly outcome: NameOutcome; readonly accountName: string | null },
): Promise<void> {
  await db.execute(
    `update account_name_check set outcome = $2, answered_at = $3, secret = $4 where account_id = $1 and answered_at is null`,
    [
      accountId,
      outcome,
      clock.now(),
      accountName === null ? Buffer.alloc(0) : fieldCipher.seal(accountName, borrowerId),
    ],
  )
}

/** The name on the account; null where none was given, and once it is erased. Throws when the seal is broken. */
export async function openAccountName(
  db: Queries,
  { fieldCipher }: Pick<Deps, 'fieldCipher'>,
  { accountId, borrowerId }: Pick<NameCheck, 'accountId' | 'borrowerId'>,
): Promise<string | null> {
  const [row] = await db.query<{ secret: Uint8Array }>(
    'select secret from account_name_check where account_id = $1 and length(secret) > 0',
    [accountId],
  )
  return row === undefined ? null : fieldCipher.open(row.secret, borrowerId)
}

/** Stores what an officer decided, once. Throws where somebody was faster: the caller holds the borrower. */
export async function storeNameDecision(
  tx: Tx,
  accountId: string,
  decided: { readonly decision: NameDecision; readonly at: Date; readonly officerId: string; readonly note: string },
): Promise<void> {
  const { decision, at, officerId, note } = decided
  const stored = await tx.execute(
    `update account_name_check set decision = $2, decided_at = $3, officer_id = $4, note = $5
      where account_id = $1 and decision is null and outcome in ${sqlList(heldOutcomes)}`,
    [accountId, decision, at, officerId, note],
  )
  if (stored === 0) throw new Error(`the name of account ${accountId} was decided meanwhile`)
}

/** Payouts that wait for an officer because of the name of their account; a condition may follow. */
export const heldPayouts = `select o.id, o.borrower_id, n.outcome, n.answered_at as since, o.terms->>'currency' as currency
  from account_name_check n
    join payout_account a on a.id = n.account_id and a.replaced_at is null
    join loan_order o on o.borrower_id = n.borrower_id and o.status = 'approved' and o.payout_state = 'queued'
  where n.outcome in ${sqlList(heldOutcomes)} and n.decision is null`

/** The order of a borrower whose payout waits for an officer because of its name; null where none does. */
export async function heldOrderOf(db: Queries, borrowerId: string): Promise<string | null> {
  const held = await db.first<{ id: string }>(`${heldPayouts} and n.borrower_id = $1 order by o.id limit 1`, [
    borrowerId,
  ])
  return held?.id ?? null
}

/** True while no money goes to the account that a borrower has now: its bank is asked for the name, or an officer decides. */
export async function nameIsChecked(db: Queries, borrowerId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from account_name_check n join payout_account a on a.id = n.account_id and a.replaced_at is null
      where n.borrower_id = $1 and n.decision is null and (n.outcome is null or n.outcome in ${sqlList(heldOutcomes)})`,
    [borrowerId],
  )
  return rows.length > 0
}

/** The accounts of a borrower that somebody was asked about, oldest first. */
export async function namesAsked(db: Queries, borrowerId: string): Promise<string[]> {
  return await db.column<string>(
    'select account_id as "accountId" from account_name_check where borrower_id = $1 order by asked_at, account_id',
    [borrowerId],
  )
}

/** Erases the name and the officer's words. That somebody asked, and what came of it, stays with the payouts. */
export async function eraseNames(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute(`update account_name_check set secret = '', note = null where borrower_id = $1`, [borrowerId])
}

export const sealedNames = sealedTable({
  what: 'accountNames',
  table: 'account_name_check',
  id: 'account_id',
  update: 'update account_name_check set secret = $4 where borrower_id = $2 and account_id = $1 and secret = $3',
})
