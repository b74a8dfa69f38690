// The calls of paying by code, of what comes before it and after it, and their use cases.

import { open, type Routes, signedIn } from '../http/call.ts'
import { checkPayLink } from './check-pay-link.ts'
import { createPayCode } from './create-pay-code.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getCoolingOffQuote, getSettlementQuote } from './get-closing-quotes.ts'
import { getPayCode } from './get-pay-code.ts'
import { getRollover } from './get-rollover.ts'
import { getRolloverDetail } from './get-rollover-detail.ts'
import { listReceipts } from './list-receipts.ts'
import { previewPayment } from './preview-payment.ts'
import { requestRefund } from './request-refund.ts'

export const repaymentRoutes: Routes<
  | 'getAmountDue'
  | 'getRollover'
  | 'getRolloverDetail'
  | 'createPayCode'
  | 'getPayCode'
  | 'checkPayLink'
  | 'getSettlementQuote'
  | 'getCoolingOffQuote'
  | 'previewPayment'
  | 'listReceipts'
  | 'requestRefund'
> = {
  getAmountDue: signedIn(getAmountDue),
  getRollover: signedIn(getRollover),
  getRolloverDetail: signedIn(getRolloverDetail),
  createPayCode: signedIn(createPayCode, 'natural'),
  getPayCode: signedIn(getPayCode),
  checkPayLink: open(checkPayLink),
  getSettlementQuote: signedIn(getSettlementQuote),
  getCoolingOffQuote: signedIn(getCoolingOffQuote),
  previewPayment: signedIn(previewPayment),
  listReceipts: signedIn(listReceipts),
  requestRefund: signedIn(requestRefund),
}
