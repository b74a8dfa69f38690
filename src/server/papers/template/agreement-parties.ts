// The parties whom the papers of a loan name, and the general terms of the lender on the day of writing.

import { maskedPhone } from '../../../core/identity/phone.ts'
import type { Market } from '../../../core/market/market.ts'
import { termsOnOffer } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Borrower } from '../../people/borrower/door.ts'
import type { Parties } from './agreement-figures.ts'

/** The lender with its texts and a borrower by name, or by the end of the phone number where no name is known. */
export async function partiesOf(
  db: Queries,
  { config, lender }: Pick<Deps, 'config' | 'lender'>,
  borrower: Pick<Borrower, 'id' | 'name' | 'phone'>,
  { market, productName }: { readonly market: Market; readonly productName: string },
): Promise<Parties> {
  const named = borrower.name ?? (borrower.phone === null ? borrower.id : maskedPhone(borrower.phone))
  return { company: config, lender, published: await termsOnOffer(db, lender, market), borrower: named, productName }
}
