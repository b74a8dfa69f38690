// What search engines are told about the lender.

import { addresses } from '../../../contracts/addresses.ts'
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
