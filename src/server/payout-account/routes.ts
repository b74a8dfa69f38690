// The calls of the payout account.

import { type Routes, signedIn } from '../http/call.ts'
import { getAccountForm } from './get-account-form.ts'
import { changeAccount, saveAccount } from './save-account.ts'

export const payoutAccountRoutes = {
  getAccountForm: signedIn(getAccountForm),
  saveAccount: signedIn(saveAccount, 'natural'),
  changeAccount: signedIn(changeAccount, 'natural'),
} satisfies Partial<Routes>
