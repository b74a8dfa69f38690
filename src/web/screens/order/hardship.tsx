// 'I cannot pay': the request for help with a loan, waiting for the answer, and the plan that is offered.

import { hardshipReasons, hardshipWordsMax } from '../../../core/order/hardship.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { AgreedThings } from '../../page/agreed-leaf.tsx'
import { OwnScreen, type RouteHandle } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Leaf, OpenBook, Quiet, Row, Rows, Spread, Voice } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { useWithExample } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ProblemLeaf } from '../../ui/refused.tsx'
import { InkStamp } from '../../ui/stamps.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ChangedPlan } from './changed-plan.tsx'
import type { Help, HelpPart, HelpView, NotSent, Offer, Quote } from './hardship-view.ts'

await needWords('hardship')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'picker', 'keypad', 'slip', 'status', 'book'] }

export { action, loader } from './hardship-view.ts'

/** A refusal may mean that the loan or the plan is another by now: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

const askForm = 'ask'
const withdrawForm = 'withdraw'

export default function CannotPay({ loaderData: view, actionData }: { loaderData: HelpView; actionData?: NotSent }) {
  const words = useWords().hardship
  const isPlan = view.help !== null && (view.part === 'offer' || view.part === 'begun')
  const title = isPlan ? words.plan.title : words.title
  return (
    <OwnScreen
      title={title}
      backTo={view.order}
      wide={view.help !== null && (view.part === 'offer' || view.part === 'waiting' || view.part === 'form')}
      foot={<Foot part={view.help === null ? 'closed' : view.part} order={view.order} />}
    >
      <Refusal of={actionData} page={view.problem} />
      {view.help === null ? (
        <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <Shown view={view} help={view.help} part={view.part} notSent={actionData} />
      )}
    </OwnScreen>
  )
}

function Foot({ part, order }: { part: HelpPart; order: string }) {
  const words = useWords().hardship
  switch (part) {
    case 'form':
      return <Button form={askForm}>{words.send}</Button>
    case 'offer':
      return (
        <>
          <Button form={planForm.accept}>{words.plan.accept}</Button>
          <Button form={planForm.decline} line>
            {words.plan.decline}
          </Button>
        </>
      )
    case 'waiting':
      return (
        <>
          <LinkButton to={order}>{words.toLoan}</LinkButton>
          <Button form={withdrawForm} line>
            {words.withdraw}
          </Button>
        </>
      )
    case 'begun':
    case 'agreed':
    case 'closed':
      return <LinkButton to={order}>{words.toLoan}</LinkButton>
  }
}

interface ShownProps {
  readonly view: HelpView
  readonly help: Help
  readonly part: HelpPart
  readonly notSent: NotSent | undefined
}

function Shown({ view, help, part, notSent }: ShownProps) {
  const words = useWords().hardship
  const key = notSent?.key ?? view.key
  const { offer } = help
  switch (part) {
    case 'offer':
      if (offer?.quote == null) return null
      return (
        <>
          <PlanLeaves help={help} offer={offer} quote={offer.quote} logo={view.logo} />
          {/* What was agreed before the plan was offered still holds; the plan is what has changed. */}
          <AgreedThings all={besides(view.agreed)} />
          <PlanForms help={help} offer={offer} quote={offer.quote} attempt={key.replace(/-[yn]$/, '')} />
        </>
      )
    case 'waiting':
      return <WaitingLeaf help={help} logo={view.logo} attempt={key} />
    case 'begun':
      return offer === null ? null : (
        <>
          <BegunLeaf help={help} offer={offer} logo={view.logo} />
          <AgreedThings all={ofThisPage(view.agreed)} />
        </>
      )
    case 'agreed':
      return (
        <>
          <Leaf>
            <Brand src={view.logo} name={help.productName} />
            <Voice>{words.agreedLead}</Voice>
          </Leaf>
          <AgreedThings all={ofThisPage(view.agreed)} />
        </>
      )
    case 'form':
      return (
        <>
          <AgreedThings all={ofThisPage(view.agreed)} />
          <LastAnswer help={help} />
          <RequestForm help={help} logo={view.logo} attempt={key} notSent={notSent} />
        </>
      )
    case 'closed':
      return (
        <Leaf>
          <Brand src={view.logo} name={help.productName} />
          <p>{help.isWrittenOff ? words.writtenOff : words.nothingOwed}</p>
        </Leaf>
      )
  }
}

/** What became of the last request or plan, above the form that asks again. */
function LastAnswer({ help: { request, offer } }: { help: Help }) {
  const words = useWords().hardship
  if (request?.state === 'declined')
    return (
      <Note title={words.declined} tone="overdue">
        <span dir="auto">{request.answer}</span>
      </Note>
    )
  if (offer?.state === 'open') return <Note title={words.plan.noLongerFits} />
  if (request?.state === 'withdrawn') return <Note title={words.withdrawn} icon="tick" live />
  if (offer?.state === 'lapsed') return <Note title={words.plan.lapsed} />
  return offer?.state === 'declined' ? <Note title={words.plan.wasDeclined} /> : null
}

