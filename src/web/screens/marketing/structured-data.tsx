// The lender and its loans as schema.org says them: data in the page for machines, never a script.

import { addresses } from '../../../contracts/addresses.ts'
import { publishedTerms } from '../../../core/loan/published-terms.ts'
import { markets } from '../../../core/market/markets.ts'
import { usePageFacts } from '../../page/page-facts.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import type { Company, Example } from './site-data.ts'

/** JSON that cannot end the element around it, whatever a lender's name holds. */
export function jsonForPage(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** schema.org's description. Amounts in major units, as it wants them; a monthly rate is not passed off as a yearly one. */
export function structuredData(company: Company, example: Example | null, origin: string, currency: string): unknown {
  const { minTermDays, maxTermDays } = publishedTerms
  const offers = example && {
    '@type': 'LoanOrCredit',
    name: example.productName,
    currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency,
      minValue: example.minPrincipalMinor / 100,
      maxValue: example.maxPrincipalMinor / 100,
    },
    loanTerm: { '@type': 'QuantitativeValue', minValue: minTermDays, maxValue: maxTermDays, unitCode: 'DAY' },
    ...(example.aprPeriod === 'year' ? { annualPercentageRate: example.apr } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: company.name,
    url: origin + addresses.home,
    telephone: company.phone,
    email: company.email,
    ...(company.address === '' ? {} : { address: company.address }),
    ...(company.registration === '' ? {} : { identifier: company.registration }),
    ...(offers === null ? {} : { makesOffer: { '@type': 'Offer', itemOffered: offers } }),
  }
}

/** The data block, on the server only. */
export function StructuredData({ company, example }: { company: Company; example: Example | null }) {
  const means = useRenderMeans()
  const { market } = usePageFacts()
  if (means === null) return null
  const data = structuredData(company, example, means.publicOrigin, markets[market].currency)
  return (
    <script
      type="application/ld+json"
      nonce={means.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every sign escaped that could end the element
      dangerouslySetInnerHTML={{ __html: jsonForPage(data) }}
    />
  )
}
