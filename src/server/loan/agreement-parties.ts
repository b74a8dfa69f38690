// Who stands in the papers of a loan.

import type { Config } from '../../config.ts'
import { maskedPhone } from '../../core/identity/phone.ts'
import type { Borrower } from '../books/borrower-book.ts'
import type { Parties } from './agreement-figures.ts'

/** The lender of the configuration and a borrower by name, or by the end of the phone number where no name is known. */
export function partiesOf(
  lender: Pick<Config, 'lenderName' | 'supportPhone' | 'supportEmail'>,
  borrower: Pick<Borrower, 'id' | 'name' | 'phone'>,
  productName: string,
): Parties {
  const named = borrower.name ?? (borrower.phone === null ? borrower.id : maskedPhone(borrower.phone))
  return { lender, borrower: named, productName }
}
