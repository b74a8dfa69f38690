// Keeps a complaint about conduct away from the officer whom it names.

import { isAboutConduct, isNamedIn } from '../../core/complaint/named-officer.ts'
import type { Queries } from '../db/database.ts'
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
