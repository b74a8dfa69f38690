// The status of the order: the word, the sentence, the picture, and the one figure that matters.

import { useWords } from '../../messages/words-context.tsx'
import { FileButton } from '../../sending/file-link.tsx'
import { Go, Hero, Leaf, Quiet, Row, Rows, Spread, Voice } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { SpotPicture } from '../../ui/spot-picture.tsx'
import { InkStamp, Stamps, StepStamps } from '../../ui/stamps.tsx'
import { StatusHead } from '../../ui/status.tsx'
import { together } from '../../ui/together.ts'
import { leadSentence } from './lead-sentence.ts'
import { leftMinor } from './order-ledger.tsx'
import type { Letter, OneOrder, Order } from './order-view.ts'

/** The status panel. Before the payout it speaks; after it, it shows a figure. */
export function OrderHead({ order }: { order: Order }) {
  switch (order.status) {
    case 'inReview':
    case 'declined':
    case 'approved':
      return <SpokenHead order={order} />
    case 'settled':
      return <ClosedHead order={order} />
    case 'active':
      return <NextHead order={order} />
    case 'due':
    case 'overdue':
      return <DueHead order={order} />
  }
}

function SpokenHead({ order }: { order: Order }) {
  const [lead, rest] = leadSentence(order.noticeText)
  // The money is to come, and nothing is left to do for it.
  const isOnItsWay =
    order.line.some(({ step, state }) => step === 'paidOut' && state === 'now') && !waitsForBorrower(order)
  return (
    <>
      <StatusHead
        status={order.status}
        tag={order.noticeTitle}
        picture={order.status === 'approved' && isOnItsWay ? <SpotPicture of="onItsWay" /> : undefined}
      >
        <Voice>{together(lead)}</Voice>
      </StatusHead>
      {rest !== '' && <p>{together(rest)}</p>}
      {order.line.length > 0 && <StepStamps steps={order.line} />}
    </>
  )
}

function waitsForBorrower({ withdrawPrompt, accountPromptShown }: Order): boolean {
  return withdrawPrompt !== null || accountPromptShown
}

/** What was agreed to, on facing pages, until the money is there. */
export function AgreedLeaf({ view: { order, logo } }: { view: OneOrder }) {
  const words = useWords().order.order
  if (order.line.length === 0) return null
  return (
    <Leaf labelledBy="agreed">
      <div id="agreed">
        <Brand src={logo} name={order.productName} heads />
      </div>
      <Spread
        left={{ label: words.youGet, minor: order.netProceedsMinor }}
        right={{ label: words.youPayBack, minor: order.totalRepayableMinor }}
      />
      <Rows>
        <Row term={words.costsYou} total money={order.totalRepayableMinor - order.netProceedsMinor} />
      </Rows>
    </Leaf>
  )
}

function Notice({ text }: { text: string }) {
  const [lead, rest] = leadSentence(text)
  return (
    <p>
      <b>{together(lead)}</b> {together(rest)}
    </p>
  )
}

function NextHead({ order }: { order: Order }) {
  const words = useWords().order.order
  const next = order.schedule.find((line) => line.state === 'next')
  return (
    <>
      <StatusHead status={order.status} tag={order.noticeTitle}>
        {order.noticeText !== '' && <Notice text={order.noticeText} />}
      </StatusHead>
      {next !== undefined ? (
        <Hero
          label={words.nextPayment}
          minor={leftMinor(next)}
          note={words.by({ date: order.nextDueDate ?? next.dueDate })}
        />
      ) : (
        // All payments are made, and money that was sent back is owed again.
        order.backOwed.length > 0 && (
          <Hero label={words.youOwe} minor={order.backOwed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)} />
        )
      )}
    </>
  )
}

function DueHead({ order }: { order: Order }) {
  const words = useWords().order.order
  return (
    <>
      <StatusHead status={order.status} tag={order.noticeTitle}>
        <Notice text={order.noticeText} />
      </StatusHead>
      <Hero
        label={words.toPayNow}
        minor={order.amountDue.totalMinor}
        note={words.asOf({ date: order.amountDue.asOf })}
      />
      <DueRows order={order} />
    </>
  )
}

/** What is owed now by its parts, and how far the law holds the late charge below the price list. */
function DueRows({ order: { amountDue, lateChargeDays, nominalPenaltyMinor } }: { order: Order }) {
  const words = useWords().order.order
  const { penaltyMinor, totalMinor } = amountDue
  const parts = [
    { term: words.parts.principal, minor: amountDue.principalMinor },
    { term: words.parts.interest, minor: amountDue.interestMinor },
    { term: words.parts.fee, minor: amountDue.feeMinor },
    { term: words.parts.penalty({ daysLate: lateChargeDays }), minor: penaltyMinor },
  ]
  return (
    <>
      <Rows ruled>
        {parts
          .filter(({ minor }) => minor !== 0)
          .map(({ term, minor }) => (
            <Row key={term} term={term} money={minor} />
          ))}
        <Row term={words.toPayNow} total money={totalMinor} />
      </Rows>
      {nominalPenaltyMinor > penaltyMinor && penaltyMinor > 0 && (
        <Quiet>
          {words.byPriceList} <Money minor={nominalPenaltyMinor} />. {words.lawCaps} <Money minor={penaltyMinor} />.
        </Quiet>
      )}
    </>
  )
}

function ClosedHead({ order }: { order: Order }) {
  const words = useWords().order.order
  const { schedule } = order
  return (
    <>
      <StatusHead status={order.status} tag={order.noticeTitle}>
        <Hero label={words.youOwe} minor={order.amountDue.totalMinor} closed />
      </StatusHead>
      <p>{together(order.noticeText)}</p>
      {order.closedBy === 'payment' && (
        <Stamps paid={schedule.filter(({ state }) => state === 'paid').length} total={schedule.length} />
      )}
      {order.closedOn !== null && <InkStamp>{words.closedStamp({ date: order.closedOn })}</InkStamp>}
    </>
  )
}

/** The letter that says that nothing is owed any more, to take along. */
export function ClosureLeaf({ order, letter }: { order: Order; letter: Letter | null }) {
  const words = useWords().order.order
  return (
    <Leaf slip labelledBy="letter">
      <h2 className="head" id="letter">
        {words.closureLetter}
      </h2>
      <p>{words.closureText}</p>
      <Rows>
        {order.closureNumber !== null && <Row term={words.closureNumber}>{order.closureNumber}</Row>}
        {order.closedOn !== null && <Row term={words.closedOn} day={order.closedOn} />}
      </Rows>
      {letter !== null && (
        <>
          <FileButton to={letter.pdf}>{words.saveLetter}</FileButton>
          <Go icon="doc" to={letter.page} text={words.readLetter} />
        </>
      )}
    </Leaf>
  )
}
