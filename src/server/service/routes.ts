// The calls of customer service and the marketing site, and what became of a call without an answer. All are public.

import { open, type Routes } from '../http/call.ts'
import { getAbout, getCompany, listPayWays, listReviews } from './get-company.ts'
import { getExample } from './get-example.ts'
import { getLoginFailure, getOutcome } from './get-outcome.ts'
import { getSupport, getSupportInfo, getWhatsApp } from './get-support.ts'
import { sendContactForm, subscribe } from './leave-message.ts'
import { listFaq } from './list-faq.ts'
import { confirmNews, stopNewsByLink } from './news-link.ts'

export const serviceRoutes = {
  getSupport: open(getSupport),
  getWhatsApp: open(getWhatsApp),
  getSupportInfo: open(getSupportInfo),
  subscribe: open(subscribe),
  confirmNews: open(confirmNews),
  stopNewsByLink: open(stopNewsByLink),
  sendContactForm: open(sendContactForm),
  listFaq: open(listFaq),
  getCompany: open(getCompany),
  getAbout: open(getAbout),
  listReviews: open(listReviews),
  listPayWays: open(listPayWays),
  getExample: open(getExample),
  getOutcome: open(getOutcome),
  getLoginFailure: open(getLoginFailure),
} satisfies Partial<Routes>
