// All words in Spanish, section by section.

import type { Words } from './en.ts'
import { application } from './es/application.ts'
import { complaint } from './es/complaint.ts'
import { demo } from './es/demo.ts'
import { documents } from './es/documents.ts'
import { files } from './es/files.ts'
import { frame } from './es/frame.ts'
import { hardship } from './es/hardship.ts'
import { identity } from './es/identity.ts'
import { idle } from './es/idle.ts'
import { inbox } from './es/inbox.ts'
import { kit } from './es/kit.ts'
import { legal } from './es/legal.ts'
import { loanAccount } from './es/loan-account.ts'
import { marketing } from './es/marketing.ts'
import { offer } from './es/offer.ts'
import { order } from './es/order.ts'
import { paid } from './es/paid.ts'
import { payment } from './es/payment.ts'
import { paymentCard } from './es/payment-card.ts'
import { paymentGuide } from './es/payment-guide.ts'
import { payoutAccount } from './es/payout-account.ts'
import { price } from './es/price.ts'
import { profile } from './es/profile.ts'
import { promotion } from './es/promotion.ts'
import { service } from './es/service.ts'
import { site } from './es/site.ts'

export const es: Words = {
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
