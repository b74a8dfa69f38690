// Stores changes of a payout account that wait for their code: for half an hour, encrypted like the account itself.

import { type AccountDetails, accountChangeMinutes } from '../../../core/payout-account/account.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sealedTable } from '../../jobs/reseal.ts'

const TOKEN_BYTES = 16
const SWEPT_AT_ONCE = 50
/** A finished change is kept so long, for a retry of a call whose answer was lost. */
const KEPT_MS = 24 * 3_600_000

export interface AccountChange {
  /** Also what the caller sends back, with the code. */
  readonly id: string
  readonly borrowerId: string
  readonly confirmKey: string | null
  /** Null once it is done. */
  readonly details: AccountDetails | null
  readonly doneAt: Date | null
  readonly expiresAt: Date
}

type ChangeRow = Omit<AccountChange, 'details'> & { readonly secret: Uint8Array }

const columns = `id, borrower_id as "borrowerId", confirm_key as "confirmKey", secret, done_at as "doneAt", expires_at as "expiresAt"`

/** Stores a change. With a key that has one already it answers that one, and `isNew` is false. */
export async function insertAccountChange(
  db: Queries,
  deps: Deps,
  change: { readonly borrowerId: string; readonly requestKey: string | null; readonly details: AccountDetails },
): Promise<{ readonly change: AccountChange; readonly isNew: boolean }> {
  const now = deps.clock.now()
  await db.execute(
    `delete from payout_account_change where id in
       (select id from payout_account_change where expires_at < $1 limit ${SWEPT_AT_ONCE} for update skip locked)`,
    [new Date(now.getTime() - KEPT_MS)],
  )
  const id = deps.random.token(TOKEN_BYTES)
  const { borrowerId, requestKey, details } = change
  const inserted = await db.insert(
    'insert into payout_account_change (id, borrower_id, request_key, secret, created_at, expires_at) on conflict (borrower_id, request_key) where request_key is not null do nothing',
    {
      ...change,
      id,
      secret: deps.fieldCipher.seal(JSON.stringify(details), borrowerId),
      createdAt: now,
      expiresAt: new Date(now.getTime() + accountChangeMinutes * 60_000),
    },
  )
  const [row] = await db.query<ChangeRow>(
    `select ${columns} from payout_account_change where borrower_id = $1 and (id = $2 or request_key = $3)`,
    [borrowerId, id, requestKey],
  )
  if (row === undefined) throw new Error('a change of account was not stored')
  return { change: opened(deps, row), isNew: inserted === 1 }
}

/** The change if it is this borrower's; null for any other, and for one that was deleted after its time. */
export async function findAccountChange(
  db: Queries,
  deps: Deps,
  changeId: string,
  borrowerId: string,
): Promise<AccountChange | null> {
  const [row] = await db.query<ChangeRow>(
    `select ${columns} from payout_account_change where id = $1 and borrower_id = $2`,
    [changeId, borrowerId],
  )
  return row === undefined ? null : opened(deps, row)
}

/** Ends a change that was made. False where another call has made it: of two at once, one goes on. */
export async function endAccountChange(tx: Tx, changeId: string, key: string | null, now: Date): Promise<boolean> {
  return await tx.changed(
    `update payout_account_change set done_at = $3, confirm_key = $2, secret = '' where id = $1 and done_at is null`,
    [changeId, key, now],
  )
}

/** Takes back a change whose code could not be sent: the next call begins again. */
export async function dropAccountChange(db: Queries, changeId: string): Promise<void> {
  await db.execute('delete from payout_account_change where id = $1 and done_at is null', [changeId])
}

/** Erases the changes of a borrower whose account is deleted. */
export async function eraseAccountChanges(tx: Queries, borrowerId: string): Promise<void> {
  await tx.query('delete from payout_account_change where borrower_id = $1', [borrowerId])
}

function opened(deps: Deps, { secret, ...row }: ChangeRow): AccountChange {
  const text = secret.length === 0 ? null : deps.fieldCipher.open(secret, row.borrowerId)
  return { ...row, details: text === null ? null : (JSON.parse(text) as AccountDetails) }
}

export const sealedAccountChanges = sealedTable({
  what: 'payoutAccountChanges',
  table: 'payout_account_change',
  id: 'id',
  update: 'update payout_account_change set secret = $4 where borrower_id = $2 and id = $1 and secret = $3',
})
