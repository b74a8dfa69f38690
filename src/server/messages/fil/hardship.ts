// What the server says about help for a borrower who cannot pay, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('fil')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: may plano ng pagbabayad para sa inyo. Tingnan ang mga bagong petsa sa app at sumagot hanggang ${written(v.until)}. Walang magbabago hangga't hindi ninyo ito tinatanggap.`,
    declined: (v) => `${v.lender}: hindi namin maibibigay ang tulong na hiningi ninyo. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Natanggap namin ang hiling ninyo ng tulong',
    hardshipDeclined: 'Nasagot namin ang hiling ninyo ng tulong',
    planOffered: 'May plano ng pagbabayad na naghihintay ng sagot ninyo',
    planBegun: 'Nagsimula na ang plano ninyo ng pagbabayad',
  },
  waiting: {
    asked: {
      title: 'Tinitingnan namin ang hiling ninyo ng tulong',
      text: (v) => (v.by === null ? `${v.product}` : `Sasagot kami hanggang ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'May plano ng pagbabayad na naghihintay ng sagot ninyo',
      text: (v) => `Hanggang ${written(v.by)}. ${v.product}`,
    },
  },
}
