// The lender and its loans as schema.org says them: data in the page for machines, never a script.

import { markets } from '../../../core/market/markets.ts'
import { DataBlock } from '../../page/data-block.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { structuredData } from './said-to-searches.ts'
import type { Company, Example } from './site-data.ts'

/** The lender and its usual loan, for machines. */
export function StructuredData({ company, example }: { company: Company; example: Example | null }) {
  const { market } = usePageFacts()
  return <DataBlock data={(origin) => structuredData(company, example, origin, markets[market].currency)} />
}
