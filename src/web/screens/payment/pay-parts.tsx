// The frame of every paying screen, and what these share: the channel sheet, the code that lives already, the way to the guide, and the
// refusals.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { formatMoney } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Ends, Go, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Money, useMoneyStyle } from '../../ui/money.tsx'
import { Note, ServerMessage, useProblemText } from '../../ui/note.tsx'
import { type Choice, RadioList } from '../../ui/picker.tsx'
import { CopyButton, InlineCode } from '../../ui/slip.tsx'
import { together } from '../../ui/together.ts'
import { GuidePicture } from './guide-pictures.tsx'
import { NoPaymentScreen } from './no-payment.tsx'
import type { ChannelChoice, LiveCodeView, NothingToPay, NotStarted, PayInfo, PayView } from './pay-view.ts'

/** The sheet's id: the button in the foot opens it. */
const channelSheet = 'channels'

/** On a shared phone: whose loan is being paid. Masked. */
export function PayerLine() {
  const words = useWords().payment
  const { signedIn, shortName } = usePageFacts()
  if (!signedIn || shortName === '') return null
  return <Quiet>{words.payingAs({ name: shortName })}</Quiet>
}

/** The first channel that takes the amount, or the one that was chosen before. */
function chosenChannel(channels: readonly ChannelChoice[], before: string | undefined): string | undefined {
  const usable = channels.filter((channel) => channel.takesAmount)
  return (usable.find((channel) => channel.number === before) ?? usable[0])?.number
}

function useChannelChoices(channels: readonly ChannelChoice[]): readonly Choice[] {
  const words = useWords().payment.pay
  const { format, symbol } = useMoneyStyle()
  const money = (minor: number) => formatMoney(minor, format, symbol)
  return channels.map((channel) => ({
    value: channel.number,
    label: channel.name,
    note: channel.takesAmount
      ? channel.description
      : words.takes({ min: lowerEnd(money(channel.minMinor), money(channel.maxMinor)), max: money(channel.maxMinor) }),
    before: <Logo src={channel.logo} name={channel.name} />,
    disabled: !channel.takesAmount,
  }))
}

/** The payment-method popup: channels, what is paid, and the button that makes the code. Stands on the page without script. */
function ChannelSheet<Due extends PayInfo>(props: {
  view: PayView<Due>
  refused: NotStarted | undefined
  nextDueDate: string | undefined
  /** What the borrower agrees to with this payment beyond its amount. */
  children?: ReactNode
}) {
  const words = useWords().payment.pay
  const { kit } = useWords()
  const { view, refused, nextDueDate } = props
  const { channels, due } = view
  const choices = useChannelChoices(channels)
  const chosen = chosenChannel(channels, refused?.channel)
  const { orderId, productId } = due
  return (
    <Sheet id={channelSheet} title={words.hint} inline key={refused?.changed ? view.key : 'same'}>
      <ActionForm
        sends={{
          orderId,
          productId,
          amount: view.amountMinor,
          received: due.receivedMinor,
          nextDueDate,
          key: view.key,
        }}
      >
        <RadioList
          name="channel"
          legend={<span className="hide">{words.hint}</span>}
          choices={choices}
          chosen={chosen}
          required
        />
        {chosen === undefined && <Note title={words.noChannel} tone="overdue" />}
        {props.children}
        <Ends>
          <span>{words.youPayNow}</span>
          <b>
            <Money minor={view.amountMinor} />
          </b>
        </Ends>
        <Pair>
          <Button line closes="">
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={chosen === undefined}>
            {words.submit}
          </Button>
        </Pair>
      </ActionForm>
    </Sheet>
  )
}

function useRefusalText(): (refused: NotStarted) => string {
  const { hint } = useWords().payment.pay
  const text = useProblemText()
  return ({ problem }) => (problem === null ? hint : text(problem))
}

/** Why no code was made. Where the amount has changed, the new one stands on the page and has to be read first. */
function StartProblem({ refused }: { refused: NotStarted | undefined }) {
  const words = useWords().payment.pay
  const text = useRefusalText()
  if (refused === undefined) return null
  return (
    <ServerMessage text={text(refused)} about={refused}>
      {refused.changed === 'amount' && words.changed}
    </ServerMessage>
  )
}

