// Words of customer service and the marketing site's forms, in Filipino.

import type { service as english } from '../en/service.ts'

const spanOf = (count: number): string => `${count} araw`

export const service: typeof english = {
  fields: { email: 'Email', name: 'Pangalan', phone: 'Telepono', text: 'Mungkahi' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} araw ng trabaho`,
  days: spanOf,
  funding: (from, to) => `sa loob ng ${from === 0 || from === to ? '' : `${from} hanggang `}${spanOf(to)}`,
  early: (share, afterDays) =>
    [
      share === null ? '' : `kapag lumipas na ang ${share} ng termino`,
      afterDays === 0 ? '' : `hindi bababa sa ${spanOf(afterDays)} mula nang ilabas ang pera`,
    ]
      .filter((part) => part !== '')
      .join(' at ') || 'anumang oras',
  earlyInOffer: 'mula sa araw na nakasulat sa alok sa inyo',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `Pakikumpirma: balita mula sa ${lender}`,
    text: ({ lender, confirm, stop, days }) =>
      `May humiling, malamang kayo, ng balita mula sa ${lender} sa address na ito. Kumpirmahin ito rito sa loob ng ${days} araw:\n${confirm}\n\nKung hindi, wala kayong matatanggap mula sa amin. Para itigil ang balita anumang oras:\n${stop}`,
  },
}
