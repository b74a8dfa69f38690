// Early settlement: what closes the loan today, by its parts, against what the plan would still take.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { needWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { ClosingScreen } from './closing.tsx'
import { type ClosingView, loadClosing, type NotStarted, startPayment } from './pay-view.ts'

await needWords('payment', 'loanAccount')

export const handle: RouteHandle = { styles: ['picker', 'sheet', 'slip', 'guide', 'book', 'torn', 'status'] }

export function loader({ url, context }: LoaderFunctionArgs): Promise<ClosingView> {
  return loadClosing(url, context, 'getSettlementQuote')
}

export function action({ request, context }: ActionFunctionArgs) {
  return startPayment(request, context, 'settlement')
}

/** A quote holds for its day only: it is always asked for again. */
export const shouldRevalidate = isLoadedAnew

export default function Settle({ loaderData, actionData }: { loaderData: ClosingView; actionData?: NotStarted }) {
  return <ClosingScreen view={loaderData} refused={actionData} of="settlement" />
}
