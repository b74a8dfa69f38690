// All words in Indonesian, section by section.

import type { Words } from './en.ts'
import { application } from './id/application.ts'
import { complaint } from './id/complaint.ts'
import { demo } from './id/demo.ts'
import { documents } from './id/documents.ts'
import { files } from './id/files.ts'
import { frame } from './id/frame.ts'
import { hardship } from './id/hardship.ts'
import { identity } from './id/identity.ts'
import { idle } from './id/idle.ts'
import { inbox } from './id/inbox.ts'
import { kit } from './id/kit.ts'
import { legal } from './id/legal.ts'
import { loanAccount } from './id/loan-account.ts'
import { marketing } from './id/marketing.ts'
import { offer } from './id/offer.ts'
import { order } from './id/order.ts'
import { paid } from './id/paid.ts'
import { payment } from './id/payment.ts'
import { paymentCard } from './id/payment-card.ts'
import { paymentGuide } from './id/payment-guide.ts'
import { payoutAccount } from './id/payout-account.ts'
import { price } from './id/price.ts'
import { profile } from './id/profile.ts'
import { promotion } from './id/promotion.ts'
import { service } from './id/service.ts'
import { site } from './id/site.ts'

export const id: Words = {
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
