// A product as search engines find it: its title, its cost in a sentence, its one address, and schema.org's description.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { markets } from '../../../core/market/markets.ts'
import { DataBlock } from '../../page/data-block.tsx'
import { FoundBy } from '../../page/found-by.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import type { ProductDetail } from './product-view.ts'

type Product = ProductDetail['product']

/** schema.org's description. Amounts in major units, as it wants them; a monthly rate is not passed off as a yearly one. */
function productData(product: Product, lender: string, currency: string, url: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'LoanOrCredit',
    name: product.name,
    description: product.description,
    url,
    currency,
    provider: { '@type': 'FinancialService', name: lender },
    amount: {
      '@type': 'MonetaryAmount',
      currency,
      minValue: product.minPrincipalMinor / 100,
      maxValue: product.maxPrincipalMinor / 100,
    },
    loanTerm: { '@type': 'QuantitativeValue', value: product.termDays, unitCode: 'DAY' },
    ...(product.aprPeriod === 'year' ? { annualPercentageRate: product.apr } : {}),
  }
}

export function ProductFound({ detail }: { detail: ProductDetail }) {
  const { market, lenderName } = usePageFacts()
  const { product } = detail
  const path = addressWith(addresses.product, { productId: product.productId })
  return (
    <>
      <FoundBy title={product.name} text={product.costLine} path={path} />
      <DataBlock data={(origin) => productData(product, lenderName, markets[market].currency, origin + path)} />
    </>
  )
}
