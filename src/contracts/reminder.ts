// Reminders of due payments: the call behind the unsubscribe link in each of them.

import { endpoint } from './endpoint.ts'
import { id, input } from './wire.ts'

export const stopReminders = endpoint('POST', 'public', '/hazel/service/reminder/stop', {
  class: 'account',
  summary: 'Stop the reminders of the borrower to whom the link belongs: the token is in each reminder',
  refusals: ['notFound'],
  input: input({ token: id }),
})
