// All words in Hindi, section by section.

import type { Words } from './en.ts'
import { application } from './hi/application.ts'
import { complaint } from './hi/complaint.ts'
import { demo } from './hi/demo.ts'
import { frame } from './hi/frame.ts'
import { identity } from './hi/identity.ts'
import { idle } from './hi/idle.ts'
import { kit } from './hi/kit.ts'
import { legal } from './hi/legal.ts'
import { loan } from './hi/loan.ts'
import { loanAccount } from './hi/loan-account.ts'
import { marketing } from './hi/marketing.ts'
import { offer } from './hi/offer.ts'
import { paymentGuide } from './hi/payment-guide.ts'
import { payoutAccount } from './hi/payout-account.ts'
import { payway } from './hi/payway.ts'
import { profile } from './hi/profile.ts'
import { promotion } from './hi/promotion.ts'
import { repayment } from './hi/repayment.ts'
import { service } from './hi/service.ts'

export const hi: Words = {
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
