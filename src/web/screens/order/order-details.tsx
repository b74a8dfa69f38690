// Order details: the status of the loan, what is owed and why, what was paid, and what can be done.

import { useCallback, useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost, useNativeBack } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { orderMark } from '../../news/news-marks.ts'
import { useNews } from '../../news/use-news.ts'
import { AgreedThings } from '../../page/agreed-leaf.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { PaidLeaf } from '../../page/paid-leaf.tsx'
import { SiteNav } from '../../page/site-nav.tsx'
import { useBusy } from '../../ui/busy-context.tsx'
import { ActionForm, Button, LinkButton, Pair } from '../../ui/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { Go, Head, Leaf, OpenBook, Row, Rows, RowValue } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { useNeededStars } from '../../ui/needed-stars.ts'
import { NewsLine } from '../../ui/news-line.tsx'
import { Note, ServerMessage, useProblemText } from '../../ui/note.tsx'
import { PersonLookLeaf } from '../../ui/person-look.tsx'
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx'
import { Stars } from '../../ui/stars.tsx'
import { together } from '../../ui/together.ts'
import { useNeededAtOnce } from '../../ui/waking.ts'
import type { NotDone } from './order-actions.ts'
import { ClaimsLeaf } from './order-claims.tsx'
import { AgreedLeaf, ClosureLeaf, OrderHead } from './order-head.tsx'
import { ScheduleLeaf } from './order-ledger.tsx'
import { OrderLinks, OtherPayments, orderFoot } from './order-links.tsx'
import { LeavingScreen, MarketLeaf, NoOrder, OrderChoice } from './order-other.tsx'
import type { OneOrder, Order, OrderView } from './order-view.ts'
import { useTrackedPush } from './track-point.ts'

await needWords('order', 'paid')

export const handle: RouteHandle = {
  styles: ['cross', 'book', 'fold', 'status', 'slip', 'stars', 'pull', 'states', 'sitenav'],
}

export { action } from './order-actions.ts'

export { loader } from './order-view.ts'

/** A refusal changes nothing on the page; after a success it is reloaded. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined && actionStatus >= 400 ? false : defaultShouldRevalidate
}

export default function OrderDetails({ loaderData, actionData }: { loaderData: OrderView; actionData?: NotDone }) {
  switch (loaderData.kind) {
    case 'order':
      return <OneLoan key={loaderData.order.orderId} view={loaderData} notDone={actionData} />
    case 'choice':
      return <OrderChoice loans={loaderData.loans} />
    case 'leaving':
      return <LeavingScreen view={loaderData} />
    case 'problem':
      return <NoOrder view={loaderData} />
  }
}

function OneLoan({ view, notDone }: { view: OneOrder; notDone: NotDone | undefined }) {
  const words = useWords().order.order
  const address = useAddress()
  const host = useHost()
  const { revalidate } = useRevalidator()
  const { order } = view
  const inApp = host !== null && host.platform !== 'browser'
  const busy = useBusy()
  const goMine = useCallback(() => {
    if (!busy) host?.goMine()
  }, [host, busy])
  useNativeBack(goMine)
  useTrackedPush(order)
  const isPaidOut = order.status === 'active' || order.status === 'due' || order.status === 'overdue'
  const news = useNews({ of: order, mark: orderMark(order), watching: changesByItself(view) })
  const showsMarket = order.status === 'inReview' || order.status === 'declined' || order.status === 'approved'
  return (
    <OwnScreen
      title={words.title}
      back={address(addresses.orders)}
      onBack={inApp ? goMine : undefined}
      nav={<SiteNav />}
      status={order.status}
      wide
      foot={orderFoot(order)}
    >
      <ActionMessage notDone={notDone} />
      {order.paymentIsPending && (
        <Note title={words.checking} waiting>
          {words.checkingText}
        </Note>
      )}
      <PullToRefresh address={view.here} onRefresh={revalidate}>
        {order.repaymentNotice !== '' && <Note title={order.repaymentNotice} icon="tick" tone="settled" />}
        {order.partsBack.map(({ title, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be of the same sum
          <Note key={at} title={together(title)} tone="overdue">
            <p>{together(text)}</p>
          </Note>
        ))}
        {order.promise !== null && order.promise.state !== 'open' && <PromiseNote of={order.promise} />}
        <OpenBook
          left={
            <>
              {view.paid !== null && <PaidLeaf paid={view.paid} />}
              <Leaf status={order.status}>
                <OrderHead order={order} />
                {news.watching && <NewsLine to={view.here} heardAt={news.heardAt} />}
              </Leaf>
              <AgreedThings all={view.agreed} />
              <PersonLookOf view={view} notDone={notDone} />
              <AgreedLeaf view={view} />
              <ClaimsLeaf order={order} />
              {order.status === 'settled' && <ClosureLeaf order={order} letter={view.letter} />}
              <Prompts view={view} notDone={notDone} />
            </>
          }
          right={
            <>
              {isPaidOut && <ScheduleLeaf order={order} />}
              <OtherPayments order={order} />
              <DetailsLeaf view={view} />
              <OrderLinks order={order} />
              {showsMarket && <MarketLeaf view={view} />}
            </>
          }
        />
      </PullToRefresh>
      <Scoring view={view} />
    </OwnScreen>
  )
}

/** What became of what the borrower told an officer that they would pay; while it is open it stands with what was agreed. */
function PromiseNote({ of: { state, title, text } }: { of: NonNullable<OneOrder['order']['promise']> }) {
  const tone = state === 'kept' ? { icon: 'tick', tone: 'settled' } : state === 'broken' ? { tone: 'due' } : {}
  return (
    <Note title={together(title)} {...(tone as Pick<Parameters<typeof Note>[0], 'icon' | 'tone'>)}>
      {together(text)}
    </Note>
  )
}

