// References by which the lender's own systems know our borrowers: one borrower has one, and one stands for one borrower.

import { partnerReference } from '../../contracts/partner.ts'
import type { Queries } from '../db/database.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'

/** Stores the pair. What stands against it is answered: the reference of another borrower, or the borrower's other reference. */
export async function linkReference(
  db: Queries,
  { reference, borrowerId, now }: { readonly reference: string; readonly borrowerId: string; readonly now: Date },
): Promise<'linked' | 'referenceIsTaken' | 'borrowerHasReference'> {
  await db.insert('insert into partner_borrower (reference, borrower_id, linked_at) on conflict do nothing', {
    ...{ reference, borrowerId },
    linkedAt: now,
  })
  if ((await borrowerOfReference(db, reference)) === borrowerId) return 'linked'
  return (await borrowerOfReference(db, reference)) === null ? 'borrowerHasReference' : 'referenceIsTaken'
}

/** Null for an unknown reference. */
async function borrowerOfReference(db: Queries, reference: string): Promise<string | null> {
  return await db.value<string>('select borrower_id as "borrowerId" from partner_borrower where reference = $1', [
    reference,
  ])
}

/** The borrower of a reference; null where it is unknown, or the account is deleted. */
export async function borrowerKnownAs(db: Queries, unchecked: unknown): Promise<Borrower | null> {
  const reference = partnerReference.safeParse(unchecked)
  const borrowerId = reference.success ? await borrowerOfReference(db, reference.data) : null
  const borrower = borrowerId === null ? null : await findBorrower(db, borrowerId)
  return borrower === null || borrower.deletedAt !== null ? null : borrower
}

export async function eraseReference(db: Queries, borrowerId: string): Promise<void> {
  await db.execute('delete from partner_borrower where borrower_id = $1', [borrowerId])
}
