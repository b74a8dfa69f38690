// The due dates of a loan in a calendar, in Hindi.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}: भुगतान`,
  title: (v) => `${v.lender}: ${v.amount} चुकाएँ`,
  text: (v) => `भुगतान ${v.n}/${v.count}। देर का खर्च या पहले किया गया भुगतान राशि बदल देता है: ऐप में हमेशा देय राशि दिखती है।`,
}