/** Decided, paid out, or a payment seen: by the lender or the provider. */
function changesByItself({ order, justPaid }: OneOrder): boolean {
  const isDecided = order.status !== 'inReview' && order.status !== 'approved'
  return (
    !isDecided || order.paymentIsPending || justPaid || order.paymentClaims.some(({ state }) => state === 'looking')
  )
}

/** Why nothing was done; the stars have a message of their own (ORDER-9). */
function ActionMessage({ notDone }: { notDone: NotDone | undefined }) {
  const words = useWords().order.score
  const text = useProblemText()
  if (notDone === undefined) return null
  const said = notDone.kind === 'starsMissing' ? words.missing : text(notDone.problem)
  return <ServerMessage text={said} about={notDone} />
}

/** While the rules left it to a person, the head of the page says so. */
function PersonLookOf({ view: { order, key }, notDone }: { view: OneOrder; notDone: NotDone | undefined }) {
  if (order.review === null || order.status === 'inReview') return null
  const sentKey = notDone?.kind === 'problem' ? notDone.key : null
  return <PersonLookLeaf look={order.review} sends={{ orderId: order.orderId, key: sentKey ?? key }} />
}

function Prompts({ view: { order, key }, notDone }: { view: OneOrder; notDone: NotDone | undefined }) {
  const sentKey = notDone?.kind === 'problem' ? notDone.key : null
  if (order.accountPromptShown) return <AccountPrompt order={order} />
  if (order.withdrawPrompt === null) return null
  return <WithdrawPrompt order={order} prompt={order.withdrawPrompt} attempt={sentKey ?? key} />
}

/** The stars are asked for where nothing more pressing is; what follows them outlives the mark in the address. */
function Scoring({ view }: { view: OneOrder }) {
  const { order } = view
  const [scored, setScored] = useState(view.scored)
  if (scored === null && view.scored !== null) setScored(view.scored)
  if (scored !== null) return <ScoreResult view={view} scored={scored} />
  const isPressed = order.accountPromptShown || order.withdrawPrompt !== null
  return order.scoreAsked && !isPressed ? <ScorePrompt orderId={order.orderId} /> : null
}

