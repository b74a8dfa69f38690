// The addresses of the public pages.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { Company } from './site-data.ts'

/** Without the page of reviews where the lender has none; a page for each product. */
export function publicAddresses(
  { hasReviews }: Pick<Company, 'hasReviews'>,
  productIds: readonly string[],
): readonly string[] {
  return [
    addresses.home,
    addresses.compare,
    ...productIds.map((productId) => addressWith(addresses.product, { productId })),
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
