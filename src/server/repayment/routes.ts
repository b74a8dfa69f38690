// The calls of paying by code, and their use cases.

import { open, type Routes, signedIn } from '../http/call.ts'
import { checkPayLink } from './check-pay-link.ts'
import { createPayCode } from './create-pay-code.ts'
import { getAmountDue } from './get-amount-due.ts'
import { getPayCode } from './get-pay-code.ts'
import { getRollover } from './get-rollover.ts'

export const repaymentRoutes: Routes<'getAmountDue' | 'getRollover' | 'createPayCode' | 'getPayCode' | 'checkPayLink'> =
  {
    getAmountDue: signedIn(getAmountDue),
    getRollover: signedIn(getRollover),
    createPayCode: signedIn(createPayCode, 'natural'),
    getPayCode: signedIn(getPayCode),
    checkPayLink: open(checkPayLink),
  }
