// What the offer is and what it costs, beside each other: facing pages, the rows between them, and what lateness would cost.

import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { LateExamples } from '../../ui/late-examples.tsx'
import { Go, Leaf, Quiet, Row, Rows, RowValue, Spread } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Day } from '../../ui/money.tsx'
import type { ShownOffer } from './confirm-view.ts'

/** Logo and name, what arrives and what goes back. */
export function OfferHead({ offer, logo }: { offer: ShownOffer; logo: string | null }) {
  const words = useWords().offer.confirm
  const { netProceedsMinor, totalRepayableMinor } = offer.disclosure
  return (
    <>
      <Brand src={logo} name={offer.productName} />
      <Spread
        left={{ label: words.youGet, minor: netProceedsMinor, note: words.inYourAccount }}
        right={{
          label: words.youPayBack,
          minor: totalRepayableMinor,
          note: words.inPayments({ count: offer.instalmentCount }),
        }}
      />
    </>
  )
}

/** The loan's own figures, then every row of the server as it was sent: in its order, none left away (OFFER-2). */
export function OfferRows({ offer, document }: { offer: ShownOffer; document: string | null }) {
  const words = useWords().offer.confirm
  return (
    <>
      <CostRows offer={offer}>
        <Row term={words.amount} money={offer.principalMinor} />
        <Row term={words.term}>{words.termDays({ count: offer.termDays })}</Row>
        <Row term={words.rate}>{offer.rateText}</Row>
      </CostRows>
      <RateBasis offer={offer} document={document} />
    </>
  )
}

/** By which formula that rate is counted, and the paper that says it all on one page. */
export function RateBasis({ offer, document }: { offer: ShownOffer; document: string | null }) {
  const words = useWords().offer.confirm
  return (
    <>
      <Quiet>{offer.disclosure.aprBasis}</Quiet>
      {document !== null && <Go to={document} text={words.papers.document} />}
    </>
  )
}

function TextRows({ rows, totalAt }: { rows: ShownOffer['details']; totalAt?: number }) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is the server's and stays; two rows may have one label
    <Row key={index} term={row.label} total={index === totalAt}>
      <RowValue value={row.value} />
    </Row>
  ))
}

/**
 * The rows of the server in its order, the cost ruled twice, and the rate that counts it all. What the rows leave out of the cost
 * stands before them, so that no answer can hide it. `children` are rows that lead the list.
 */
export function CostRows({ offer, children }: { offer: ShownOffer; children?: ReactNode }) {
  const { details: rows } = offer
  const sumAt = rows.findIndex(({ kind }) => kind === 'totalCost')
  return (
    <>
      <Rows>
        {children}
        {sumAt < 0 ? <CostParts offer={offer} /> : <TextRows rows={rows.slice(0, sumAt + 1)} totalAt={sumAt} />}
      </Rows>
      <Rows>
        <TextRows rows={rows.slice(sumAt + 1)} />
        {!rows.some(({ kind }) => kind === 'apr') && (
          <Row term={offer.disclosure.aprLabel}>{offer.disclosure.aprText}</Row>
        )}
      </Rows>
    </>
  )
}

/** The cost by its parts, where the server's own rows do not sum it. */
function CostParts({ offer: { disclosure, costParts, termDays } }: { offer: ShownOffer }) {
  const words = useWords().offer.confirm
  return (
    <>
      {costParts?.fees.map((fee) => (
        <Row key={fee.label} term={fee.label}>
          <RowValue value={fee.value} />
        </Row>
      ))}
      {costParts !== null && <Row term={words.interest({ termDays })} money={costParts.interestMinor} />}
      <Row term={words.totalCost} total money={disclosure.totalCostMinor} />
    </>
  )
}

/** What lateness costs: the price list, the cap, and both as figures for 7, 30, 60 and 90 days. */
export function LateLeaf({ offer: { disclosure } }: { offer: ShownOffer }) {
  const words = useWords().offer.confirm.late
  const examples = disclosure.lateExamples
  const capped = examples.some(({ nominalMinor, chargedMinor }) => nominalMinor !== chargedMinor)
  return (
    <Leaf headId="if-late" head={words.title}>
      <Rows under>
        <Row term={words.rule}>{disclosure.lateRule}</Row>
        <Row term={words.cap}>{disclosure.lateCap}</Row>
      </Rows>
      {capped && <Quiet>{words.lowerCounts}</Quiet>}
      <LateExamples
        examples={examples}
        unpaid={words.exampleOf}
        after={(daysLate) => words.example({ daysLate })}
        byPriceList={words.byPriceList}
      />
    </Leaf>
  )
}

/** What is paid when, and the days in which one may change one's mind. The sum stands above. Nothing where there is no plan. */
export function PlanLeaf({ offer, title }: { offer: ShownOffer; title: string }) {
  const { confirm } = useWords().offer
  const { plan, disclosure } = offer
  if (plan.length === 0) return null
  return (
    <Leaf headId="plan" head={title} aside={confirm.plan.first({ inDays: offer.firstPeriodDays })}>
      <Ledger
        lines={plan.map(({ amountMinor, dueDate }, index) => ({
          n: index + 1,
          title: <Day of={dueDate} />,
          note: confirm.plan.payment({ n: index + 1, of: plan.length }),
          amount: amountMinor,
        }))}
      />
      {disclosure.coolingOffDays > 0 && <Quiet>{confirm.coolingOff({ until: disclosure.coolingOffUntil })}</Quiet>}
    </Leaf>
  )
}
