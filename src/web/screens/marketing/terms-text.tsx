// The loan terms but for lateness, section by section. Every figure is read from the published terms.

import { Fragment } from 'react'
import { publishedTerms } from '../../../core/loan/published-terms.ts'
import { formatPercent } from '../../../core/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Leaf, Voice } from '../../ui/leaf.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'
import type { Company } from './site-data.ts'

type Section = readonly [heading: string, text: string]

function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(([heading, text]) => (
    <Fragment key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </Fragment>
  ))
}

/** Who, how long, when, what it costs, and how it is paid back. */
export function OpeningTerms({ lender, coolingOffDays }: { lender: string; coolingOffDays: number }) {
  const words = useWords().legal.terms
  const { format } = useMoneyStyle()
  const terms = publishedTerms
  const share = formatPercent(terms.earlyRepayment.afterTermBps * 100, format)
  const sections: readonly Section[] = [
    [words.borrower, words.borrowerText(terms.minAgeYears)],
    [words.term, words.termText(terms.minTermDays, terms.maxTermDays)],
    [words.decision, words.decisionText(terms.decisionDays, terms.fundingMinDays, terms.fundingMaxDays)],
    [words.cost, words.costText],
    [words.repayment, words.repaymentText],
    [words.early, words.earlyText(share, terms.earlyRepayment.afterDays)],
    ...(coolingOffDays === 0 ? [] : [[words.coolingOff, words.coolingOffText(coolingOffDays)] as const]),
  ]
  return (
    <Leaf>
      <Voice as="h1" large>
        {words.title}
      </Voice>
      <div className="prose">
        <p>{words.lead(lender)}</p>
        <Sections sections={sections} />
      </div>
    </Leaf>
  )
}

/** Changes on either side, and who decides when the two disagree. */
export function ClosingTerms({ company }: { company: Company }) {
  const words = useWords().legal.terms
  const { detailsChangeNoticeDays, assignmentNoticeBusinessDays, judgmentPaymentDays } = publishedTerms
  const sections: readonly Section[] = [
    [words.details, words.detailsText(detailsChangeNoticeDays)],
    [words.assignment, words.assignmentText(assignmentNoticeBusinessDays)],
    [words.disputes, words.disputesText(judgmentPaymentDays)],
  ]
  return (
    <Leaf>
      <div className="prose">
        <Sections sections={sections} />
        {company.regulatorName !== '' && (
          <p>
            {words.regulator}{' '}
            {company.regulatorUrl === '' ? (
              company.regulatorName
            ) : (
              <TextLink to={company.regulatorUrl} elsewhere inline>
                {company.regulatorName}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </Leaf>
  )
}
