// Repayment by period: what is to be paid now and what it is made of, the ways to pay, and the code.

import type { LoaderFunctionArgs } from 'react-router'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type AgreedShown, AgreedThings, agreedView } from '../../page/agreed-leaf.tsx'
import type { RouteHandle } from '../../page/page-facts.tsx'
import { apiContext } from '../../page/request-context.ts'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { FoldedRows, Leaf, OpenBook, Quiet, RowValue } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { DueNow } from './due-now.tsx'
import { NothingScreen, PayerLine, PayScreen } from './pay-parts.tsx'
import { loadPayView, type NothingToPay, type NotStarted, type PayView, paying } from './pay-view.ts'

await needWords('payment')

type Due = CallOutput<'getAmountDue'>
type View = (PayView<Due> & { readonly agreed: readonly AgreedShown[] }) | NothingToPay

export const handle: RouteHandle = { styles: ['picker', 'sheet', 'fold', 'slip', 'guide', 'book', 'torn', 'status'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  const api = context.get(apiContext)
  const view = await loadPayView(url, context, api.getAmountDue, (due) => due.amountMinor)
  if (view.kind === 'nothing') return view
  // What is to be paid is shown also where this question gets no answer.
  const help = await api.getHardship({ orderId: view.due.orderId })
  return { ...view, agreed: help.ok ? agreedView(context, help.data.agreed) : [] }
}

export const action = paying('repayment')

/** A refusal may mean that another amount is asked by now: what is shown is always reloaded. */
export const shouldRevalidate = isLoadedAnew

export default function Repay({ loaderData: view, actionData }: { loaderData: View; actionData?: NotStarted }) {
  const words = useWords().payment.pay
  if (view.kind === 'nothing') return <NothingScreen view={view} title={words.title} />
  const { due } = view
  const offered = view.agreed.find(({ kind }) => kind === 'planOffered')
  return (
    <PayScreen
      view={view}
      refused={actionData}
      title={words.title}
      first={offered?.open ?? null}
      otherWays="guideAndCards"
    >
      {(ways) => (
        <OpenBook
          left={
            <>
              <Leaf>
                <PayerLine />
                <Brand src={view.logo} name={due.productName} />
                <DueNow words={words} minor={view.amountMinor} dueDate={due.dueDate} asOf={due.asOf} />
              </Leaf>
              <AgreedThings all={view.agreed} />
            </>
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
