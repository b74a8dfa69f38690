// Words of customer service and the marketing site's forms, in Hindi.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'ईमेल', name: 'नाम', phone: 'फ़ोन', text: 'सुझाव' },
  /** Follows ‘within’. */
  weekdays: (days) => (days === 1 ? '1 कार्यदिवस' : `${days} कार्यदिवसों`),
}
