// Customer service, and what the marketing site sends us.

import { endpoint } from './endpoint.ts'
import { as, input, line, prose, text, wire } from './wire.ts'

export const getSupport = endpoint({
  name: 'getSupport',
  method: 'POST',
  path: '/hazel/v3/personal-center/contact-kf-info',
  access: 'public',
  summary: 'The telephone and e-mail of customer service',
  input: input({ overall: line(8).optional() }),
  output: wire({ email: text, smWa: as('phone', text) }),
})
/** The lookup key of the spec. */
export const supportOverall = '30'

export const subscribe = endpoint({
  name: 'subscribe',
  method: 'POST',
  path: '/hazel/site/subscribe',
  access: 'public',
  class: 'account',
  summary: 'Leave an e-mail address for news',
  input: input({ email: line(254) }),
  output: wire({}),
})

export const sendContactForm = endpoint({
  name: 'sendContactForm',
  method: 'POST',
  path: '/hazel/site/contact',
  access: 'public',
  class: 'account',
  summary: 'Write to us from the marketing site',
  input: input({ name: line(120), telephone: as('phone', line(32)), suggestion: as('text', prose(2000)) }),
  output: wire({}),
})
