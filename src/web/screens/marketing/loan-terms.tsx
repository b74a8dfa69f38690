// The site's tab 'Loan terms and conditions': every figure from the published terms, the market's caps, and the engine.

import type { LoaderFunctionArgs } from 'react-router'
import { markets } from '../../../core/market/markets.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { pageContext } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { LateTerms } from './late-terms.tsx'
import { type Company, type Example, readCompany, readExample } from './site-data.ts'
import { SitePage } from './site-page.tsx'
import { ClosingTerms, OpeningTerms } from './terms-text.tsx'

await needWords('marketing', 'legal')

interface TermsView {
  readonly company: Company
  readonly example: Example | null
  readonly coolingOffDays: number
}

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'laptop'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<TermsView> {
  const [company, example] = await Promise.all([readCompany(context), readExample(context)])
  // Where nothing is on offer, what the market gives at least.
  const coolingOffDays = example?.coolingOffDays ?? markets[context.get(pageContext).market].coolingOffDays
  return { company, example, coolingOffDays }
}

export default function LoanTerms({ loaderData: { company, example, coolingOffDays } }: { loaderData: TermsView }) {
  const { marketing, legal } = useWords()
  return (
    <SitePage
      tab="loanTerms"
      title={`${legal.terms.title} – ${company.name}`}
      text={marketing.share.loanTerms}
      company={company}
    >
      <OpeningTerms lender={company.name} coolingOffDays={coolingOffDays} />
      <LateTerms examples={example?.lateExamples ?? []} />
      <ClosingTerms company={company} />
    </SitePage>
  )
}
