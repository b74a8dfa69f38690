// The calls of customer service and the marketing site. All are public.

import { open, type Routes } from '../http/call.ts'
import { getSupport } from './get-support.ts'
import { sendContactForm, subscribe } from './leave-message.ts'

export const serviceRoutes: Routes<'getSupport' | 'subscribe' | 'sendContactForm'> = {
  getSupport: open(getSupport),
  subscribe: open(subscribe),
  sendContactForm: open(sendContactForm),
}
