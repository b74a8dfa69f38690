// All words in Indonesian, section by section.

import type { Words } from './en.ts'
import { application } from './id/application.ts'
import { complaint } from './id/complaint.ts'
import { demo } from './id/demo.ts'
import { frame } from './id/frame.ts'
import { identity } from './id/identity.ts'
import { idle } from './id/idle.ts'
import { kit } from './id/kit.ts'
import { legal } from './id/legal.ts'
import { loan } from './id/loan.ts'
import { loanAccount } from './id/loan-account.ts'
import { marketing } from './id/marketing.ts'
import { offer } from './id/offer.ts'
import { paymentGuide } from './id/payment-guide.ts'
import { payoutAccount } from './id/payout-account.ts'
import { payway } from './id/payway.ts'
import { profile } from './id/profile.ts'
import { promotion } from './id/promotion.ts'
import { repayment } from './id/repayment.ts'
import { service } from './id/service.ts'

export const id: Words = {
  application,
  complaint,
  demo,
  frame,
  identity,
  idle,
  kit,
  legal,
  loan,
  loanAccount,
  offer,
  marketing,
  paymentGuide,
  payoutAccount,
  payway,
  profile,
  promotion,
  repayment,
  service,
}
