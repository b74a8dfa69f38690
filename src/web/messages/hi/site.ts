// Words of the bar that a laptop has on a borrower's own pages, in Hindi.

import type { site as english } from '../en/site.ts'

export const site: typeof english = {
  nav: 'आपके पन्ने',
  loans: 'मेरे लोन',
  messages: 'संदेश',
  documents: 'दस्तावेज़',
  me: 'मेरा खाता',
}