/** The code that already lives, where there is one: a tap leads to its steps. */
function LiveCodeLeaf({ code }: { code: LiveCodeView | null }) {
  const words = useWords().payment.pay
  if (code === null) return null
  return (
    <Leaf>
      <Go
        to={code.to}
        before={<Logo src={code.logo} name={code.title} />}
        note={words.code({ channel: code.title })}
        text={code.payCode === '' ? code.title : <InlineCode id="live-code" code={code.payCode} />}
      />
      <Quiet>{together(code.payNotice)}</Quiet>
      {code.payCode !== '' && <CopyButton of="live-code" />}
    </Leaf>
  )
}

/** The other ways: the guide with its pictures, where the server wants it shown, and the saved cards: they pay what is due, and no rollover. */
function OtherWays({ due, cards }: { due: PayInfo; cards: boolean }) {
  const words = useWords().payment.pay
  const address = useAddress()
  const ids = { orderId: due.orderId, productId: due.productId }
  return (
    <>
      {due.instructionsShown && (
        <Leaf list>
          <Go
            to={address(addresses.paymentGuide)}
            before={<GuidePicture scene="scanner" alt={words.guidePicture} />}
            note={words.guideNote}
            text={words.guide}
          />
        </Leaf>
      )}
      {cards && (
        <Leaf list>
          <Go to={address(addresses.payway, ids)} icon="card" text={words.byCard} />
        </Leaf>
      )}
    </>
  )
}

/** What is paid with the channels of the sheet. */
export function PayScreen<Due extends PayInfo>(props: {
  view: PayView<Due>
  refused: NotStarted | undefined
  title: string
  /** What the borrower agrees to with this payment beyond its amount. */
  agree?: ReactNode
  /** Of a rollover: sent back with the payment, to be compared. */
  nextDueDate?: string
  /** A plan that waits for an answer: it comes before paying. */
  first?: string | null
  /** In place of the button that opens the sheet: nothing can be paid yet. */
  foot?: ReactNode
  otherWays?: 'guide' | 'guideAndCards'
  /** An `OpenBook` that takes in the ways to pay. */
  children: (ways: ReactNode) => ReactNode
}) {
  const { view, refused, title, agree, nextDueDate, first = null, foot, otherWays, children } = props
  const { due } = view
  const ways = (
    <>
      <LiveCodeLeaf code={view.liveCode} />
      {foot === undefined && (
        <ChannelSheet view={view} refused={refused} nextDueDate={nextDueDate}>
          {agree}
        </ChannelSheet>
      )}
      {otherWays && <OtherWays due={due} cards={otherWays === 'guideAndCards'} />}
    </>
  )
  return (
    <OwnScreen title={title} backTo={view.order} foot={foot ?? <PayFoot plan={first} />} wide>
      <StartProblem refused={refused} />
      {due.notice !== '' && <Note title={due.notice} />}
      {children(ways)}
    </OwnScreen>
  )
}

/** A plan that waits for an answer is the filled button, and paying stays possible. */
function PayFoot({ plan }: { plan: string | null }) {
  const words = useWords()
  return (
    <>
      {plan !== null && <LinkButton to={plan}>{words.kit.agreed.open}</LinkButton>}
      <Button opens={channelSheet} line={plan !== null}>
        {words.payment.pay.method}
      </Button>
    </>
  )
}

/** Why nothing can be paid, and where to go from there. `instead` leads to paying by period. */
export function NothingScreen({ view, title, instead }: { view: NothingToPay; title: string; instead?: boolean }) {
  const words = useWords().payment.pay
  const { frame } = useWords()
  const { repay, here, paymentIsPending } = view
  const pending = paymentIsPending ? (
    <>
      <Note title={words.pending} live waiting>
        {words.pendingText}
      </Note>
      <LinkButton to={here} line reload>
        {frame.problem.retry}
      </LinkButton>
    </>
  ) : undefined
  return (
    <NoPaymentScreen view={view} title={title} words={words} said={pending}>
      {instead && repay !== null && !paymentIsPending && (
        <Leaf list>
          <Go to={repay} icon="keys" text={words.title} />
        </Leaf>
      )}
    </NoPaymentScreen>
  )
}
