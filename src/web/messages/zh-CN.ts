// All words in Chinese, section by section.

import type { Words } from './en.ts'
import { application } from './zh-CN/application.ts'
import { complaint } from './zh-CN/complaint.ts'
import { demo } from './zh-CN/demo.ts'
import { documents } from './zh-CN/documents.ts'
import { files } from './zh-CN/files.ts'
import { frame } from './zh-CN/frame.ts'
import { hardship } from './zh-CN/hardship.ts'
import { identity } from './zh-CN/identity.ts'
import { idle } from './zh-CN/idle.ts'
import { inbox } from './zh-CN/inbox.ts'
import { kit } from './zh-CN/kit.ts'
import { legal } from './zh-CN/legal.ts'
import { loanAccount } from './zh-CN/loan-account.ts'
import { marketing } from './zh-CN/marketing.ts'
import { offer } from './zh-CN/offer.ts'
import { order } from './zh-CN/order.ts'
import { paid } from './zh-CN/paid.ts'
import { payment } from './zh-CN/payment.ts'
import { paymentCard } from './zh-CN/payment-card.ts'
import { paymentGuide } from './zh-CN/payment-guide.ts'
import { payoutAccount } from './zh-CN/payout-account.ts'
import { price } from './zh-CN/price.ts'
import { profile } from './zh-CN/profile.ts'
import { promotion } from './zh-CN/promotion.ts'
import { service } from './zh-CN/service.ts'
import { site } from './zh-CN/site.ts'

export const zhCN: Words = {
  application,
  complaint,
  demo,
  files,
  frame,
  hardship,
  identity,
  idle,
  inbox,
  kit,
  legal,
  documents,
  order,
  loanAccount,
  offer,
  marketing,
  paymentGuide,
  payoutAccount,
  paymentCard,
  price,
  profile,
  promotion,
  paid,
  payment,
  service,
  site,
}
