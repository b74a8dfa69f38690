// All words in Chinese, section by section.

import type { Words } from './en.ts'
import { application } from './zh-CN/application.ts'
import { complaint } from './zh-CN/complaint.ts'
import { demo } from './zh-CN/demo.ts'
import { frame } from './zh-CN/frame.ts'
import { identity } from './zh-CN/identity.ts'
import { idle } from './zh-CN/idle.ts'
import { kit } from './zh-CN/kit.ts'
import { legal } from './zh-CN/legal.ts'
import { loan } from './zh-CN/loan.ts'
import { loanAccount } from './zh-CN/loan-account.ts'
import { marketing } from './zh-CN/marketing.ts'
import { offer } from './zh-CN/offer.ts'
import { paymentGuide } from './zh-CN/payment-guide.ts'
import { payoutAccount } from './zh-CN/payout-account.ts'
import { payway } from './zh-CN/payway.ts'
import { profile } from './zh-CN/profile.ts'
import { promotion } from './zh-CN/promotion.ts'
import { repayment } from './zh-CN/repayment.ts'
import { service } from './zh-CN/service.ts'

export const zhCN: Words = {
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
