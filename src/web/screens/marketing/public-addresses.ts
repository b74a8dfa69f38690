// The pages that search engines may list: what a visitor without an account can read.

import type { RouterContextProvider } from 'react-router'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { type Company, readCompany, readPrices } from './site-data.ts'

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

/** {@link publicAddresses} of this lender, with the products on offer. */
export async function readPublicAddresses(context: Readonly<RouterContextProvider>): Promise<readonly string[]> {
  const [company, products] = await Promise.all([readCompany(context), readPrices(context)])
  return publicAddresses(
    company,
    products.map(({ productId }) => productId),
  )
}
