// What waits beside the loans: help for who cannot pay, money of the borrower's own, money on its way back, and cases that wait for our answer.

import { addresses, addressWith, complaintParams } from '../../contracts/addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { isOpenCase } from '../../core/complaint/case-thread.ts'
import { liveTransferStates } from '../../core/payment/transfer-state.ts'
import { type ComplaintCase, listOwnCases } from '../complaint/door.ts'
import type { Call } from '../http/call.ts'
import { helpOf } from '../order/hardship/door.ts'
import type { ListedOrder, NoticeFigures } from '../order/page/door.ts'
import { latestRefund } from '../payment/refund/door.ts'

type Matter = CallOutput<'getHome'>['waiting'][number]

/** A plan or an answer about one first, then what was reversed, then money, then cases, the one whose answer was promised earliest before the others. */
export async function waitingMatters(
  call: Call,
  orders: readonly { readonly listed: ListedOrder; readonly figures: NoticeFigures }[],
): Promise<Matter[]> {
  const money: Matter[] = []
  const help: Matter[] = []
  const back: Matter[] = []
  for (const { listed, figures } of orders) {
    const creditMinor = figures.state?.creditBalanceMinor ?? 0
    for (const title of listed.reversed)
      back.push({ kind: 'reversal', title, text: listed.productName, amountMinor: null, url: listed.url })
    if (figures.state !== null) money.push(...(await moneyOf(call, listed, creditMinor)))
    help.push(...(await helpMatter(call, listed, figures)))
  }
  const open = (await listOwnCases(call.db, call.caller.borrowerId)).filter(isOpenCase)
  return [...help, ...back, ...money, ...open.sort(byPromise).map((one) => caseMatter(call, one))]
}

/** A plan that waits for the borrower, or a request that waits for us. */
async function helpMatter(
  call: Call,
  { productId, orderId, productName: product }: ListedOrder,
  figures: NoticeFigures,
) {
  const { state, by } = await helpOf(call.db, call.deps, figures)
  if (state === 'none' || state === 'closed') return []
  const { waiting } = call.words.hardship
  const url = addressWith(addresses.hardship, { productId, orderId })
  const matter: Matter =
    state === 'offered' && by !== null
      ? {
          kind: 'plan',
          title: waiting.offered.title,
          text: waiting.offered.text({ product, by }),
          amountMinor: null,
          url,
        }
      : {
          kind: 'help',
          title: waiting.asked.title,
          // An answer is promised for a day.
          text: waiting.asked.text({ product, by: by?.slice(0, 10) ?? null }),
          amountMinor: null,
          url,
        }
  return [matter]
}

async function moneyOf(call: Call, { productId, orderId, productName }: ListedOrder, creditMinor: number) {
  const { waiting } = call.words.application
  const url = addressWith(addresses.credit, { productId, orderId })
  const refund = await latestRefund(call.db, orderId)
  const matters: Matter[] = []
  if (refund !== null && liveTransferStates.includes(refund.state)) {
    const text = waiting.refund.text({ product: productName })
    matters.push({ kind: 'refund', title: waiting.refund.title, text, amountMinor: refund.amountMinor, url })
  }
  if (creditMinor > 0) {
    const text = waiting.credit.text({ product: productName })
    matters.push({ kind: 'credit', title: waiting.credit.title, text, amountMinor: creditMinor, url })
  }
  return matters
}

function byPromise(a: ComplaintCase, b: ComplaintCase): number {
  return (a.answerBy?.getTime() ?? Number.POSITIVE_INFINITY) - (b.answerBy?.getTime() ?? Number.POSITIVE_INFINITY)
}

function caseMatter({ market, words, deps }: Call, { id, caseNumber, answerBy }: ComplaintCase): Matter {
  const { waiting } = words.application
  const isPromised = answerBy !== null && answerBy > deps.clock.now()
  const by = isPromised ? dateTimeIn(market.zone, answerBy).slice(0, 10) : null
  return {
    kind: 'case',
    title: waiting.case.title,
    text: waiting.case.text({ number: caseNumber, by }),
    amountMinor: null,
    url: addressWith(addresses.complaintDetails, { [complaintParams.caseId]: id }),
  }
}
