// Names that borrowers asked for: sealed, one waiting at a time, and decided once by an officer.

import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { sealedTable } from '../jobs/reseal.ts'

export interface NameChange {
  readonly caseId: string
  readonly borrowerId: string
  readonly name: string
  /** The name that it replaced; null while it waits, where it was refused, and where there was none. */
  readonly former: string | null
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly accepted: boolean | null
}

type NameRow = Omit<NameChange, 'name' | 'former'> & { readonly secret: Uint8Array }

const columns = `complaint_id as "caseId", borrower_id as "borrowerId", secret, asked_at as "askedAt",
  decided_at as "decidedAt", accepted`

export async function insertNameChange(
  tx: Tx,
  deps: Deps,
  { caseId, borrowerId, name, askedAt }: Pick<NameChange, 'caseId' | 'borrowerId' | 'name' | 'askedAt'>,
): Promise<void> {
  const secret = sealedNames(deps, borrowerId, { name, former: null })
  const row = { complaintId: caseId, borrowerId, secret, askedAt }
  await tx.insert('insert into name_change (complaint_id, borrower_id, secret, asked_at)', row)
}

/** For the officer: what a case asks for; null where it is about something else. */
export async function nameChangeOf(db: Queries, deps: Deps, caseId: string): Promise<NameChange | null> {
  const row = await db.first<NameRow>(`select ${columns} from name_change where complaint_id = $1`, [caseId])
  return row && opened(deps, row)
}

/** What a borrower asked for, newest first. */
export async function ownNameChanges(db: Queries, deps: Deps, borrowerId: string): Promise<NameChange[]> {
  const rows = await db.query<NameRow>(
    `select ${columns} from name_change where borrower_id = $1 order by asked_at desc, complaint_id desc limit 50`,
    [borrowerId],
  )
  return rows.map((row) => opened(deps, row))
}

/** Ends one that waits. `former` is the name that an accepted one replaces. */
export async function storeNameDecision(
  tx: Tx,
  deps: Deps,
  { caseId, borrowerId, name }: NameChange,
  decision: {
    readonly accepted: boolean
    readonly former: string | null
    readonly officerId: string
    readonly at: Date
  },
): Promise<void> {
  const { accepted, former, officerId, at } = decision
  await tx.execute(
    `update name_change set accepted = $2, secret = $3, officer_id = $4, decided_at = $5
      where complaint_id = $1 and decided_at is null`,
    [caseId, accepted, sealedNames(deps, borrowerId, { name, former }), officerId, at],
  )
}

/** Deletes them with the account. */
export async function eraseNameChanges(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from name_change where borrower_id = $1', [borrowerId])
}

/** One field, so that it is sealed again as a whole. */
type Names = Pick<NameChange, 'name' | 'former'>

function sealedNames({ fieldCipher }: Pick<Deps, 'fieldCipher'>, borrowerId: string, names: Names): Uint8Array {
  return fieldCipher.seal(JSON.stringify(names), borrowerId)
}

function opened({ fieldCipher }: Pick<Deps, 'fieldCipher'>, { secret, ...row }: NameRow): NameChange {
  return { ...row, ...(JSON.parse(fieldCipher.open(secret, row.borrowerId)) as Names) }
}

export const sealedNameChanges = sealedTable({
  what: 'nameChanges',
  table: 'name_change',
  id: 'complaint_id',
  update: 'update name_change set secret = $4 where borrower_id = $2 and complaint_id = $1 and secret = $3',
})
