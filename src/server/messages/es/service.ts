// Words of customer service and the marketing site's forms, in Spanish.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: 'Correo', name: 'Nombre', phone: 'Teléfono', text: 'Sugerencia' },
  /** Follows ‘within’. */
  weekdays: (days) => (days === 1 ? '1 día hábil' : `${days} días hábiles`),
}
