// The receipts of a loan: every payment that counts, what it paid, and what was left; and the credit balance with its refund.

import { documentFile, documentPage } from '../../../contracts/document-addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { noParts, type Receipt } from '../../../core/loan/loan-book.ts'
import { taxesPaid } from '../../../core/loan/tax.ts'
import type { LoanTerms } from '../../../core/loan/terms.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatPercent } from '../../../core/money.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { voiceOf } from '../../../words/voice.ts'
import { receiptNumber, receiptNumbers } from '../../account/record/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { disbursedOrder } from '../payable-order.ts'
import { latestRefund, refundAnswer } from '../refund/refund-store.ts'
import { backOwed } from '../returned/take-back.ts'

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

type Terms = Pick<LoanTerms, 'market' | 'taxes' | 'unitMinor'>
/** The taxes within what was paid or is asked for, as the screens of a payment say them: the words and amounts of the paper. */
type IncludedTaxes = CallOutput<'listReceipts'>['receipts'][number]['taxes']

/** MONEY-39: of one payment, at the rates that were agreed with the offer; empty where nothing bears tax. */
export function includedTaxes(
  { words }: Pick<Call, 'words'>,
  terms: Terms,
  paid: Pick<Receipt, 'partsMinor' | 'rolloverFeeMinor'>,
): IncludedTaxes {
  const { moneyFormat } = markets[terms.market]
  return taxesPaid(paid, terms).map(({ name, rateBps, taxMinor }) => ({
    text: words.documents.rows.tax({ name, rate: formatPercent(rateBps * 100, moneyFormat) }),
    amountMinor: taxMinor,
  }))
}

/** The same of the fee of a rollover that is offered: what its receipt will say. */
export function taxesOfRollover(call: Pick<Call, 'words'>, terms: Terms, feeMinor: number): IncludedTaxes {
  return includedTaxes(call, terms, { partsMinor: noParts(), rolloverFeeMinor: feeMinor })
}
