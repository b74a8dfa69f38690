// Words of customer service and the marketing site's forms, in Spanish.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'Correo', name: 'Nombre', phone: 'Teléfono', text: 'Sugerencia' },
  /** Follows ‘within’. */
  weekdays: (days) => (days === 1 ? '1 día hábil' : `${days} días hábiles`),
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `Por favor, confirme: noticias de ${lender}`,
    text: ({ lender, confirm, stop, days }) =>
      `Alguien, seguramente usted, pidió noticias de ${lender} en esta dirección. Confírmelo aquí en un plazo de ${days} días:\n${confirm}\n\nSin eso no recibirá nada de nosotros. Para dejar de recibirlas en cualquier momento:\n${stop}`,
  },
}
