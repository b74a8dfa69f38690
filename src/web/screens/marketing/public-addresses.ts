// The pages that search engines may list: what a visitor without an account can read.

import { addresses } from '../../../contracts/addresses.ts'
import type { Company } from './site-data.ts'

/** Without the page of reviews where the lender has none. */
export function publicAddresses({ hasReviews }: Pick<Company, 'hasReviews'>): readonly string[] {
  return [
    addresses.home,
    addresses.about,
    addresses.policy,
    addresses.loanTerms,
    ...(hasReviews ? [addresses.reviews] : []),
    addresses.customerService,
    addresses.faq,
    addresses.aboutUs,
    addresses.privacyPolicy,
    addresses.paymentGuide,
    addresses.deleteAccount,
  ]
}
