// The ports behind which somebody outside is asked who a borrower is and how they pay: an identity service and a credit bureau.

import type { IdentityDocument } from '../../core/application/application-fields.ts'
import type { BureauFinding, IdentityFinding } from '../../core/application/outside-check.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'

/** What is handed over: what the borrower told, and nothing else. */
export interface CheckedPerson {
  readonly fullName: string
  readonly birthDate: CalendarDate
  readonly idType: IdentityDocument
  /** As the borrower typed it. */
  readonly idNumber: string
  /** As the market writes it, without the country's code. */
  readonly phone: string
}

interface CheckRequest {
  /** Ours, once for each check: the same reference is never two enquiries. */
  readonly ref: string
  readonly person: CheckedPerson
}

/**
 * `found`: the finding, with the provider's number for it. `lost`: the provider has had this reference and does not say again what it
 * answered; another reference would be another enquiry in the borrower's file, so it is not asked again. `refused`: it did nothing and will
 * not, since something is wrong between it and the lender. `notSent`: no call was made. `unknown`: it may have been asked; the same
 * reference may be sent again.
 */
export type CheckAnswer<Finding> =
  | { readonly outcome: 'found'; readonly finding: Finding; readonly reference: string }
  | { readonly outcome: 'lost' | 'notSent' | 'unknown' }
  | { readonly outcome: 'refused'; readonly reason: string }

interface CheckProvider<Finding> {
  readonly name: string
  /** The markets whose people it has records of. */
  readonly markets: readonly MarketId[]
  /** Asks. Nothing of the raw answer is in what comes back. */
  check(request: CheckRequest): Promise<CheckAnswer<Finding>>
}

export type IdentityService = CheckProvider<IdentityFinding>
export type CreditBureau = CheckProvider<BureauFinding>

/** Who is asked, by kind; null where the lender has no such provider. */
export interface OutsideChecks {
  readonly identity: IdentityService | null
  readonly bureau: CreditBureau | null
}
