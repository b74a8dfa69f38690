// What the server says about help for a borrower who cannot pay, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('fil')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: may plano ng pagbabayad para sa inyo. Tingnan ang mga bagong petsa sa app at sumagot hanggang ${written(v.until)}. Walang magbabago hangga’t hindi ninyo ito tinatanggap.`,
    planLapsed: (v) =>
      `${v.lender}: hindi nasagot sa oras ang aming plano ng pagbabayad, kaya wala na ito. Walang nagbago. Maaari kayong humingi muli ng tulong sa app.`,
    declined: (v) => `${v.lender}: hindi namin maibibigay ang tulong na hiningi ninyo. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Natanggap namin ang hiling ninyo ng tulong',
    hardshipDeclined: 'Nasagot namin ang hiling ninyo ng tulong',
    planOffered: 'Nag-alok kami ng plano ng pagbabayad',
    planBegun: 'Tinanggap ninyo ang plano ng pagbabayad',
    planLapsed: 'Hindi nasagot sa oras ang isang plano ng pagbabayad',
  },
  waiting: {
    asked: {
      title: 'Tinitingnan namin ang hiling ninyo ng tulong',
      text: (v) => (v.by === null ? `${v.product}` : `Sasagot kami bago lumipas ang ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'May plano ng pagbabayad na naghihintay ng sagot ninyo',
      text: (v) => `Hanggang ${written(v.by)}. ${v.product}`,
    },
  },
  agreed: {
    offered: {
      open: 'Tingnan ang inyong plano',
      title: 'May plano ng pagbabayad na dapat ninyong sagutin',
      until: (v) => `Sumagot hanggang ${written(v.until)}. Walang magbabago kung hindi pa kayo pumapayag.`,
    },
    plan: {
      running: 'Umiiral ang inyong plano ng pagbabayad.',
      ahead: (v) => `Magsisimula ang inyong plano ng pagbabayad sa ${written(v.from)}.`,
      stops: (v) => `Walang multa at paalala hanggang ${written(v.until)}.`,
    },
    moved: {
      title: (v) => `Inilipat ninyo ang hulog ${v.n} mula ${written(v.from)} sa ${written(v.to)}.`,
      stops: (v) => `Walang multa hanggang ${written(v.to)}.`,
    },
    autopay: {
      title: 'Awtomatikong nagbabayad ang inyong card.',
      stops: 'Sasabihin namin ang araw at halaga bago ang bawat singil.',
    },
    next: (v) => `Susunod: ${v.amount} hanggang ${written(v.date)}`,
    why: (v) =>
      [
        `Hulog ${v.numbers.join(', ')} sa ${v.count}: ${v.loan} na loan at interes`,
        v.late === null ? '' : `${v.late} na multa`,
        v.fee === null ? '' : `${v.fee} na bayarin`,
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  promise: {
    message: (v) =>
      `${v.lender}: sinabi ninyong magbabayad kayo ng ${v.amount} hanggang ${written(v.date)}. Hindi kami magpapadala ng paalala hanggang sa araw na iyon. Hindi iyon ang sinabi ninyo? Sabihin sa amin sa app.`,
    noted: (v) => `Sinabi ninyong magbabayad kayo ng ${v.amount} hanggang ${written(v.date)}`,
    open: {
      title: (v) => `Sinabi ninyong magbabayad kayo ng ${v.amount} hanggang ${written(v.date)}.`,
      text: 'Hindi kami magpapadala ng paalala hanggang sa araw na iyon. Kung hindi iyon ang sinabi ninyo, sabihin sa amin.',
    },
    kept: (v) => `Nabayaran ninyo ang ${v.amount} gaya ng sinabi ninyo. Salamat.`,
    broken: {
      title: (v) =>
        `Sinabi ninyong magbabayad kayo ng ${v.amount} hanggang ${written(v.date)}. ${v.paid} ang dumating.`,
      text: 'Kung hindi kayo makabayad, humingi ng tulong sa amin.',
    },
  },
}
