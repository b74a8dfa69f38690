// Closing a loan before its end, early or within the cooling-off days: the quote of the day by its parts, and what it saves.

import { useLocation } from 'react-router'
import { needWords, useWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { Hero, Leaf, OpenBook, Quiet, Row, Rows, Spread } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { closingAt } from './closing-purpose.ts'
import { NothingScreen, PayerLine, PayScreen } from './pay-parts.tsx'
import type { ClosingView, NotStarted, Quote } from './pay-view.ts'

await needWords('payment', 'loanAccount')

export const handle: RouteHandle = { styles: ['picker', 'sheet', 'slip', 'guide', 'book', 'torn', 'status'] }

export { closingAction as action, closingLoader as loader } from './pay-view.ts'

/** A quote holds for its day only: it is always asked for again. */
export const shouldRevalidate = isLoadedAnew

/** The screen of either quote. What it says holds until the end of its day, and the code that is made for it as well. */
export default function Closing(props: { loaderData: ClosingView; actionData?: NotStarted }) {
  const { closing } = useWords().loanAccount
  const { loaderData: view, actionData: refused } = props
  const words = closing[closingAt(useLocation())]
  if (view.kind === 'nothing') return <NothingScreen view={view} title={words.title} instead />
  const { due } = view
  const { quote } = due
  return (
    <PayScreen
      view={view}
      refused={refused}
      title={words.title}
      agree={
        <Quiet>
          {words.agree} {closing.exactly({ day: quote.validUntil })}
        </Quiet>
      }
    >
      {(ways) => (
        <OpenBook
          left={
            <Leaf>
              <PayerLine />
              <Brand src={view.logo} name={due.productName} />
              <Hero label={words.total} minor={view.amountMinor} note={closing.validUntil({ day: quote.validUntil })} />
              <QuoteRows quote={quote} />
            </Leaf>
          }
          right={
            <>
              <SavingLeaf quote={quote} />
              {ways}
            </>
          }
        />
      )}
    </PayScreen>
  )
}

/** The parts of the quote. Interest is shown even where it is zero: closing early is about saving it. */
function QuoteRows({ quote }: { quote: Quote }) {
  const { closing } = useWords().loanAccount
  const { parts } = closing
  const sentBackMinor = quote.sentBackMinor - quote.usedBackMinor
  const lines = [
    { term: parts.principal, minor: quote.principalMinor },
    { term: parts.interest({ day: quote.asOf }), minor: quote.interestMinor },
    ...(quote.feeMinor === 0 ? [] : [{ term: parts.fee, minor: quote.feeMinor }]),
    ...(quote.penaltyMinor === 0 ? [] : [{ term: parts.penalty, minor: quote.penaltyMinor }]),
    ...(sentBackMinor === 0 ? [] : [{ term: parts.sentBack, minor: sentBackMinor }]),
    ...(quote.usedBackMinor === 0 ? [] : [{ term: parts.usedBack, minor: quote.usedBackMinor }]),
  ]
  return (
    <>
      <Rows ruled>
        {lines.map(({ term, minor }) => (
          <Row key={term} term={term} money={minor} />
        ))}
        <Row term={parts.sum} total money={quote.totalMinor} />
      </Rows>
      {quote.feeRebateMinor > 0 && (
        <Quiet>
          {closing.feeRebate} <Money minor={quote.feeRebateMinor} />
        </Quiet>
      )}
    </>
  )
}

/** The plan and the quote on facing pages, and what lies between them. */
function SavingLeaf({ quote }: { quote: Quote }) {
  const { closing } = useWords().loanAccount
  return (
    <Leaf>
      <Spread
        left={{ label: closing.today, minor: quote.totalMinor }}
        right={{ label: closing.byPlan, minor: quote.planTotalMinor, note: closing.byPlanNote }}
      />
      <Rows>
        <Row term={closing.saving} total money={quote.savingMinor} />
      </Rows>
      <Quiet>{closing[quote.purpose].after}</Quiet>
    </Leaf>
  )
}
