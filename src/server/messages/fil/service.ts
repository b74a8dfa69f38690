// Words of customer service and the marketing site's forms, in Filipino.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'Email', name: 'Pangalan', phone: 'Telepono', text: 'Mungkahi' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} araw ng trabaho`,
}
