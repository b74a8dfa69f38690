// All words in English, section by section. English is the measure: every other language must have the same sections.

import { application } from './en/application.ts'
import { complaint } from './en/complaint.ts'
import { demo } from './en/demo.ts'
import { documents } from './en/documents.ts'
import { files } from './en/files.ts'
import { frame } from './en/frame.ts'
import { hardship } from './en/hardship.ts'
import { identity } from './en/identity.ts'
import { idle } from './en/idle.ts'
import { inbox } from './en/inbox.ts'
import { kit } from './en/kit.ts'
import { legal } from './en/legal.ts'
import { loanAccount } from './en/loan-account.ts'
import { marketing } from './en/marketing.ts'
import { offer } from './en/offer.ts'
import { order } from './en/order.ts'
import { paid } from './en/paid.ts'
import { payment } from './en/payment.ts'
import { paymentCard } from './en/payment-card.ts'
import { paymentGuide } from './en/payment-guide.ts'
import { payoutAccount } from './en/payout-account.ts'
import { price } from './en/price.ts'
import { profile } from './en/profile.ts'
import { promotion } from './en/promotion.ts'
import { service } from './en/service.ts'
import { site } from './en/site.ts'

export const en = {
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

/** Every word that a screen can say. A language that lacks one does not compile. */
export type Words = typeof en
