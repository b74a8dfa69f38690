// The site's tab 'Loan terms and conditions': every figure from the products on offer, the lender's file, and the market's pack.

import type { LoaderFunctionArgs } from 'react-router'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { LateTerms } from './late-terms.tsx'
import { type Company, type Example, readCompany, readExample } from './site-data.ts'
import { SitePage } from './site-page.tsx'
import { ClosingTerms, OpeningTerms } from './terms-text.tsx'

await needWords('marketing', 'legal')

interface TermsView {
  readonly company: Company
  readonly example: Example | null
}

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'laptop'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<TermsView> {
  const [company, example] = await Promise.all([readCompany(context), readExample(context)])
  return { company, example }
}

export default function LoanTerms({ loaderData: { company, example } }: { loaderData: TermsView }) {
  const { marketing, legal } = useWords()
  return (
    <SitePage
      tab="loanTerms"
      title={`${legal.terms.title} – ${company.name}`}
      text={marketing.share.loanTerms}
      company={company}
    >
      {company.terms === null ? (
        <Leaf>
          <p>{legal.terms.notNow}</p>
        </Leaf>
      ) : (
        <>
          <OpeningTerms lender={company.name} terms={company.terms} />
          <LateTerms late={company.terms.late} examples={example?.lateExamples ?? []} />
          <ClosingTerms company={company} terms={company.terms} />
        </>
      )}
    </SitePage>
  )
}
