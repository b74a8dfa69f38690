// A payment that arrived, as its leaf shows it: the addresses of its papers pass the gate of links.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { addressToOpen, linkTarget } from './page-query.ts'
import type { PaidShown } from './paid-leaf.tsx'
import type { Context } from './request-context.ts'

type Arrived = CallOutput<'getPayCode'>['arrived']

/** Null where nothing has arrived. */
export function paidView(context: Context, arrived: Arrived): PaidShown | null {
  if (arrived === null) return null
  const { receipt } = arrived
  const page = (url: string): string | null => (url === '' ? null : addressToOpen(context, url))
  const file = (url: string): string | null => (url === '' ? null : (linkTarget(context, url)?.address ?? null))
  return {
    countedAs: receipt.countedAs,
    valueDate: receipt.valueDate,
    paidAt: arrived.paidAt,
    channelName: arrived.channelName,
    productName: arrived.productName,
    amountMinor: receipt.amountMinor,
    parts: {
      principal: receipt.principalMinor,
      interest: receipt.interestMinor,
      fee: receipt.feeMinor,
      penalty: receipt.penaltyMinor,
      rollover: receipt.rolloverFeeMinor,
      sentBack: receipt.sentBackMinor - receipt.usedBackMinor,
      usedBack: receipt.usedBackMinor,
      credit: receipt.creditMinor,
    },
    taxes: receipt.taxes,
    shortMinor: receipt.shortMinor,
    next: arrived.nextPayment,
    amountDueMinor: arrived.amountDueMinor,
    leftMinor: arrived.leftMinor,
    payments: { all: arrived.paymentCount, made: arrived.paymentsMade, late: arrived.paymentsLate },
    closedOn: arrived.closedOn,
    receipt: { number: receipt.number, page: page(receipt.url) ?? '', pdf: file(receipt.pdfUrl) ?? '' },
    letter: page(arrived.letterUrl),
    calendar: file(arrived.calendarUrl),
  }
}
