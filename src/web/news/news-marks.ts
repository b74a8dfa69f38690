// What of a page counts as news: a mark of what it shows, which differs as soon as something happened behind it.

import type { CallOutput } from '../../contracts/endpoints.ts'

type Order = CallOutput<'getOrder'>

/** In the address of the question what is new, beside the order: nothing else for the home page. */
export const newsOfOrder = 'orderId'

export function orderMark(order: Order): string {
  const { status, noticeText, accountPromptShown, withdrawPrompt, paymentIsPending, amountDue, schedule } = order
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
  ])
}

export function tasksMark(tasks: readonly { readonly kind: string; readonly title: string; readonly text: string }[]) {
  return JSON.stringify(tasks.map(({ kind, title, text }) => [kind, title, text]))
}
