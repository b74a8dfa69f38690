// Rollover repayment: pay a fee now and the rest later. What that costs stands beside what paying now would, before anything is agreed.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { useBackTo } from '../../back-to.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page-facts.tsx'
import { apiContext } from '../../request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { Note, OfflineNote } from '../../ui/note.tsx'
import { Hero, Row, Rows, Spread } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import {
  ChannelSheet,
  channelSheet,
  LiveCodeLeaf,
  NothingScreen,
  OtherWays,
  PayerLine,
  StartProblem,
} from './pay-parts.tsx'
import { loadPayView, type NothingToPay, type PayView } from './pay-view.ts'
import { Dated } from './row-value.tsx'
import { type NotStarted, startPayment } from './start-payment.ts'

await needWords('repayment')

type Due = CallOutput<'getRollover'>
type View = PayView<Due> | NothingToPay

export const handle: RouteHandle = { styles: ['picker', 'slip', 'guide'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  return loadPayView(url, context, context.get(apiContext).getRollover, (due) => due.rollover.feeMinor)
}

export function action({ request, context }: ActionFunctionArgs) {
  return startPayment(request, context, { rollover: true })
}

/** What a rollover costs holds for its day only: it is always loaded anew. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Rollover({ loaderData, actionData }: { loaderData: View; actionData?: NotStarted }) {
  const { title } = useWords().repayment.rollover
  return loaderData.kind === 'pay' ? (
    <Offered view={loaderData} refused={actionData} />
  ) : (
    <NothingScreen view={loaderData} title={title} more={<PayInstead view={loaderData} />} />
  )
}

/** Where no rollover is offered, the loan can still be paid. */
function PayInstead({ view }: { view: NothingToPay }) {
  const { title } = useWords().repayment.pay
  return view.repay === null ? null : <TextLink to={view.repay}>{title}</TextLink>
}

function Offered({ view, refused }: { view: PayView<Due>; refused: NotStarted | undefined }) {
  const words = useWords().repayment.rollover
  const { method } = useWords().repayment.pay
  const address = useAddress()
  const { due } = view
  useBackTo(view.order)
  return (
    <Screen
      title={words.title}
      back={view.order}
      help={address(addresses.customerService)}
      foot={<Button opens={channelSheet}>{method}</Button>}
    >
      <title>{words.title}</title>
      <OfflineNote />
      <StartProblem refused={refused} />
      {due.notice !== '' && <Note title={due.notice} />}
      <Leaf>
        <PayerLine />
        <Brand src={view.logo} name={due.productName} />
        <h2>{due.rollover.title}</h2>
        <Hero label={words.feeNow} minor={view.amountMinor} note={<Dated text={words.nextDate(due.nextDueDate)} />} />
      </Leaf>
      <CompareLeaf due={due} />
      <PlanLeaf due={due} />
      <LiveCodeLeaf code={view.liveCode} />
      <ChannelSheet view={view} refused={refused}>
        <Quiet>
          <Dated text={`${words.nextDate(due.nextDueDate)}. ${words.agree(due.days)}`} />
        </Quiet>
      </ChannelSheet>
      <OtherWays due={due} />
    </Screen>
  )
}

/** The same debt, paid today or later: on facing pages, and what lies between them. */
function CompareLeaf({ due }: { due: Due }) {
  const words = useWords().repayment.rollover
  const address = useAddress()
  return (
    <Leaf>
      <Spread
        left={{ label: words.payNow, minor: due.payNowTotalMinor }}
        right={{ label: words.payLater, minor: due.newTotalMinor, note: words.newTotal }}
      />
      <Rows>
        <Row term={words.left}>
          <Num>{due.rolloversLeft}</Num>
        </Row>
        <Row term={words.moreThanNow} total>
          <Money minor={due.extraCostMinor} />
        </Row>
      </Rows>
      {due.repaymentNotice !== '' && <Quiet>{due.repaymentNotice}</Quiet>}
      <TextLink to={address(addresses.repay, { productId: due.productId, orderId: due.orderId })}>
        {words.instead}
      </TextLink>
    </Leaf>
  )
}

/** The plan as it will stand: the server's own remark, title, amount and day, line by line. */
function PlanLeaf({ due }: { due: Due }) {
  const words = useWords().repayment.rollover
  if (due.plan.length === 0) return null
  return (
    <Leaf labelledBy="plan">
      <Head id="plan" aside={words.planNote(due.days)}>
        {words.plan}
      </Head>
      <Ledger
        lines={due.plan.map(({ dueDate, title, remark, amountMinor }, index) => ({
          n: index + 1,
          title: <Num>{dueDate}</Num>,
          note: <PlanNote title={title} remark={remark} />,
          amount: amountMinor,
        }))}
      />
    </Leaf>
  )
}

/** Which payment it is, and what the server says of it. */
function PlanNote({ title, remark }: { title: string; remark: string }) {
  return (
    <>
      {title}
      {remark !== '' && (
        <>
          <br />
          <Dated text={remark} />
        </>
      )}
    </>
  )
}
