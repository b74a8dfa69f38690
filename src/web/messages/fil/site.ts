// Words of the bar that a laptop has on a borrower's own pages, in Filipino.

import type { site as english } from '../en/site.ts'

export const site: typeof english = {
  nav: 'Mga pahina ninyo',
  loans: 'Mga loan ko',
  messages: 'Mga mensahe',
  documents: 'Mga dokumento',
  me: 'Account ko',
}
