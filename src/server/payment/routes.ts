// The calls of paying: by code, by card, in a wallet; what comes before a payment and after it.

import { open, type Routes, signedIn } from '../http/call.ts'
import { getAutopay, startAutopay, stopAutopay, stopByLink } from './autopay/switch-autopay.ts'
import { askCardSetup, beginCardSetup } from './card/add-card.ts'
import { getPayTypes, getPayWays } from './card/get-pay-ways.ts'
import { payByWallet } from './card/pay-by-wallet.ts'
import { askCardPayment } from './charge/ask-card-payment.ts'
import { commitCardPayment } from './charge/commit-card-payment.ts'
import { confirmCardPayment } from './charge/confirm-card-payment.ts'
import { listSavedCards, nameSavedCard, removeSavedCard } from './charge/own-cards.ts'
import { checkPayLink } from './code/check-pay-link.ts'
import { createPayCode } from './code/create-pay-code.ts'
import { getPayCode } from './code/get-pay-code.ts'
import { listReceipts } from './code/list-receipts.ts'
import { getCreditUses } from './credit/get-credit-uses.ts'
import { spendCredit } from './credit/spend-credit.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getCoolingOffQuote, getSettlementQuote } from './get-closing-quotes.ts'
import { getRollover, getRolloverDetail } from './get-rollover.ts'
import { previewPayment } from './preview-payment.ts'
import { requestRefund } from './refund/pay-refund.ts'

export const paymentRoutes = {
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
  getCreditUses: signedIn(getCreditUses),
  spendCredit: signedIn(spendCredit),
  getPayTypes: signedIn(getPayTypes),
  getPayWays: signedIn(getPayWays),
  commitCardPayment: signedIn(commitCardPayment, 'natural'),
  confirmCardPayment: signedIn(confirmCardPayment, 'natural'),
  askCardPayment: signedIn(askCardPayment, 'natural'),
  payByWallet: signedIn(payByWallet, 'natural'),
  listSavedCards: signedIn(listSavedCards),
  beginCardSetup: signedIn(beginCardSetup, 'natural'),
  askCardSetup: signedIn(askCardSetup, 'natural'),
  nameSavedCard: signedIn(nameSavedCard),
  removeSavedCard: signedIn(removeSavedCard),
  getAutopay: signedIn(getAutopay),
  startAutopay: signedIn(startAutopay, 'natural'),
  stopAutopay: signedIn(stopAutopay, 'natural'),
  stopAutopayByLink: open(({ token }, { db, deps }) => stopByLink(db, deps, token)),
} satisfies Partial<Routes>
