// Words of the offer's screens, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'
import { days } from './days.ts'

const written = unbrokenDate('fil')

export const offer: typeof english = {
  continueAs: (name) => `Magpatuloy bilang ${name}`,

  confirm: {
    title: 'Kumpirmasyon ng loan',
    youGet: 'Matatanggap',
    inYourAccount: 'sa inyong bank account',
    youPayBack: 'Ibabalik ninyo',
    inPayments: (count) => `sa ${count} hulog`,
    amount: 'Halaga ng loan',
    term: 'Termino ng loan',
    termDays: days,
    change: 'Palitan ang halaga o termino',
    rate: 'Rate ng interes',
    interest: (termDays) => `Interes, ${days(termDays)}`,
    totalCost: 'Gastos ninyo sa loan',

    late: {
      title: 'Kung mahuli ang hulog',
      rule: 'Karaniwan naming multa',
      cap: 'Ang hangganan sa batas',
      lowerCounts: 'Ang mas mababa ang babayaran ninyo.',
      example: (daysLate) => `${days(daysLate)} na huli, dagdag na`,
      exampleOf: 'Halimbawa, hindi bayad',
      byPriceList: 'karaniwan naming multa',
    },

    plan: {
      title: 'Plano ng pagbabayad',
      first: (inDays) => `unang hulog pagkalipas ng ${days(inDays)}`,
      payment: (n, of) => `Hulog ${n}/${of}`,
    },
    coolingOff: (until) =>
      `Nagbago ang isip ninyo? Hanggang ${written(until)}, makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran.`,

    card: {
      title: 'Ang inyong bank account',
      none: 'Wala pang bank account',
      noneNote: 'Saan namin ipadadala ang pera?',
    },

    papers: {
      agree: 'Nabasa ko at sumasang-ayon ako sa mga dokumento ng loan na ito.',
      title: 'Mga dokumento',
      document: 'Mahahalagang detalye sa isang pahina',
      missing: 'Hindi ma-load ang mga dokumento ng loan na ito. Hindi kayo makasasang-ayon kung wala ang mga iyon.',
    },

    costs: 'gastos',
    submit: 'Kunin ang loan',
    bindFirst: 'Idagdag ang bank account ninyo',
    seeAgain: 'Ipakitang muli ang alok',
    noProduct: 'Tungkol sa aling loan?',
    noProductText: 'Hindi sinasabi ng link na ito kung aling loan. Pumili ng isa sa listahan.',
    toLoans: 'Sa mga loan',
  },

  agreementPrompt: {
    title: 'Kasunduan',
    frame: 'Ang teksto ng kasunduan',
    cancel: 'Kanselahin',
    agree: 'Sumang-ayon',
  },
  retention: {
    title: 'Bago umalis',
    cancel: 'Kanselahin',
    agree: 'Sumang-ayon',
  },

  classic: {
    product: 'Produkto',
    amount: 'Halaga',
    repaymentDate: 'Petsa ng pagbabayad',
    detailed: 'Detalye',
    plan: 'Plano',
    papers: 'Mga dokumento',
  },
}
