// The borrower of a session, who exists as long as the session does.

import type { Call } from '../http/call.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'

/** Throws where there is none: deleting an account ends its sessions. */
export async function ownBorrower({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Borrower> {
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) throw new Error('a session has no borrower')
  return borrower
}
