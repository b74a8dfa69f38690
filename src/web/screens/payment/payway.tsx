// Repayment bank selection: choose a card, pay, and enter the code where the card's bank wants one.

import { useEffect, useRef, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { EnterButton } from '../../ui/enter-button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Ends, Go, Head, Hero, Leaf, OpenBook, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { useSecondsLeft } from '../../ui/slip.tsx'
import { CodeInput, FieldButton } from '../../ui/text-fields.tsx'
import { codeMinCharacters } from './code-rules.ts'
import { NoPaymentScreen } from './no-payment.tsx'
import type { NotPaid } from './pay-by-card.ts'
import { cardFields, NotPaidMessage, PayerLine, PayNow, usePaymentText } from './payway-parts.tsx'
import type { BankView, NoWayView, PayWayView } from './payway-view.ts'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['book', 'picker', 'fields', 'status'] }

export { action } from './pay-by-card.ts'
export { loader } from './payway-view.ts'

/** After a refusal the ways are, reloaded, with a new token. Where the outcome is unknown, the form keeps its values for a retry. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined && actionStatus >= 400 ? actionStatus < 500 : defaultShouldRevalidate
}

export default function PayWay(props: { loaderData: PayWayView | BankView | NoWayView; actionData?: NotPaid }) {
  const words = useWords().paymentCard
  const { loaderData: view, actionData: notPaid } = props
  if (view.kind === 'nothing') return <NoPaymentScreen view={view} title={words.title} words={words} />
  if (view.kind === 'bank') return <BankStep view={view} notPaid={notPaid} />
  const isOver = notPaid?.kind === 'notConfirmed' && notPaid.over
  return view.asked !== null && view.entering && !isOver ? (
    <CodeStep view={view} asked={view.asked} notPaid={notPaid} />
  ) : (
    <Ways view={view} notPaid={notPaid} />
  )
}

const cardForm = 'by-card'

function Ways({ view, notPaid }: { view: PayWayView; notPaid: NotPaid | undefined }) {
  const words = useWords().paymentCard
  const address = useAddress()
  const { ways } = view
  const ids = { orderId: view.orderId, productId: view.productId }
  return (
    <OwnScreen
      title={words.title}
      backTo={view.order}
      wide
      foot={
        <>
          <Ends>
            <span>{words.youPayNow}</span>
            <b>
              <Money minor={ways.amountMinor} />
            </b>
          </Ends>
          {ways.cards.length === 0 ? (
            <LinkButton to={address(addresses.repay, ids)}>{words.byCode}</LinkButton>
          ) : (
            <Button form={cardForm} name="intent" value="pay">
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <NotPaidMessage notPaid={notPaid} order={view.order} />
      {view.accountSaved && notPaid === undefined && <Note title={words.payoutSaved} tone="settled" icon="tick" live />}
      {view.ended !== null && notPaid === undefined && (
        <Note title={words.bank.notPaid} tone="due" live>
          {words.bank.ends[view.ended]}
        </Note>
      )}
      <OpenBook
        left={
          <>
            <Leaf>
              <PayerLine />
              <PayNow ways={ways} />
            </Leaf>
            <CardsLeaf view={view} notPaid={notPaid} />
          </>
        }
        right={<OtherWays view={view} />}
      />
    </OwnScreen>
  )
}

/** The ways to pay without a saved card, except the code, which the button in the foot offers; and, apart, the account that never pays. */
function OtherWays({ view }: { view: PayWayView }) {
  const words = useWords().paymentCard
  const address = useAddress()
  const ids = { orderId: view.orderId, productId: view.productId }
  const hasCards = view.ways.cards.length > 0
  return (
    <>
      {(view.canAddCard || view.ways.walletOffered || hasCards) && (
        <Leaf list>
          {view.canAddCard && (
            <Go to={address(addresses.myCards)} icon="card" note={words.own.text} text={words.own.add} />
          )}
          {view.ways.walletOffered && (
            <Go
              to={address(addresses.walletRepayment, ids)}
              icon="wallet"
              note={words.walletNote}
              text={words.wallet}
            />
          )}
          {hasCards && (
            <Go to={address(addresses.repay, ids)} icon="keys" note={words.byCodeNote} text={words.byCode} />
          )}
        </Leaf>
      )}
      <Leaf list>
        <Go
          to={address(addresses.addCard, { ...ids, source: 'payway' })}
          icon="bank"
          note={words.payoutNote}
          text={words.payout}
        />
      </Leaf>
    </>
  )
}

/** The cards. One alone is chosen beforehand, and can be unchosen; of several, the borrower says which one pays (PAYMENT-16). */
function CardsLeaf({ view, notPaid }: { view: PayWayView; notPaid: NotPaid | undefined }) {
  const words = useWords().paymentCard
  const text = usePaymentText()
  const again = notPaid?.kind === 'notPaid' ? notPaid.again : null
  if (view.ways.cards.length === 0) {
    return (
      <Leaf>
        <Head>{view.canAddCard ? words.own.none : words.noCardYet}</Head>
        <Quiet>{words.noCardText}</Quiet>
      </Leaf>
    )
  }
  return (
    <Leaf>
      <ActionForm id={cardForm} sends={cardFields(view, view.ways.cards, again, 'pay')}>
        <RadioList
          name="card"
          legend={words.chooseCard}
          chosen={again?.cardId ?? view.asked?.cardId}
          aloneIsChosen
          error={notPaid?.kind === 'cardMissing' ? text(notPaid) : undefined}
          choices={view.ways.cards.map((card) => ({
            value: card.id,
            label: card.bankName,
            note: <span className="num">{card.maskedNumber}</span>,
          }))}
        />
      </ActionForm>
      {again !== null && <Note title={words.once} tone="due" />}
    </Leaf>
  )
}

