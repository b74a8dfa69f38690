// All words in Hindi, section by section.

import type { Words } from './en.ts'
import { application } from './hi/application.ts'
import { complaint } from './hi/complaint.ts'
import { demo } from './hi/demo.ts'
import { documents } from './hi/documents.ts'
import { files } from './hi/files.ts'
import { frame } from './hi/frame.ts'
import { hardship } from './hi/hardship.ts'
import { identity } from './hi/identity.ts'
import { idle } from './hi/idle.ts'
import { inbox } from './hi/inbox.ts'
import { kit } from './hi/kit.ts'
import { legal } from './hi/legal.ts'
import { loanAccount } from './hi/loan-account.ts'
import { marketing } from './hi/marketing.ts'
import { offer } from './hi/offer.ts'
import { order } from './hi/order.ts'
import { paid } from './hi/paid.ts'
import { payment } from './hi/payment.ts'
import { paymentCard } from './hi/payment-card.ts'
import { paymentGuide } from './hi/payment-guide.ts'
import { payoutAccount } from './hi/payout-account.ts'
import { price } from './hi/price.ts'
import { profile } from './hi/profile.ts'
import { promotion } from './hi/promotion.ts'
import { service } from './hi/service.ts'
import { site } from './hi/site.ts'

export const hi: Words = {
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
