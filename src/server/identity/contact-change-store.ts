// Changes of a phone number or an e-mail address: sealed while they wait for their proof, and noted once they were made.

import { emailLinkDays, phoneChangeMinutes } from '../../core/identity/contact-change.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { sealedTable } from '../jobs/reseal.ts'

const TOKEN_BYTES = 16
const SWEPT_AT_ONCE = 50
/** A change that is over is kept so long: its page then says that its time is up, also after another borrower has asked for a change. */
const KEPT_MS = 86_400_000

export type ContactKind = 'phone' | 'email'

export interface ContactChange {
  readonly id: string
  readonly borrowerId: string
  readonly kind: ContactKind
  /** The new number or address; null once it counts. */
  readonly value: string | null
  readonly provedAt: Date | null
  readonly expiresAt: Date
  readonly doneAt: Date | null
}

type ChangeRow = Omit<ContactChange, 'value'> & { readonly secret: Uint8Array }

const columns = `id, borrower_id as "borrowerId", kind, secret, proved_at as "provedAt", expires_at as "expiresAt",
  done_at as "doneAt"`

/** Stores a change that waits for its proof. It takes the place of one that waits already; some that are over are swept. */
export async function insertContactChange(
  tx: Tx,
  deps: Deps,
  change: {
    readonly borrowerId: string
    readonly kind: ContactKind
    readonly value: string
    readonly isProved: boolean
  },
): Promise<ContactChange> {
  const { borrowerId, kind, value, isProved } = change
  const now = deps.clock.now()
  await sweep(tx, now)
  await dropWaiting(tx, borrowerId, kind)
  const lifeMs = kind === 'phone' ? phoneChangeMinutes * 60_000 : emailLinkDays * 86_400_000
  const [row] = await tx.query<ChangeRow>(
    `insert into contact_change (id, borrower_id, kind, secret, proved_at, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [
      deps.random.token(TOKEN_BYTES),
      borrowerId,
      kind,
      deps.fieldCipher.seal(value, borrowerId),
      isProved ? now : null,
      now,
      new Date(now.getTime() + lifeMs),
    ],
  )
  if (row === undefined) throw new Error('a change of contact was not stored')
  return opened(deps, row)
}

/** What waits for its proof and still may; null where nothing does. */
export async function waitingChange(
  db: Queries,
  deps: Deps,
  { borrowerId, kind }: Pick<ContactChange, 'borrowerId' | 'kind'>,
): Promise<ContactChange | null> {
  const [row] = await db.query<ChangeRow>(
    `select ${columns} from contact_change
     where borrower_id = $1 and kind = $2 and done_at is null and expires_at > $3
     order by created_at desc, id desc limit 1`,
    [borrowerId, kind, deps.clock.now()],
  )
  return row === undefined ? null : opened(deps, row)
}

/** The change where it is this borrower's; null for any other, and for one that was swept. */
export async function findContactChange(
  db: Queries,
  deps: Deps,
  { id, borrowerId }: Pick<ContactChange, 'id' | 'borrowerId'>,
): Promise<ContactChange | null> {
  const row = await db.first<ChangeRow>(`select ${columns} from contact_change where id = $1 and borrower_id = $2`, [
    id,
    borrowerId,
  ])
  return row && opened(deps, row)
}

/** For the holder of an e-mail's link, with or without a session: the caller has checked the link. */
export async function findEmailChange(db: Queries, deps: Deps, id: string): Promise<ContactChange | null> {
  const row = await db.first<ChangeRow>(`select ${columns} from contact_change where id = $1 and kind = 'email'`, [id])
  return row && opened(deps, row)
}

/** The e-mail changes of an address that wait, as the demo's mailbox finds them. */
export async function waitingEmails(db: Queries, deps: Deps, email: string): Promise<ContactChange[]> {
  const rows = await db.query<ChangeRow>(
    `select ${columns} from contact_change where kind = 'email' and done_at is null order by created_at desc limit 200`,
  )
  return rows.map((row) => opened(deps, row)).filter(({ value }) => value?.toLowerCase() === email.toLowerCase())
}

/** Notes that the asker has proved the old number. */
export async function noteProved(db: Queries, id: string, now: Date): Promise<void> {
  await db.execute('update contact_change set proved_at = coalesce(proved_at, $2) where id = $1', [id, now])
}

/** Ends a change that was made: what it was stands in the borrower's row now. */
export async function endContactChange(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(`update contact_change set done_at = $2, secret = '' where id = $1 and done_at is null`, [id, now])
}

/** Takes back what waits. */
export async function dropWaiting(db: Queries, borrowerId: string, kind: ContactKind): Promise<void> {
  await db.execute('delete from contact_change where borrower_id = $1 and kind = $2 and done_at is null', [
    borrowerId,
    kind,
  ])
}

export interface MadeChange {
  readonly id: string
  readonly kind: ContactKind
  readonly at: Date
}

/** What was changed and when, for the inbox. */
export async function madeChanges(db: Queries, borrowerId: string): Promise<MadeChange[]> {
  return await db.query<MadeChange>(
    'select id, kind, done_at as at from contact_change where borrower_id = $1 and done_at is not null',
    [borrowerId],
  )
}

/** Goes with the account. */
export async function eraseContactChanges(tx: Queries, borrowerId: string): Promise<void> {
  await tx.execute('delete from contact_change where borrower_id = $1', [borrowerId])
}

async function sweep(tx: Queries, now: Date): Promise<void> {
  await tx.execute(
    `delete from contact_change where id in
       (select id from contact_change where expires_at < $1 and done_at is null limit ${SWEPT_AT_ONCE}
        for update skip locked)`,
    [new Date(now.getTime() - KEPT_MS)],
  )
}

function opened(deps: Deps, { secret, ...row }: ChangeRow): ContactChange {
  return { ...row, value: secret.length === 0 ? null : deps.fieldCipher.open(secret, row.borrowerId) }
}

/** Numbers and addresses that wait for their proof. */
export const sealedContactChanges = sealedTable({
  what: 'contactChanges',
  table: 'contact_change',
  id: 'id',
  update: 'update contact_change set secret = $4 where borrower_id = $2 and id = $1 and secret = $3',
})
