// Automatic repayment of a loan by a saved card: what is agreed to, in plain words, its state, and one tap that stops it.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, productIdIn, readId, redirect, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { isLoadedAnew, shown } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { JustDone } from '../../ui/just-done.tsx'
import { Go, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Day, Money, Num } from '../../ui/money.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ProblemLeaf } from '../../ui/refused.tsx'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['fields', 'picker', 'status'] }

type Autopay = CallOutput<'getAutopay'>

const doneParam = 'done'
/** What was just done here. `underWay`: it was stopped, and a charge had begun before. */
const deeds = ['on', 'stopped', 'underWay'] as const
type AutopayDeed = (typeof deeds)[number]

interface AutopayView {
  readonly autopay: Autopay | null
  readonly problem: ProblemShown | null
  readonly done: AutopayDeed | null
  readonly order: string
  readonly repay: string
  readonly here: string
}

/** Why it was not done. `missing`: what the borrower has not chosen yet. */
interface AutopayAnswer {
  readonly missing: 'card' | 'consent' | null
  readonly problem: ProblemShown | null
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<AutopayView> {
  const orderId = readId(url.searchParams.get('orderId'))
  // It is of one loan: without it, the loans to choose from.
  if (orderId === '') throw redirect(context, withCommon(context, addresses.orders))
  const ids = { productId: productIdIn(url.searchParams), orderId }
  const { data: autopay, problem } = orProblem(await context.get(apiContext).getAutopay({ orderId }), context)
  return {
    autopay,
    problem: shown(problem),
    done: deedIn(url, context, autopay),
    order: withCommon(context, addresses.loanDetail, ids),
    repay: withCommon(context, addresses.repay, ids),
    here: addressChanged(url, { [doneParam]: null }),
  }
}

/** What was just done here, while it still holds: it may have been changed elsewhere since. */
function deedIn(url: URL, context: Context, autopay: Autopay | null): AutopayDeed | null {
  const told = justDoneIn(url, context, doneParam)
  const deed = deeds.find((one) => one === told)
  if (deed === undefined || autopay === null) return null
  return (deed === 'on') === (autopay.state === 'on') ? deed : null
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const orderId = readId(form.get('orderId'))
  const done = (deed: AutopayDeed) =>
    replace(context, tellingAt(context, addressChanged(url, { [doneParam]: deed })), 303)
  if (form.get('intent') === 'stop') {
    const stopped = await api.stopAutopay({ orderId })
    if (!stopped.ok) return notDone<AutopayAnswer>(stopped.problem, context, { missing: null })
    return done(stopped.data.isUnderWay ? 'underWay' : 'stopped')
  }
  const cardId = readId(form.get('card'))
  const agreed = form.get('agree') === '1'
  if (cardId === '' || !agreed) {
    return data<AutopayAnswer>({ missing: cardId === '' ? 'card' : 'consent', problem: null }, 422)
  }
  const started = await api.startAutopay({ orderId, cardId, version: readId(form.get('version')), agreed })
  return started.ok ? done('on') : notDone<AutopayAnswer>(started.problem, context, { missing: null })
}

/** A refusal may mean that the loan or the words are others by now: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

const agreeForm = 'agree'
const stopForm = 'stop'

export default function AutopayScreen(props: { loaderData: AutopayView; actionData?: AutopayAnswer }) {
  const words = useWords().paymentCard.auto
  const address = useAddress()
  const { loaderData: view, actionData: answer } = props
  const { autopay } = view
  const done = {
    on: { title: words.done.on },
    stopped: { title: words.done.stopped, text: words.done.stoppedText },
    underWay: { title: words.done.stopped, text: words.done.underWay },
  }
  return (
    <OwnScreen title={words.title} backTo={view.order} foot={<Foot view={view} />}>
      <Refusal of={answer} page={view.problem} />
      <JustDone said={view.done && done[view.done]} />
      {autopay === null ? (
        view.problem !== null && <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <>
          {autopay.state === 'on' ? <RunningLeaf autopay={autopay} /> : <OffLeaf autopay={autopay} />}
          {autopay.state !== 'none' && <TermsLeaf autopay={autopay} />}
          {autopay.state === 'off' && autopay.cards.length > 0 && <AgreeLeaf autopay={autopay} answer={answer} />}
          <ChargesLeaf autopay={autopay} />
          <Leaf list>
            <Go to={view.repay} icon="keys" note={words.byHandNote} text={words.byHand} />
            <Go to={address(addresses.myCards)} icon="card" text={words.toCards} />
          </Leaf>
        </>
      )}
    </OwnScreen>
  )
}

/** One button: what this page is for at this moment. */
function Foot({ view: { autopay, order } }: { view: AutopayView }) {
  const words = useWords().paymentCard.auto
  const address = useAddress()
  if (autopay?.state === 'on') {
    return (
      <Button form={stopForm} name="intent" value="stop" line>
        {words.stop}
      </Button>
    )
  }
  if (autopay?.state !== 'off') return <LinkButton to={order}>{words.toLoan}</LinkButton>
  if (autopay.cards.length === 0) return <LinkButton to={address(addresses.myCards)}>{words.addCard}</LinkButton>
  return (
    <Button form={agreeForm} name="intent" value="agree" unchecked>
      {words.agree}
    </Button>
  )
}

function RunningLeaf({ autopay }: { autopay: Autopay }) {
  const words = useWords().paymentCard.auto
  const { card, next, hour, agreedOn } = autopay
  return (
    <Leaf>
      <Voice>{words.isOn}</Voice>
      <Rows>
        {card !== null && (
          <Row term={words.card}>
            {card.label === '' ? card.bankName : card.label} <Num>{card.maskedNumber}</Num>
          </Row>
        )}
        {next !== null && (
          <>
            <Row term={words.next}>
              <Day of={next.dueDate} />, <Num>{hour}</Num>
            </Row>
            <Row term={words.amount} money={next.amountMinor} />
          </>
        )}
        {agreedOn !== null && <Row term={words.since} day={agreedOn} />}
      </Rows>
      <ByHandText autopay={autopay} />
      <Quiet>{words.isOnText}</Quiet>
      <ActionForm id={stopForm} sends={{ orderId: autopay.orderId }} />
    </Leaf>
  )
}

/** What the card does not pay although it is on, or is about to be: a borrower must not rely on it for that. */
function ByHandText({ autopay: { byHandUntil } }: { autopay: Autopay }) {
  const words = useWords().paymentCard.auto
  return byHandUntil === null ? null : <p>{words.byHandUntil({ date: byHandUntil })}</p>
}

function OffLeaf({ autopay }: { autopay: Autopay }) {
  const words = useWords().paymentCard.auto
  const { state, stoppedBecause, next, hour, cards } = autopay
  const stops: Partial<Record<string, string>> = words.stops
  const why = stoppedBecause === null ? null : (stops[stoppedBecause] ?? null)
  return (
    <Leaf>
      <Voice>{state === 'none' ? words.notNow : words.offer}</Voice>
      {why !== null && <p>{why}</p>}
      {state === 'none' && <p>{words.notNowText}</p>}
      {state === 'off' && cards.length === 0 && <p>{words.noCard}</p>}
      {state === 'off' && next !== null && (
        <Rows>
          <Row term={words.first}>
            <Day of={next.dueDate} />, <Num>{hour}</Num>
          </Row>
          <Row term={words.amount} money={next.amountMinor} />
        </Rows>
      )}
      {state === 'off' && <ByHandText autopay={autopay} />}
    </Leaf>
  )
}

/** A card that is alone is chosen beforehand. The consent is not: it is the borrower's to give (PAYMENT-46). */
function AgreeLeaf({ autopay, answer }: { autopay: Autopay; answer: AutopayAnswer | undefined }) {
  const words = useWords().paymentCard.auto
  const { orderId, version, cards } = autopay
  return (
    <Leaf>
      <ActionForm id={agreeForm} noValidate sends={{ orderId, version }}>
        <RadioList
          name="card"
          legend={words.chooseCard}
          aloneIsChosen
          error={answer?.missing === 'card' ? words.chooseFirst : undefined}
          choices={cards.map((card) => ({
            value: card.id,
            label: card.label === '' ? card.bankName : card.label,
            note: <span className="num">{card.maskedNumber}</span>,
          }))}
        />
        <Checkbox name="agree" error={answer?.missing === 'consent' ? words.agreeFirst : undefined}>
          {words.consent}
        </Checkbox>
      </ActionForm>
    </Leaf>
  )
}

function TermsLeaf({ autopay }: { autopay: Autopay }) {
  const words = useWords().paymentCard.auto
  return (
    <Leaf headId="terms" head={words.terms}>
      {autopay.terms.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Leaf>
  )
}

function ChargesLeaf({ autopay: { charges } }: { autopay: Autopay }) {
  const words = useWords().paymentCard.auto
  if (charges.length === 0) return null
  return (
    <Leaf headId="charges" head={words.charges}>
      <Rows>
        {charges.map(({ day, dueDate, amountMinor, outcome, n }) => (
          <Row
            key={`${dueDate} ${n}`}
            term={
              <>
                <Day of={day} />
                <br />
                <small className="quiet">{words.outcomes[outcome ?? 'underWay']}</small>
              </>
            }
          >
            <Money minor={amountMinor} />
          </Row>
        ))}
      </Rows>
    </Leaf>
  )
}
