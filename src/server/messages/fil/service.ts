// Words of customer service and the marketing site's forms, in Filipino.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'Email', name: 'Pangalan', phone: 'Telepono', text: 'Mungkahi' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} araw ng trabaho`,
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `Pakikumpirma: balita mula sa ${lender}`,
    text: ({ lender, confirm, stop, days }) =>
      `May humiling, malamang kayo, ng balita mula sa ${lender} sa address na ito. Kumpirmahin ito rito sa loob ng ${days} araw:\n${confirm}\n\nKung hindi, wala kayong matatanggap mula sa amin. Para itigil ang balita anumang oras:\n${stop}`,
  },
}
