// Words of the bar that a laptop has on a borrower's own pages, in Spanish.

import type { site as english } from '../en/site.ts'

export const site: typeof english = {
  nav: 'Sus páginas',
  loans: 'Mis préstamos',
  messages: 'Mensajes',
  documents: 'Documentos',
  me: 'Mi cuenta',
}
