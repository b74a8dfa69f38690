// Words of customer service and the marketing site's forms, in Spanish.

import type { service as english } from '../en/service.ts'

const spanOf = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const service: typeof english = {
  fields: { email: 'Correo', name: 'Nombre', phone: 'Teléfono', text: 'Sugerencia' },
  /** Follows ‘within’. */
  weekdays: (days) => (days === 1 ? '1 día hábil' : `${days} días hábiles`),
  days: spanOf,
  funding: (from, to) => (from === 0 || from === to ? `en ${spanOf(to)}` : `en un plazo de ${from} a ${spanOf(to)}`),
  early: (share, afterDays) =>
    [
      share === null ? '' : `cuando haya pasado el ${share} del plazo`,
      afterDays === 0 ? '' : `al menos ${spanOf(afterDays)} después del desembolso`,
    ]
      .filter((part) => part !== '')
      .join(' y ') || 'en cualquier momento',
  earlyInOffer: 'desde el día que indica su oferta',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `Por favor, confirme: noticias de ${lender}`,
    text: ({ lender, confirm, stop, days }) =>
      `Alguien, seguramente usted, pidió noticias de ${lender} en esta dirección. Confírmelo aquí en un plazo de ${days} días:\n${confirm}\n\nSin eso no recibirá nada de nosotros. Para dejar de recibirlas en cualquier momento:\n${stop}`,
  },
}
