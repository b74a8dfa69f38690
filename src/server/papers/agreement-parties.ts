// The parties whom the papers of a loan name.

import { maskedPhone } from '../../core/identity/phone.ts'
import type { Deps } from '../deps.ts'
import type { Borrower } from '../people/door.ts'
import type { Parties } from './agreement-figures.ts'

/** The lender with its texts and a borrower by name, or by the end of the phone number where no name is known. */
export function partiesOf(
  { config, lender }: Pick<Deps, 'config' | 'lender'>,
  borrower: Pick<Borrower, 'id' | 'name' | 'phone'>,
  productName: string,
): Parties {
  const named = borrower.name ?? (borrower.phone === null ? borrower.id : maskedPhone(borrower.phone))
  return { company: config, lender, borrower: named, productName }
}
