// The due dates of a loan in a calendar, in Hindi.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}: किस्तें`,
  title: (v) => `${v.lender}: ${v.amount} चुकाएँ`,
  text: (v) => `किस्त ${v.n}/${v.count}। देरी शुल्क या पहले किए गए भुगतान से राशि बदल जाती है: ऐप में हमेशा सही देय राशि दिखती है।`,
}
