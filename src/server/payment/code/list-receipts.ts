// The receipts of a loan: every payment that counts, what it paid, and what was left; and the credit balance with its refund.

import { documentFile, documentPage } from '../../../contracts/document-addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { Receipt } from '../../../core/loan/loan-book.ts'
import { markets } from '../../../core/market/markets.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { voiceOf } from '../../../words/voice.ts'
import { receiptNumber, receiptNumbers } from '../../account/record/door.ts'
import type { Handler } from '../../http/call.ts'
import { disbursedOrder } from '../payable-order.ts'
import { latestRefund, refundAnswer } from '../refund/refund-store.ts'
import { backOwed } from '../returned/back-owed.ts'
import { type IncludedTaxes, includedTaxes } from './included-taxes.ts'

/**
 * Newest first. A payment that the bank took back is not among them, and one that counts from an earlier day may change what
 * the later ones paid: the figures are always those of today's replay. Refusals: `notFound`, `orderIsNotPayable`.
 */
export const listReceipts: Handler<'listReceipts'> = async (input, call) => {
  const disbursed = await disbursedOrder(call, input)
  if (isRefusal(disbursed)) return disbursed
  const { order, state } = disbursed
  const numbers = await receiptNumbers(call.db, order.id)
  const refund = await latestRefund(call.db, order.id)
  return {
    orderId: order.id,
    receipts: state.receipts
      .map((receipt) =>
        receiptAnswer(
          order.id,
          receiptNumber(numbers, receipt.id),
          receipt,
          includedTaxes(call, disbursed.loan.terms, receipt),
        ),
      )
      .reverse(),
    creditBalanceMinor: state.creditBalanceMinor,
    backOwed: backOwed(call, state, voiceOf(call, markets[order.market])).map(({ title, text }) => ({ title, text })),
    refund: refund === null ? null : refundAnswer(refund, call.market.zone),
    currencySymbol: call.currencySymbol,
  }
}

/** One payment that counts, as the wire carries it. */
export function receiptAnswer(
  orderId: string,
  number: string,
  receipt: Receipt,
  taxes: IncludedTaxes,
): CallOutput<'listReceipts'>['receipts'][number] {
  const { partsMinor } = receipt
  return {
    number,
    valueDate: receipt.valueDate,
    countedAs: receipt.countedAs,
    amountMinor: receipt.amountMinor,
    penaltyMinor: partsMinor.penalty,
    feeMinor: partsMinor.fee,
    interestMinor: partsMinor.interest,
    principalMinor: partsMinor.principal,
    rolloverFeeMinor: receipt.rolloverFeeMinor,
    sentBackMinor: receipt.sentBackMinor,
    usedBackMinor: receipt.usedBackMinor,
    creditMinor: receipt.creditMinor,
    shortMinor: receipt.shortMinor,
    lines: [...receipt.lines],
    taxes,
    owedAfterMinor: receipt.owedAfterMinor,
    creditAfterMinor: receipt.creditAfterMinor,
    url: documentPage('receipt', orderId, { number }),
    pdfUrl: documentFile('receipt', orderId, { number }),
  }
}
