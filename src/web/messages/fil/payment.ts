// Words of the paying screens, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { payment as english } from '../en/payment.ts'
import { days } from './days.ts'

const written = unbrokenDate('fil')
const end = writtenEnd('fil', written)

export const payment: typeof english = {
  payingAs: (name) => `Nagbabayad bilang ${name}`,

  pay: {
    title: 'Pagbabayad',
    toPayNow: 'Babayaran ngayon',
    nextPayment: 'Susunod na hulog',
    repaymentDate: 'Petsa ng pagbabayad',
    asOf: (date) => `sa petsang ${written(date)}`,
    method: 'Paraan ng pagbabayad',
    hint: 'Pakipili ang paraan ng pagbabayad',
    youPayNow: 'Babayaran ninyo ngayon',
    submit: 'Magbayad',
    takes: (min, max) => `tumatanggap ng ${min} hanggang ${max}`,
    noChannel: 'Walang paraan ng pagbabayad na tumatanggap ng halagang ito. Kausapin kami.',
    code: (channel) => `Ang inyong code sa ${channel}`,
    guide: 'Paano magbayad',
    guideNote: 'Mga wallet at tindahan, hakbang-hakbang',
    guidePicture: 'Scanner sa ibabaw ng teleponong may barcode.',
    changed: 'Ito ang bagong halaga. Pakitingnan bago magbayad.',
    byCard: 'Magbayad gamit ang naka-save na card o wallet',
    pending: 'Tinitingnan namin ang inyong bayad.',
    pendingText:
      'Hindi pa masasabi kung magkano ang natitira hanggang malaman ang resulta. Maaaring abutin ng ilang minuto. Huwag nang magbayad muli.',
    none: 'Aling loan ang babayaran?',
    noneText: 'Hindi sinasabi ng link na ito kung aling loan. Pumunta sa loan at piliin ang Bayad.',
    toOrders: 'Sa mga loan ko',
    toOrder: 'Sa loan ko',
    talk: 'Kausapin kami',
  },

  rollover: {
    title: 'Bayad sa palugit',
    payNow: 'Bayaran ngayon ang lahat ng dapat bayaran',
    payLater: 'Magbayad sa mas huling petsa, sabay-sabay',
    feeNow: 'Bayad sa palugit, babayaran ngayon',
    nextDate: (date) => `Ang susunod na petsa ng bayad ay ${written(date)}`,
    moreThanNow: 'Dagdag na gastos',
    newTotal: 'Bagong kabuuan, kasama ang bayad sa palugit',
    left: 'Natitirang palugit pagkatapos nito',
    plan: 'Plano',
    planNote: (count) => `inusog nang ${days(count)}`,
    instead: 'Magbayad ngayon at iwasan ang bayad sa palugit',
    agree: (count) =>
      `Iuusog ng bayad na ito ang plano nang ${days(count)}. Hindi binabawasan ng bayad sa palugit ang inyong utang.`,
  },

  code: {
    title: 'Code ng pagbabayad',
    paidTitle: 'Bayad na',
    expiredTitle: 'Expired na ang code',
    partly: 'Dumating ang bahagi ng bayad ninyo.',
    waiting: 'Hinihintay ang inyong bayad.',
    waitingText: 'Kapag dumating ang pera, awtomatikong lalabas dito.',
    waitingAsk: 'Pindutin ang button sa ibaba para malaman kung dumating na ang pera.',
    asking: 'Tinitingnan namin ang inyong bayad.',
    askingText:
      'Hindi pa sumasagot ang payment company. Sandali lang. Walang gagawing pangalawang code, at walang sisingilin.',
    paid: 'Dumating na ang inyong bayad.',
    paidText: 'Nasa loan na ninyo ito.',
    partBack: 'Sinusuri namin ang bayad na ito.',
    over: 'Huwag nang gamitin ang code na ito sa pagbabayad.',
    expired: 'Expired na ang code na ito. Huwag na itong gamitin sa pagbabayad.',
    expiredText: 'Kung nagbayad na kayo, huwag nang magbayad muli: ilalagay namin ito sa loan ninyo pagdating.',
    getNew: 'Kumuha ng bagong code',
    toOrder: 'Sa loan ko',
    amount: 'Halagang babayaran',
    left: 'Babayaran pa',
    code: 'Code ng pagbabayad',
    orType: 'O i-type ang code na ito',
    how: {
      code: 'I-type ang code na ito sa lugar ng pagbabayad',
      qr: 'I-scan ang code na ito gamit ang wallet',
      barcode: 'Ipakita ito sa kaha',
      page: 'Magbayad sa page na bubuksan ng button sa ibaba',
    },
    validUntil: (at) => `May bisa hanggang ${end(at)}`,
    check: 'Nagbayad na ako, tingnan ngayon',
    notYet: 'Wala pang dumarating. Maaaring abutin ng ilang minuto.',
    offline: 'Walang koneksyon.',
    offlineText: (time) => `Mula ${time} ang nakikita ninyo. Patuloy kaming tumitingin.`,
    offlineTextNoTime: 'Maaaring nagbago na ang nakikita ninyo. Patuloy kaming tumitingin.',
    steps: 'Paano magbayad',
    scanAndPay: 'I-scan at magbayad',
    allSteps: 'Lahat ng hakbang',
    allStepsNote: 'bawat paraan ng pagbabayad gamit ang code na ito',
    paidNotShown: 'Nakabayad na ako pero hindi lumalabas',
    openApp: (name) => `Buksan ang ${name}`,
    savePicture: 'I-save ang larawan',
    showLarge: 'Ipakita ang barcode sa buong screen',
    scanToPay: 'I-scan para magbayad',
    scanToPayText: 'Lakasan ang liwanag ng screen at itapat ang telepono sa scanner.',
    picture: 'Larawan kung paano magbayad gamit ang code na ito',
    unknown: 'Hindi namin makita ang code na ito sa inyong account.',
    unknownText: 'Maaaring sa ibang account ito. Pumunta sa loan at piliin ang Bayad, o kausapin kami.',
    none: 'Wala pang code',
    noneText: 'Pumunta sa loan at piliin ang Bayad: doon ginagawa ang code.',
    talk: 'Kausapin kami',
    falseLink: 'Huwag magbayad gamit ang link na ito.',
    falseLinkText: (lender) =>
      `Hindi namin makumpirmang galing ito sa ${lender}, kaya walang code na ipinapakita rito. Pumunta sa loan at piliin ang Bayad.`,
    linkText: (lender) => `Galing ang code na ito sa nilagdaang link ng ${lender}.`,
    linkAmount: 'Bayaran ang eksaktong halagang ito.',
  },

  steps: {
    title: 'Code ng pagbabayad',
    keep: 'Pakitago ang resibo bilang patunay ng bayad',
    contract: 'Kontrata blg.',
    total: 'Kabuuang bayad',
    picture: 'Barcode o QR code',
    pictureNote: 'para i-scan',
  },

  instruction: {
    title: 'Code ng pagbabayad',
    without: 'Pumunta sa loan at piliin ang Bayad para makakuha ng code.',
  },
}
