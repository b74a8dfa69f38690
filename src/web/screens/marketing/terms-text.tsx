// The loan terms but for lateness, section by section. Every figure is the lender's, its products' or its market's.

import { Fragment } from 'react'
import { formatPercent } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { useWords } from '../../messages/words-context.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Leaf, Voice } from '../../ui/leaf.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'
import type { Company, Terms } from './site-data.ts'

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
export function OpeningTerms({ lender, terms }: { lender: string; terms: Terms }) {
  const words = useWords().legal.terms
  const { format } = useMoneyStyle()
  const { term, early, coolingOffDays } = terms
  const sections: readonly Section[] = [
    [words.borrower, words.borrowerText({ over: terms.minAgeYears })],
    ...(term === null
      ? []
      : [[words.term, words.termText({ min: lowerEnd(term.minDays, term.maxDays), max: term.maxDays })] as const]),
    [
      words.decision,
      words.decisionText({
        decisionDays: terms.decisionDays,
        minDays: lowerEnd(terms.fundingMinDays, terms.fundingMaxDays),
        maxDays: terms.fundingMaxDays,
      }),
    ],
    [words.cost, words.costText],
    [words.repayment, words.repaymentText],
    [
      words.early,
      early === null
        ? words.earlyInOffer
        : words.earlyText({ share: formatPercent(early.afterTermBps * 100, format), afterDays: early.afterDays }),
    ],
    ...(coolingOffDays === 0 ? [] : [[words.coolingOff, words.coolingOffText({ count: coolingOffDays })] as const]),
  ]
  return (
    <Leaf>
      <Voice as="h1" large>
        {words.title}
      </Voice>
      <div className="prose">
        <p>{words.lead({ lender })}</p>
        <Sections sections={sections} />
      </div>
    </Leaf>
  )
}

/** Changes on either side, and who decides when the two disagree. */
export function ClosingTerms({ company, terms }: { company: Company; terms: Terms }) {
  const words = useWords().legal.terms
  const { detailsChangeNoticeDays, assignmentNoticeBusinessDays, judgmentPaymentDays } = terms
  const sections: readonly Section[] = [
    [words.details, words.detailsText({ noticeDays: detailsChangeNoticeDays })],
    [words.assignment, words.assignmentText({ businessDays: assignmentNoticeBusinessDays })],
    [words.disputes, words.disputesText({ paymentDays: judgmentPaymentDays })],
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