function RequestForm(props: { help: Help; logo: string | null; attempt: string; notSent: NotSent | undefined }) {
  const words = useWords().hardship
  const withExample = useWithExample()
  const { help, notSent } = props
  const typed = notSent?.typed ?? null
  const isWrong = (field: 'reason' | 'amount' | 'payFrom') => notSent?.faults.includes(field) ?? false
  return (
    <ActionForm id={askForm} noValidate sends={{ intent: 'ask', orderId: help.orderId, key: props.attempt }}>
      <OpenBook
        on
        left={
          <Leaf>
            <Brand src={props.logo} name={help.productName} />
            <Voice>{words.lead}</Voice>
            <p>{help.answerWeekdays === null ? words.next : words.nextBy({ n: help.answerWeekdays })}</p>
            <RadioList
              name="reason"
              legend={words.why}
              choices={hardshipReasons.map((value) => ({ value, label: words.reasons[value] }))}
              chosen={typed?.reason}
              required
              error={isWrong('reason') ? words.noReason : undefined}
            />
          </Leaf>
        }
        right={
          <Leaf>
            <TextArea name="words" label={words.own} hint={words.ownHint} max={hardshipWordsMax} value={typed?.words} />
            <MoneyInput
              name="amount"
              label={words.canPay}
              hint={words.canPayHint}
              value={typed?.amount}
              error={isWrong('amount') ? withExample(words.noAmount) : undefined}
            />
            <DateInput
              name="payFrom"
              legend={words.from}
              value={dateParts(typed?.payFrom ?? '')}
              error={isWrong('payFrom') ? words.noDay({ a: help.earliest, b: help.latest }) : undefined}
            />
            <Quiet>{words.until}</Quiet>
          </Leaf>
        }
      />
    </ActionForm>
  )
}

function WaitingLeaf({ help, logo, attempt }: { help: Help; logo: string | null; attempt: string }) {
  const words = useWords().hardship
  const { request } = help
  if (request === null) return null
  return (
    <>
      <OpenBook
        left={
          <Leaf status="inReview">
            <Brand src={logo} name={help.productName} />
            <Voice>{words.waiting}</Voice>
            <p>
              {request.answerBy === null ? words.waitingText : words.waitingBy({ by: request.answerBy.slice(0, 10) })}
            </p>
          </Leaf>
        }
        right={
          <Leaf>
            <Rows>
              <Row term={words.why}>{words.reasons[request.reason]}</Row>
              <Row term={words.canPay} money={request.canPayMinor} />
              <Row term={words.from} day={request.payFrom} />
              <Row term={words.askedAt} day={request.askedAt} />
            </Rows>
            {request.words !== '' && <p dir="auto">{request.words}</p>}
            <Quiet>{words.until}</Quiet>
          </Leaf>
        }
      />
      <ActionForm
        id={withdrawForm}
        sends={{ intent: 'withdraw', orderId: help.orderId, requestId: request.requestId, key: attempt }}
      />
    </>
  )
}

/** Without the way to the page of the plan, which is this one. */
const ofThisPage = (agreed: HelpView['agreed']): HelpView['agreed'] => agreed.map((one) => ({ ...one, open: null }))

/** What holds beside a plan on offer, without the way to this very page. */
const besides = (agreed: HelpView['agreed']): HelpView['agreed'] =>
  agreed
    .filter(({ kind }) => kind !== 'planOffered')
    .map((one) => (one.kind === 'autopay' ? one : { ...one, change: null }))

/** The forms' ids: the buttons in the foot send them. */
const planForm = { accept: 'accept-plan', decline: 'decline-plan' } as const

interface PlanProps {
  readonly help: Help
  readonly offer: Offer
  readonly quote: Quote
}

function PlanLeaves({ help, offer, quote, logo }: PlanProps & { logo: string | null }) {
  const words = useWords().hardship.plan
  // Of a plan that begins later the figures are those of its first day.
  const isAhead = offer.firstDay > help.earliest
  const savedMinor = quote.owedBeforeMinor - quote.owedAfterMinor
  return (
    <OpenBook
      left={
        <>
          <Leaf status="approved">
            <Brand src={logo} name={help.productName} />
            <Voice>{words.lead}</Voice>
            <p>{words.answerBy({ at: offer.expiresAt })}</p>
          </Leaf>
          <Leaf headId="cost" head={words.cost}>
            <Spread
              left={{
                label: isAhead ? words.leftOn({ day: offer.firstDay }) : words.now,
                minor: quote.owedBeforeMinor,
              }}
              right={{ label: words.after, minor: quote.owedAfterMinor }}
            />
            <Rows>
              {savedMinor > 0 && <Row term={words.takenBack} money={savedMinor} />}
              <Row term={words.costs} total money={Math.max(0, -savedMinor)} />
            </Rows>
            <p>{words.noCharges({ a: offer.firstDay, b: offer.lastDay })}</p>
            <Quiet>{words.ifBroken}</Quiet>
          </Leaf>
        </>
      }
      right={
        <ChangedPlan
          words={words}
          heading={words.dates}
          lines={quote.lines}
          instalmentCount={help.instalmentCount}
          owedAfterMinor={quote.owedAfterMinor}
        />
      }
    />
  )
}

/** Two forms, so that each answer works without a script; a key for each: a lost 'no' must not stand in the way of a 'yes'. */
function PlanForms({ attempt, help, offer, quote }: PlanProps & { attempt: string }) {
  const fields = { orderId: help.orderId, offerId: offer.offerId, mark: quote.mark }
  return (
    <>
      <ActionForm id={planForm.accept} sends={{ intent: 'accept', ...fields, key: `${attempt}-y` }} />
      <ActionForm id={planForm.decline} sends={{ intent: 'decline', ...fields, key: `${attempt}-n` }} />
    </>
  )
}

function BegunLeaf({ help, offer, logo }: { help: Help; offer: Offer; logo: string | null }) {
  const words = useWords().hardship
  const isAhead = offer.firstDay > help.earliest
  return (
    <Leaf status="active">
      <Brand src={logo} name={help.productName} />
      <InkStamp>{isAhead ? words.plan.stampAhead : words.plan.stamp}</InkStamp>
      <p>{isAhead ? words.plan.begunAhead({ from: offer.firstDay }) : words.plan.begun}</p>
    </Leaf>
  )
}
