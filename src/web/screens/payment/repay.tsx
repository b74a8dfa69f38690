// Repayment by period: what is to be paid now and what it is made of, the ways to pay, and the code.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { apiContext } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import { RowValue } from '../../ui/row-value.tsx'
import { FoldedRows } from '../../ui/rows.tsx'
import { DueNow } from './due-now.tsx'
import { PayerLine } from './pay-parts.tsx'
import { NothingScreen, PayScreen } from './pay-screen.tsx'
import { loadPayView, type NothingToPay, type PayView } from './pay-view.ts'
import { type NotStarted, startPayment } from './start-payment.ts'

await needWords('payment')

type Due = CallOutput<'getAmountDue'>
type View = PayView<Due> | NothingToPay

export const handle: RouteHandle = { styles: ['picker', 'sheet', 'fold', 'slip', 'guide', 'book', 'torn', 'status'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  return loadPayView(url, context, context.get(apiContext).getAmountDue, (due) => due.amountMinor)
}

export function action({ request, context }: ActionFunctionArgs) {
  return startPayment(request, context, 'repayment')
}

/** A refusal may mean that another amount is asked by now: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

export default function Repay({ loaderData: view, actionData }: { loaderData: View; actionData?: NotStarted }) {
  const words = useWords().payment.pay
  if (view.kind === 'nothing') return <NothingScreen view={view} title={words.title} />
  const { due } = view
  return (
    <PayScreen view={view} refused={actionData} title={words.title} otherWays>
      {(ways) => (
        <OpenBook
          left={
            <Leaf>
              <PayerLine />
              <Brand src={view.logo} name={due.productName} />
              <DueNow words={words} minor={view.amountMinor} dueDate={due.dueDate} asOf={due.asOf} />
            </Leaf>
          }
          right={
            <>
              <Leaf>
                <FoldedRows
                  rows={due.details.map(({ label, value }) => ({ text: label, value: <RowValue value={value} /> }))}
                />
                {due.repaymentNotice !== '' && <Quiet>{due.repaymentNotice}</Quiet>}
              </Leaf>
              {ways}
            </>
          }
        />
      )}
    </PayScreen>
  )
}
