// What the server says about help for a borrower who cannot pay, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('fil')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: may plano ng pagbabayad para sa iyo. Tingnan ang mga bagong petsa sa app at sumagot hanggang ${written(v.until)}. Walang magbabago hangga't hindi mo ito tinatanggap.`,
    declined: (v) => `${v.lender}: hindi namin maibibigay ang tulong na hiningi mo. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Natanggap namin ang hiling mo ng tulong',
    hardshipDeclined: 'Nasagot namin ang hiling mo ng tulong',
    planOffered: 'May plano ng pagbabayad na naghihintay ng sagot mo',
    planBegun: 'Nagsimula na ang plano mo ng pagbabayad',
  },
  waiting: {
    asked: {
      title: 'Tinitingnan namin ang hiling mo ng tulong',
      text: (v) => (v.by === null ? `${v.product}` : `Sasagot kami hanggang ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'May plano ng pagbabayad na naghihintay ng sagot mo',
      text: (v) => `Hanggang ${written(v.by)}. ${v.product}`,
    },
  },
}
