// All words in Filipino, section by section.

import type { Words } from './en.ts'
import { application } from './fil/application.ts'
import { complaint } from './fil/complaint.ts'
import { demo } from './fil/demo.ts'
import { documents } from './fil/documents.ts'
import { files } from './fil/files.ts'
import { frame } from './fil/frame.ts'
import { hardship } from './fil/hardship.ts'
import { identity } from './fil/identity.ts'
import { idle } from './fil/idle.ts'
import { inbox } from './fil/inbox.ts'
import { kit } from './fil/kit.ts'
import { legal } from './fil/legal.ts'
import { loanAccount } from './fil/loan-account.ts'
import { marketing } from './fil/marketing.ts'
import { offer } from './fil/offer.ts'
import { order } from './fil/order.ts'
import { paid } from './fil/paid.ts'
import { payment } from './fil/payment.ts'
import { paymentCard } from './fil/payment-card.ts'
import { paymentGuide } from './fil/payment-guide.ts'
import { payoutAccount } from './fil/payout-account.ts'
import { price } from './fil/price.ts'
import { profile } from './fil/profile.ts'
import { promotion } from './fil/promotion.ts'
import { service } from './fil/service.ts'
import { site } from './fil/site.ts'

export const fil: Words = {
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