function DetailsLeaf({ view: { order, logo } }: { view: OneOrder }) {
  const words = useWords().order.order
  return (
    <Leaf>
      {/* Until the payout the name heads the leaf of what was agreed. */}
      {order.line.length === 0 ? <Brand src={logo} name={order.productName} heads /> : <Head>{words.details}</Head>}
      <Rows ruled={order.line.length === 0}>
        {order.order.details.map((row) => (
          <Row key={row.label} term={row.label}>
            <RowValue value={row.value} />
          </Row>
        ))}
      </Rows>
    </Leaf>
  )
}

/** After a failed payout: the way to bind another card, in a dialog first, on the page from then on. */
function AccountPrompt({ order }: { order: Order }) {
  const words = useWords().order.order
  const address = useAddress()
  const bindCard = address(addresses.bindCard, {
    productId: order.productId,
    orderId: order.orderId,
    source: 'loanDetail',
  })
  return (
    <Leaf list>
      <Go to={bindCard} icon="card" text={words.bindAnother} />
      <Dialog title={order.accountPromptTitle} open cross>
        <p>{order.accountPromptText}</p>
        <LinkButton to={bindCard}>{words.bindCard}</LinkButton>
      </Dialog>
    </Leaf>
  )
}

function WithdrawForm({ order, attempt, line }: { order: Order; attempt: string; line?: boolean }) {
  const words = useWords().order.order
  return (
    <ActionForm sends={{ intent: 'withdraw', productId: order.productId, orderId: order.orderId, key: attempt }}>
      <Button type="submit" line={line}>
        {words.withdrawNow}
      </Button>
    </ActionForm>
  )
}

/** An approved loan waits for 'Withdraw Now': asked in a dialog, and on the page after 'Cancel'. */
function WithdrawPrompt(props: {
  order: Order
  prompt: NonNullable<Order['withdrawPrompt']>
  /** Names this attempt: asking twice is asking once. */
  attempt: string
}) {
  const { order, prompt, attempt } = props
  const words = useWords().order.order
  const [isCancelled, setCancelled] = useState(false)
  return (
    <Leaf>
      <Head>{prompt.title}</Head>
      <p>{together(prompt.text)}</p>
      {isCancelled && <WithdrawForm order={order} attempt={attempt} />}
      <Dialog title={prompt.title} open onClose={() => setCancelled(true)}>
        <p>{together(prompt.text)}</p>
        <Pair>
          <CloseButton line>{words.cancel}</CloseButton>
          <WithdrawForm order={order} attempt={attempt} />
        </Pair>
      </Dialog>
    </Leaf>
  )
}

/** From so many stars on, the app's own rating is asked for (ORDER-10). */
const happyStars = 4

/** The score modal. Sending it without a star says so, here and, before React runs, by the server. */
function ScorePrompt({ orderId }: { orderId: string }) {
  const words = useWords().order.score
  const needed = useNeededStars(words.missing)
  return (
    <Dialog title={words.title} open cross>
      <ActionForm onSubmit={needed.check} sends={{ intent: 'score', orderId }}>
        <Stars name="stars" legend={words.legend} error={needed.error} />
        <Button type="submit">{words.submit}</Button>
      </ActionForm>
    </Dialog>
  )
}

/**
 * What follows the stars, once: four or more ask the app for the store's rating, fewer open the result. The address then
 * loses its mark, so that neither comes again with a reload.
 */
function ScoreResult({ view, scored }: { view: OneOrder; scored: number }) {
  const words = useWords().order.score
  const address = useAddress()
  const navigate = useNavigate()
  const host = useHost()
  const isDone = useRef(false)
  useNeededAtOnce()
  // The address forgets the stars; this part must not.
  const [stars] = useState(scored)
  useEffect(() => {
    if (host === null || isDone.current) return
    isDone.current = true
    if (stars >= happyStars) host.rate()
    void navigate(view.here, { replace: true, preventScrollReset: true })
  }, [host, stars, navigate, view.here])
  if (stars >= happyStars) return null
  return (
    <Dialog title={words.low} open cross>
      <p>{words.lowText}</p>
      <LinkButton to={address(addresses.complaint, { orderId: view.order.orderId })}>{words.tell}</LinkButton>
      <CloseButton line>{words.close}</CloseButton>
    </Dialog>
  )
}
