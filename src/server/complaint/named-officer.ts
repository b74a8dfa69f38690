// Refuses an officer's act on a case: where the complaint is about that officer, and where another officer holds the case.

import { isOpenCase } from '../../core/complaint/case-thread.ts'
import { isAboutConduct, isNamedIn } from '../../core/complaint/named-officer.ts'
import { type DeskRefusal, deny } from '../../core/officer/desk-refusal.ts'
import type { Queries, Tx } from '../db/database.ts'
import { refuseTaken } from '../officer/act/door.ts'
import { listBorrowerTexts } from './case-message-store.ts'
import { type ComplaintCase, findCase } from './complaint-store.ts'

/** True where the borrower's own words in this case, which is about conduct, name the officer. */
export async function isNamedInCase(
  db: Queries,
  found: ComplaintCase,
  officer: { readonly name: string },
): Promise<boolean> {
  if (!isAboutConduct(found)) return false
  return isNamedIn([found.text, ...(await listBorrowerTexts(db, found.id))], officer.name)
}

/** The same for a case by its id; false for one that is not there. */
export async function caseNames(db: Queries, caseId: string, officer: { readonly name: string }): Promise<boolean> {
  const found = await findCase(db, caseId)
  return found !== null && (await isNamedInCase(db, found, officer))
}

/** Why this officer cannot act on the case now: `caseNamesYou` or `itemIsTaken`; null where the officer can. */
export async function refuseCase(
  tx: Tx,
  found: ComplaintCase,
  officer: { readonly id: string; readonly name: string },
): Promise<DeskRefusal<'caseNamesYou' | 'itemIsTaken'> | null> {
  if (await isNamedInCase(tx, found, officer)) return deny('caseNamesYou')
  // An answered case has left the work list: whoever answered it keeps the row, and nobody waits for it.
  if (!isOpenCase(found)) return null
  return await refuseTaken(tx, { kinds: ['case', 'dataRequest', 'paymentClaim'], id: found.id, officerId: officer.id })
}
