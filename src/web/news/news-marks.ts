// What of a page counts as news: a mark of what it shows, which differs as soon as something happened behind it.

import type { CallOutput } from '../../contracts/endpoints.ts'

type Order = CallOutput<'getOrder'>
type Orders = Pick<CallOutput<'listOrders'>, 'open' | 'closed'>

/** In the address of the question whether there is news, of what: of one order, of all of them, or of the home page without either. */
export const newsOfOrder = 'orderId'
export const newsOf = { name: 'of', orders: 'orders' } as const

export function orderMark(order: Order): string {
  const { status, noticeText, accountPromptShown, withdrawPrompt, paymentIsPending, amountDue, schedule } = order
  const reversed = order.partsBack.map(({ title }) => title)
  const paid = schedule.map((line) => [line.state, line.paidMinor])
  const claims = order.paymentClaims.map(({ state }) => state)
  return JSON.stringify([
    status,
    noticeText,
    accountPromptShown,
    withdrawPrompt !== null,
    paymentIsPending,
    amountDue.totalMinor,
    paid,
    claims,
    reversed,
  ])
}

export function tasksMark(tasks: readonly { readonly kind: string; readonly title: string; readonly text: string }[]) {
  return JSON.stringify(tasks.map(({ kind, title, text }) => [kind, title, text]))
}

/** Of all loans, wherever they are listed. */
export function ordersMark({ open, closed }: Orders): string {
  return JSON.stringify(
    [...open, ...closed].map(({ orderId, status, noticeText, reversed, amountDueMinor }) => [
      orderId,
      status,
      noticeText,
      ...reversed,
      amountDueMinor,
    ]),
  )
}

/** True of a loan whose next step is the lender's or the provider's. */
export function waitsForSomebody({ status }: Orders['open'][number]): boolean {
  return status === 'inReview' || status === 'approved'
}
