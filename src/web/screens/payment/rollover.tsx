// Rollover repayment: pay a fee now and the rest later. What that costs stands beside what paying now would, before anything is agreed.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { apiContext } from '../../page/request-context.ts'
import { Taxes } from '../../page/taxes.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { TextLink } from '../../ui/button.tsx'
import { Hero, Leaf, OpenBook, Quiet, Row, Rows, Spread } from '../../ui/leaf.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Day, Num } from '../../ui/money.tsx'
import { together } from '../../ui/together.ts'
import { NothingScreen, PayerLine, PayScreen } from './pay-parts.tsx'
import { loadPayView, type NothingToPay, type NotStarted, type PayView, paying } from './pay-view.ts'

await needWords('payment')

type Due = CallOutput<'getRollover'>
type View = PayView<Due> | NothingToPay

export const handle: RouteHandle = { styles: ['picker', 'sheet', 'slip', 'guide', 'book', 'torn', 'status'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  return loadPayView(url, context, context.get(apiContext).getRollover, (due) => due.rollover.feeMinor)
}

export const action = paying('rollover')

/** What a rollover costs holds for its day only: it is always reloaded. */
export const shouldRevalidate = isLoadedAnew

export default function Rollover({ loaderData: view, actionData }: { loaderData: View; actionData?: NotStarted }) {
  const words = useWords().payment.rollover
  if (view.kind === 'nothing') return <NothingScreen view={view} title={words.title} instead />
  const { due } = view
  return (
    <PayScreen
      view={view}
      refused={actionData}
      title={words.title}
      otherWays="guide"
      nextDueDate={due.nextDueDate}
      agree={
        <Quiet>
          {words.nextDate({ date: due.nextDueDate })}. {words.agree({ count: due.days })}
        </Quiet>
      }
    >
      {(ways) => (
        <OpenBook
          left={
            <>
              <Leaf>
                <PayerLine />
                <Brand src={view.logo} name={due.productName} />
                <h2>{due.rollover.title}</h2>
                <Hero label={words.feeNow} minor={view.amountMinor} note={words.nextDate({ date: due.nextDueDate })} />
                <Taxes of={due.rollover.taxes} />
              </Leaf>
              <CompareLeaf due={due} />
            </>
          }
          right={
            <>
              <PlanLeaf due={due} />
              {ways}
            </>
          }
        />
      )}
    </PayScreen>
  )
}

/** The same debt, paid today or later: on facing pages, and what lies between them. */
function CompareLeaf({ due }: { due: Due }) {
  const words = useWords().payment.rollover
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
        <Row term={words.moreThanNow} total money={due.extraCostMinor} />
      </Rows>
      {due.repaymentNotice !== '' && <Quiet>{together(due.repaymentNotice)}</Quiet>}
      <TextLink to={address(addresses.repay, { productId: due.productId, orderId: due.orderId })}>
        {words.instead}
      </TextLink>
    </Leaf>
  )
}

/** The plan as it will be: the server's own remark, title, amount and day, line by line. */
function PlanLeaf({ due }: { due: Due }) {
  const words = useWords().payment.rollover
  if (due.plan.length === 0) return null
  return (
    <Leaf headId="plan" head={words.plan} aside={words.planNote({ count: due.days })}>
      <Ledger
        lines={due.plan.map(({ n, dueDate, title, remark, amountMinor }) => ({
          n,
          title: <Day of={dueDate} />,
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
          {together(remark)}
        </>
      )}
    </>
  )
}
