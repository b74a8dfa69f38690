// The borrower behind a session, who is there as long as the session is.

import type { Call } from '../http/call.ts'
import { type Borrower, findBorrower } from '../people/door.ts'

/** Throws where there is none: a session without its borrower does not exist. */
export async function ownBorrower({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Borrower> {
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) throw new Error('a session has no borrower')
  return borrower
}