const giveUpForm = 'give-up'

function BankStep({ view, notPaid }: { view: BankView; notPaid: NotPaid | undefined }) {
  const words = useWords().paymentCard
  return (
    <OwnScreen
      title={words.bank.title}
      backTo={view.order}
      foot={
        <>
          {view.pageUrl === null ? (
            <LinkButton to={view.here}>{words.bank.askAgain}</LinkButton>
          ) : (
            <LinkButton to={view.pageUrl} reload>
              {words.bank.toBank}
            </LinkButton>
          )}
          <Button form={giveUpForm} name="intent" value="giveUp" line>
            {words.bank.giveUp}
          </Button>
        </>
      }
    >
      {notPaid !== undefined && (
        <Note title={words.bank.notStopped} tone="due" live>
          {words.bank.notStoppedText}
        </Note>
      )}
      <Leaf>
        <PayerLine />
        <h2>{words.bank.voice}</h2>
        <Hero label={words.youPayNow} minor={view.amountMinor} />
        <p>{view.pageUrl === null ? words.bank.noAnswer : words.bank.text}</p>
        <Quiet>{words.bank.safe}</Quiet>
      </Leaf>
      <ActionForm id={giveUpForm} sends={{ orderId: view.orderId, productId: view.productId, record: view.recordId }} />
    </OwnScreen>
  )
}

// The code step of a card payment: the code from the message, asked for again after a minute, and the payment it confirms.
const codeForm = 'code-form'

interface StepProps {
  readonly view: PayWayView
  readonly asked: NonNullable<PayWayView['asked']>
  readonly notPaid: NotPaid | undefined
}

function CodeStep({ view, asked, notPaid }: StepProps) {
  const { kit, paymentCard } = useWords()
  const { step, youPayNow } = paymentCard
  return (
    <OwnScreen
      title={step.title}
      backTo={view.chooseAgain}
      troubleTitle={kit.connection.error}
      foot={
        <>
          <Ends>
            <span>{youPayNow}</span>
            <b>
              <Money minor={view.ways.amountMinor} />
            </b>
          </Ends>
          <Pair>
            <LinkButton to={view.chooseAgain} line replace>
              {step.cancel}
            </LinkButton>
            <Button form={codeForm} name="intent" value="confirm">
              {step.confirm}
            </Button>
          </Pair>
        </>
      }
    >
      <NotPaidMessage notPaid={notPaid} order={view.order} />
      <Leaf>
        <PayerLine />
        <Voice>{step.sent}</Voice>
        <Quiet>{step.sentText}</Quiet>
        <Rows ruled>
          <Row term={step.card}>
            {asked.card.bankName} <Num>{asked.card.maskedNumber}</Num>
          </Row>
        </Rows>
        <CodeForm view={view} asked={asked} notPaid={notPaid} />
      </Leaf>
    </OwnScreen>
  )
}

function CodeForm({ view, asked, notPaid }: StepProps) {
  const { step } = useWords().paymentCard
  const text = usePaymentText()
  const form = useRef<HTMLDivElement>(null)
  const isWrong = notPaid?.kind === 'codeTooShort' || notPaid?.kind === 'notConfirmed'
  const [firstSentAtMs] = useState(asked.sentAtMs)
  // Each new code leads back to the field.
  useEffect(() => {
    if (asked.sentAtMs !== firstSentAtMs) form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [asked.sentAtMs, firstSentAtMs])
  return (
    <ActionForm
      id={codeForm}
      sends={{ ...cardFields(view, [asked.card], null, 'confirm'), record: asked.recordId, card: asked.card.id }}
    >
      <EnterButton intent="confirm" />
      <div ref={form}>
        <CodeInput
          name="code"
          label={step.label}
          length={codeMinCharacters}
          value={notPaid !== undefined && 'code' in notPaid ? notPaid.code : undefined}
          enterKeyHint="done"
          error={isWrong ? text(notPaid) : undefined}
          end={<ResendButton key={asked.sentAtMs} seconds={asked.secondsLeft} />}
        />
      </div>
    </ActionForm>
  )
}

/** Shows the seconds left, then 'get code'. Without script it can always be pressed: the server knows when it may. */
function ResendButton({ seconds }: { seconds: number }) {
  const { step } = useWords().paymentCard
  const left = useSecondsLeft(seconds)
  const waits = useHydrated() && left > 0
  return (
    <FieldButton type="submit" name="intent" value="resend" unchecked disabled={waits}>
      {waits ? step.seconds({ count: left }) : step.getCode}
    </FieldButton>
  )
}
