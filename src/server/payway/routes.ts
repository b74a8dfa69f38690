// The calls of the repayment bank selection, and their use cases.

import { type Routes, signedIn } from '../http/call.ts'
import { commitCardPayment } from './commit-card-payment.ts'
import { confirmCardPayment } from './confirm-card-payment.ts'
import { getPayTypes } from './get-pay-types.ts'
import { getPayWays } from './get-pay-ways.ts'
import { payByWallet } from './pay-by-wallet.ts'

export const paywayRoutes: Routes<
  'getPayTypes' | 'getPayWays' | 'commitCardPayment' | 'confirmCardPayment' | 'payByWallet'
> = {
  getPayTypes: signedIn(getPayTypes),
  getPayWays: signedIn(getPayWays),
  commitCardPayment: signedIn(commitCardPayment, 'natural'),
  confirmCardPayment: signedIn(confirmCardPayment, 'natural'),
  payByWallet: signedIn(payByWallet, 'natural'),
}
