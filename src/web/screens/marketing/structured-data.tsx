// The lender and its loans as schema.org says them: data in the page for machines, never a script.

import { addresses } from '../../../contracts/addresses.ts'
import { markets } from '../../../core/market/markets.ts'
import { DataBlock } from '../../page/data-block.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import type { Company, Example } from './site-data.ts'

/** schema.org's description. Amounts in major units, as it wants them; a monthly rate is not passed off as a yearly one. */
export function structuredData(company: Company, example: Example | null, origin: string, currency: string): unknown {
  const term = company.terms?.term ?? null
  const offers = example && {
    '@type': 'LoanOrCredit',
    name: example.productName,
    currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency,
      ...valuesOf(example.minPrincipalMinor / 100, example.maxPrincipalMinor / 100),
    },
    ...(term === null
      ? {}
      : {
          loanTerm: {
            '@type': 'QuantitativeValue',
            ...valuesOf(term.minDays, term.maxDays),
            unitCode: 'DAY',
          },
        }),
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

/** A range by its ends, or the one value that there is. */
const valuesOf = (minValue: number, maxValue: number): object =>
  minValue === maxValue ? { value: maxValue } : { minValue, maxValue }

/** The lender and its usual loan, for machines. */
export function StructuredData({ company, example }: { company: Company; example: Example | null }) {
  const { market } = usePageFacts()
  return <DataBlock data={(origin) => structuredData(company, example, origin, markets[market].currency)} />
}
