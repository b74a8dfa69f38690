// Words of the inbox, in Filipino.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Mga mensahe',
  fresh: 'Bago',
  earlier: 'Mga nauna',
  markRead: 'Markahan lahat bilang nabasa',
  none: 'Wala pa rito.',
  noneText: 'Dito makikita ang mga pasya, resibo, paalala at sagot namin, may petsa ang bawat isa.',
  texted: (phone) => `Ite-text namin sa ${phone} ang pinakamahalaga. Lagi ninyong mababasa rito ang lahat.`,
  choose: 'Piliin kung ano ang ite-text namin',
}
