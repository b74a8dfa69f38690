// Words of prices, in Filipino: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { price as english } from '../en/price.ts'
import { days } from './days.ts'

const written = unbrokenDate('fil')

export const price: typeof english = {
  howMuch: 'Magkano?',
  slider: 'Magkano, gamit ang slider',
  less: (amount) => `bawasan ng ${amount}`,
  more: (amount) => `dagdagan ng ${amount}`,
  range: (from, to) => `Mula ${from} hanggang ${to}.`,
  notAnAmount: 'Pakilagay ang halaga sa numero.',
  firstPay: 'Unang hulog sa',
  firstPayHint: (from, to) =>
    `Halimbawa, araw ng sahod ninyo: mula ${written(from)} hanggang ${written(to)}. Pantay ang pagitan ng mga susunod na hulog: nasa plano ang bawat petsa.`,
  howLong: 'Gaano katagal?',
  days,
  show: 'Ipakita ang gastos',
  said: (gets, paysBack) => `Matatanggap ninyo ang ${gets}, ibabalik ninyo ang ${paysBack}.`,
  ofTerm: (termDays, from, to) => `Sa ${days(termDays)}, nagpapahiram kami mula ${from} hanggang ${to}.`,

  title: 'Magkano ang gastos',
  aside: (product, count, termDays) =>
    count === 1
      ? `${product}, isang hulog pagkatapos ng ${days(termDays)}`
      : `${product}, ${count} hulog sa ${days(termDays)}`,
  principal: 'Halaga ng loan',
  youGet: 'Matatanggap',
  youPayBack: 'Ibabalik ninyo',
  interest: (termDays) => `Interes, ${days(termDays)}`,
  totalCost: 'Gastos ninyo sa loan',
  payments: (count, everyDays) =>
    count === 1
      ? 'Isang hulog sa dulo'
      : everyDays === null
        ? `${count} hulog`
        : `${count} hulog, tuwing ${days(everyDays)}`,
  lastPayment: 'Ang huling hulog',
  lateBy: (daysLate) => `${days(daysLate)} na huli sa isang hulog`,
  extra: 'na dagdag',
  honest:
    'Mahal ito kung matagal, pero puwedeng makatwiran kung sandali lang. Kung makapaghihintay kayo o makahihiram sa pamilya, iyon ang gawin ninyo.',
  exact: 'Kinuwenta ngayon, gaya ng sa inyong alok.',
  own: 'Tingnan ang sarili ninyong alok',
  asked: (questions) => `Hanggang ${questions} tanong at isang ID. Libre ang magtanong.`,

  late: 'Kung mahuli ang bayad',
  onePayment: 'Isang hulog',
  lateAfter: (daysLate) => `${days(daysLate)} na huli, dagdag na`,
  byPriceList: 'karaniwan naming multa',

  loans: (count) => `${count} loan`,
  sideBySide: 'Ikumpara nang magkatabi',
  usual: 'Ang gastos ng bawat isa, sa karaniwang halaga at termino nito.',
  inDays: (termDays) => `sa ${days(termDays)}`,

  compare: {
    title: 'Ikumpara ang mga loan',
    text: 'Ang gastos ng aming mga loan, magkatabi, sa parehong halaga.',
    amount: 'Halaga',
    first: 'Ang loan na ito',
    second: 'at ito',
    submit: 'Ikumpara',
    caption: (first, second, amount) => `${first} at ${second} para sa ${amount}`,
    payments: 'Mga hulog',
    times: (count, everyDays, termDays) =>
      count === 1
        ? `isa, pagkatapos ng ${days(termDays)}`
        : everyDays === null
          ? `${count}, sa ${days(termDays)}`
          : `${count}, tuwing ${days(everyDays)}`,
    each: 'Bawat hulog',
    term: 'Termino ng loan',
    rate: 'Rate ng interes',
    late: (daysLate) => `${days(daysLate)} na huli sa isang hulog`,
    lends: (from, to) => `nagpapahiram mula ${from} hanggang ${to}`,
    details: 'Detalye',
    tryIt: 'Subukan',
    cheaper: (name) => `Mas mura ang ${name}:`,
    by: (amount) => `${amount} na mas mababa para sa parehong halaga ng loan.`,
    sooner: (count) => `Kailangang mabayaran nang mas maaga ng ${days(count)}.`,
    later: (count) => `May dagdag kayong ${days(count)} para bayaran ito.`,
    same: 'Pareho ang gastos.',
    onlyOne: 'Isa lang ang loan na iniaalok namin. Walang maikukumpara.',
    none: 'Wala kaming iniaalok na loan ngayon.',
  },

  repeat: {
    title: 'Ano ang nagbabago kapag nakabayad na kayo',
    rule: 'Kapag nabayaran na ninyo nang buo ang isang loan, dati na kayong kliyente.',
    you: 'Dati na kayong kliyente: may loan na kayong nabayaran nang buo.',
    once: 'Minsanang singil kapag nahuli ang hulog',
    asNew: 'bagong kliyente',
    asRepeat: 'dati nang kliyente',
    nothing: 'Pareho pa rin ang singil sa nahuling hulog.',
    rest: 'Pareho pa rin ang interes at mga bayarin, gaano man kayo kadalas humiram.',
  },
}
