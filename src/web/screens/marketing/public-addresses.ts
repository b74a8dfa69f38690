// The pages that search engines may list: what a visitor without an account can read.

import { addresses } from '../../../contracts/addresses.ts'

export const publicAddresses: readonly string[] = [
  addresses.home,
  addresses.about,
  addresses.policy,
  addresses.loanTerms,
  addresses.reviews,
  addresses.customerService,
  addresses.faq,
  addresses.aboutUs,
  addresses.privacyPolicy,
  addresses.paymentGuide,
  addresses.deleteAccount,
]
