// Repayment by period: what is to be paid now and what it is made of, the ways to pay, and the code.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { useBackTo } from '../../back-to.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page-facts.tsx'
import { apiContext } from '../../request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { Button } from '../../ui/button.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Num } from '../../ui/money.tsx'
import { Note, OfflineNote } from '../../ui/note.tsx'
import { FoldedRows, Hero } from '../../ui/rows.tsx'
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
import { RowValue } from './row-value.tsx'
import { type NotStarted, startPayment } from './start-payment.ts'

await needWords('repayment')

type Due = CallOutput<'getAmountDue'>
type View = PayView<Due> | NothingToPay

export const handle: RouteHandle = { styles: ['picker', 'slip', 'guide'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  return loadPayView(url, context, context.get(apiContext).getAmountDue, (due) => due.amountMinor)
}

export function action({ request, context }: ActionFunctionArgs) {
  return startPayment(request, context, { rollover: false })
}

/** A refusal may mean that another amount is asked by now: what is shown is always loaded anew. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Repay({ loaderData, actionData }: { loaderData: View; actionData?: NotStarted }) {
  const { title } = useWords().repayment.pay
  return loaderData.kind === 'pay' ? (
    <Due view={loaderData} refused={actionData} />
  ) : (
    <NothingScreen view={loaderData} title={title} />
  )
}

function Due({ view, refused }: { view: PayView<Due>; refused: NotStarted | undefined }) {
  const words = useWords().repayment.pay
  const address = useAddress()
  const { due } = view
  useBackTo(view.order)
  return (
    <Screen
      title={words.title}
      back={view.order}
      help={address(addresses.customerService)}
      foot={<Button opens={channelSheet}>{words.method}</Button>}
    >
      <title>{words.title}</title>
      <OfflineNote />
      <StartProblem refused={refused} />
      {due.notice !== '' && <Note title={due.notice} />}
      <Leaf>
        <PayerLine />
        <Brand src={view.logo} name={due.productName} />
        <Hero
          label={words.toPayNow}
          minor={view.amountMinor}
          note={
            <>
              {words.repaymentDate} <Num>{due.dueDate}</Num>
            </>
          }
        />
        <FoldedRows
          ruled
          rows={due.details.map(({ label, value }) => ({ text: label, value: <RowValue value={value} /> }))}
        />
        {due.repaymentNotice !== '' && <Quiet>{due.repaymentNotice}</Quiet>}
      </Leaf>
      <LiveCodeLeaf code={view.liveCode} />
      <ChannelSheet view={view} refused={refused} />
      <OtherWays due={due} />
    </Screen>
  )
}
