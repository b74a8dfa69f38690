// The site's tab 'Loan terms and conditions': every figure from the products on offer, the lender's file, and the market's pack.

import { Fragment } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { CostCaps } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatPercent } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, usePageFacts } from '../../page/page-facts.tsx'
import { TextLink } from '../../ui/button.tsx'
import { LateExamples } from '../../ui/late-examples.tsx'
import { Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Money, Num, useMoneyStyle } from '../../ui/money.tsx'
import { RateADay } from '../../ui/rate.tsx'
import { lateStretches } from './late-stretches.ts'
import { type Company, type Example, readCompany, readExample, type Terms } from './site-data.ts'
import { SitePage } from './site-page.tsx'

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
function OpeningTerms({ lender, terms }: { lender: string; terms: Terms }) {
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
function ClosingTerms({ company, terms }: { company: Company; terms: Terms }) {
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

/** The tariff of all products, or where it is to be read when they differ. */
function LateTerms({ late, examples }: { late: Terms['late']; examples: Example['lateExamples'] }) {
  const words = useWords().legal.terms
  return (
    <Leaf headId="late" head={words.late}>
      {late === null ? <p>{words.lateInOffer}</p> : <Tariff late={late} />}
      <Caps caps={markets[usePageFacts().market].caps} />
      <LateExamples
        examples={examples.map(({ daysLate, ...costs }) => ({ days: daysLate, ...costs }))}
        unpaid={words.exampleTitle}
        after={(daysLate) => words.example({ daysLate })}
        byPriceList={words.byPriceList}
      />
    </Leaf>
  )
}

/** What is charged once and by the day; a tariff without one of both does not speak of it. */
function Tariff({ late }: { late: NonNullable<Terms['late']> }) {
  const words = useWords().legal.terms
  const hasOnce = late.onceNewMinor > 0 || late.onceRepeatMinor > 0
  return (
    <>
      {!hasOnce && late.tiers.length === 0 && <p>{words.lateFree}</p>}
      {hasOnce && (
        <>
          <p>{words.lateText}</p>
          <Rows>
            <Row term={words.onceNew} money={late.onceNewMinor} />
            <Row term={words.onceRepeat} money={late.onceRepeatMinor} />
          </Rows>
        </>
      )}
      {late.tiers.length > 0 && (
        <>
          <p>{hasOnce ? words.dailyText : words.dailyAlone}</p>
          <Rows>
            {lateStretches(late).map(({ fromDay, toDay, dailyBps }) => (
              <Row key={fromDay} term={words.tier({ fromDay, toDay })}>
                <RateADay micros={dailyBps * 100} />
              </Row>
            ))}
          </Rows>
        </>
      )}
      {late.graceDays > 0 && <p>{words.grace({ graceDays: late.graceDays })}</p>}
    </>
  )
}

const capNames = [
  'lateOnceMinor',
  'lateDailyBps',
  'lateMonthlyBps',
  'allInDailyBps',
  'totalCostBps',
] as const satisfies readonly (keyof CostCaps)[]

/** The market's limits; nothing where there are none. */
function Caps({ caps }: { caps: CostCaps }) {
  const words = useWords().legal.terms
  const { format } = useMoneyStyle()
  const set = capNames.flatMap((name) => {
    const limit = caps[name]
    return limit === undefined ? [] : [{ name, limit }]
  })
  if (set.length === 0) return null
  return (
    <>
      <p>{words.capTitle}</p>
      <Rows>
        {set.map(({ name, limit }) => (
          <Row key={name} term={words.cap[name]}>
            {name === 'lateOnceMinor' ? (
              <Money minor={limit} />
            ) : (
              <>
                <Num>{formatPercent(limit * 100, format)}</Num> {words.capOf[name]}
              </>
            )}
          </Row>
        ))}
      </Rows>
      <Quiet>{words.lower}</Quiet>
    </>
  )
}
