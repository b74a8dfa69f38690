// The due dates of a loan in a calendar, in Filipino.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}: mga hulog`,
  title: (v) => `${v.lender}: magbayad ng ${v.amount}`,
  text: (v) =>
    `Hulog ${v.n}/${v.count}. Nagbabago ang halaga kapag may multa o maagang bayad: laging nasa app ang dapat bayaran.`,
}
