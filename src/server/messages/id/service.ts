// Words of customer service and the marketing site's forms, in Indonesian.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'Email', name: 'Nama', phone: 'Telepon', text: 'Saran' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} hari kerja`,
}
