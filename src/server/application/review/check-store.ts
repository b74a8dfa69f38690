// Stores outside checks of an application: what was asked, by which consent, and the findings, encrypted and kept for a limited time.

import type { BureauFinding, CheckKind, IdentityFinding } from '../../../core/application/outside-check.ts'
import type { ApplicationFacts } from '../../../core/order/decision-rules.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Forgetting } from '../../jobs/forget-old.ts'
import { sealedTable } from '../../jobs/reseal.ts'

export interface Check {
  /** Our reference at the provider. */
  readonly id: string
  readonly applicationId: string
  readonly borrowerId: string
  readonly kind: CheckKind
  readonly provider: string
  readonly agreedAt: Date
  readonly askedAt: Date
  /** A check without an answer is given up after this time. */
  readonly giveUpAt: Date
  readonly answeredAt: Date | null
}

const columns = `id, application_id as "applicationId", borrower_id as "borrowerId", kind, provider, agreed_at as "agreedAt",
  asked_at as "askedAt", give_up_at as "giveUpAt", answered_at as "answeredAt"`

export interface NewCheck extends Omit<Check, 'answeredAt'> {
  /** sha256 of the words that the borrower agreed to. */
  readonly textHash: string
}

/** Stores a check before its provider is asked. */
export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  await tx.insert(
    'insert into application_check (id, application_id, borrower_id, kind, provider, text_hash, agreed_at, asked_at, give_up_at, secret)',
    { ...check, secret: '' },
  )
}

export function findCheck(db: Queries, id: string): Promise<Check | null> {
  return db.first<Check>(`select ${columns} from application_check where id = $1`, [id])
}

/** What was asked about an application. */
export async function checksOf(db: Queries, applicationId: string): Promise<Check[]> {
  return await db.query<Check>(
    `select ${columns} from application_check where application_id = $1 order by kind desc`,
    [applicationId],
  )
}

/** What was asked about a borrower, newest first. */
export async function checksOfBorrower(db: Queries, borrowerId: string): Promise<Check[]> {
  return await db.query<Check>(
    `select ${columns} from application_check where borrower_id = $1 order by asked_at desc, id`,
    [borrowerId],
  )
}

/** A finding with the provider's number for it. */
export type Found =
  | { readonly kind: 'identity'; readonly finding: IdentityFinding; readonly reference: string }
  | { readonly kind: 'bureau'; readonly finding: BureauFinding; readonly reference: string }

/** Stores the findings; false if the check has ended before: the first answer counts. */
export async function keepFound(tx: Queries, deps: Deps, { id, borrowerId }: Check, found: Found): Promise<boolean> {
  return await tx.changed(
    'update application_check set secret = $2, answered_at = $3 where id = $1 and answered_at is null',
    [id, deps.fieldCipher.seal(JSON.stringify(found), borrowerId), deps.clock.now()],
  )
}

/** The findings; null before the answer, and after they were erased. Throws when they cannot be decrypted. */
export async function openFound(
  db: Queries,
  { fieldCipher }: Pick<Deps, 'fieldCipher'>,
  { id, borrowerId }: Pick<Check, 'id' | 'borrowerId'>,
): Promise<Found | null> {
  const [row] = await db.query<{ secret: Uint8Array }>(
    'select secret from application_check where id = $1 and length(secret) > 0',
    [id],
  )
  return row === undefined ? null : (JSON.parse(fieldCipher.open(row.secret, borrowerId)) as Found)
}

/** What was found about an application, as the rules take it. */
export async function findingsOf(
  db: Queries,
  deps: Pick<Deps, 'fieldCipher'>,
  applicationId: string,
): Promise<Pick<ApplicationFacts, CheckKind>> {
  let found: Pick<ApplicationFacts, CheckKind> = {}
  for (const check of await checksOf(db, applicationId)) {
    const one = await openFound(db, deps, check)
    if (one !== null) found = { ...found, [one.kind]: one.finding }
  }
  return found
}

/** Erases the findings. The record of the check and its consent stays, under an id that leads to no person. */
export async function eraseFound(tx: Tx, borrowerId: string, now: Date): Promise<void> {
  await tx.execute(
    `update application_check set secret = '', answered_at = coalesce(answered_at, $2) where borrower_id = $1`,
    [borrowerId, now],
  )
}

/** Findings of applications: forgotten after this time. A person's decision keeps what the rules saw, with the account. */
export const oldFindings: Forgetting = {
  what: 'outsideFindings',
  keptDays: 180,
  forget: (db, before, atMost) =>
    db.execute(
      `update application_check set secret = '' where id in
        (select id from application_check where length(secret) > 0 and answered_at < $1 order by answered_at limit $2)`,
      [before, atMost],
    ),
}

export const sealedFindings = sealedTable({
  what: 'outsideFindings',
  table: 'application_check',
  id: 'id',
  update: 'update application_check set secret = $4 where borrower_id = $2 and id = $1 and secret = $3',
})
