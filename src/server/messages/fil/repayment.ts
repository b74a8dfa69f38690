// What the server says about paying, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('fil')

const days = (count: number): string => `${count} araw`

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'Hulog',
    loanAndInterest: 'Loan at interes',
    fees: 'Mga bayarin',
    lateCharge: 'Multa sa pagkahuli',
    lateChargeByPriceList: 'Karaniwan naming multa, bago ang hangganan',
    daysLate: 'Mga araw na huli',
    leftAfter: 'Natitirang babayaran pagkatapos',
    orderNumber: 'Numero ng loan',
    rolloverFee: 'Bayad sa palugit',
    newDueDate: 'Bagong petsa ng bayad',
    toPayInstead: 'Babayaran ngayon kung walang palugit',
    totalAfter: 'Kabuuan kasama ang bayad sa palugit',
    rolloversLeft: 'Natitirang palugit pagkatapos nito',
  },
  paymentsOf: (v) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v) => days(v.days),

  notice: {
    pending: 'Tinitiyak namin ang isang bayad ninyo. Hindi na kailangang magbayad muli.',
    putAside: (v) =>
      `Natanggap namin ang ${v.amount}, na hindi tugma sa hiningi. Sinusuri namin ito. Hindi na kailangang magpadala muli.`,
    grows: (v) => `Madaragdagan ito ng ${v.amount} bawat dagdag na araw.`,
    capReached: 'Wala nang idadagdag: naabot na ng mga singil ang hangganan.',
    chargesPaused: (v) => `Walang idadagdag na multa hanggang ${written(v.until)}.`,
    chargesStopped: 'Wala nang idadagdag na multa. Utang pa rin ninyo ang nakikita rito.',
  },
  repaymentNotice: 'Ang araw ng inyong pagbabayad ang binibilang, kahit mahuli ang dating ng pera.',
  rolloverNotice: (v) =>
    `Babayaran ninyo ngayon ang bayad sa palugit at mauusog nang ${days(v.days)} ang lahat ng hindi pa bayad. Hindi nito binabawasan ang inyong utang.`,

  code: {
    payNotice: (v) =>
      `Magbayad ng ${v.amount} bago ${written(v.until)}. Puwedeng kulang o sobra: bibilangin itong lahat sa inyong loan.`,
    payWholeNotice: (v) =>
      `Bayaran ang eksaktong ${v.amount} bago ${written(v.until)}. Kung kulang, ituturing itong karaniwang bayad sa inyong loan.`,
    partlyPaidNotice: (v) =>
      `Natanggap namin ang ${v.received}. Natitirang babayaran sa code na ito: ${v.left}, bago ${written(v.until)}.`,
  },

  rollover: {
    title: (v) => `Magbayad pagkalipas pa ng ${days(v.days)}`,
    plan: {
      title: (v) => `Hulog ${v.n}/${v.count}`,
      remark: (v) => `sa halip na ${written(v.before)}`,
    },
  },

  suspenseReasons: {
    referenceIsUnknown: 'Wala kaming bayad na may ganitong reference.',
    currencyDiffers: 'Iba ang salapi sa hiningi.',
    paidInTheFuture: 'Nasa hinaharap ang oras ng pagbabayad.',
    paidBeforeTheLoan: 'Mas maaga ang oras ng pagbabayad kaysa sa pagbibigay ng loan.',
  },

  messages: {
    cardCode: (v) =>
      `${v.code} ang code ninyo para magbayad ng ${v.amount} sa ${v.lender} gamit ang card ${v.card}. May bisa nang ${v.minutes} minuto. Huwag sabihin kaninuman.`,
    received: (v) => `${v.lender}: natanggap namin ang ${v.amount}. Natitirang babayaran: ${v.left}.`,
    receivedOther: (v) =>
      `${v.lender}: natanggap namin ang ${v.amount}; ${v.asked} ang hiningi. Bibilangin itong lahat sa inyong loan. Natitirang babayaran: ${v.left}.`,
    receivedTooMuch: (v) =>
      `${v.lender}: natanggap namin ang ${v.amount}, at sobra ito nang ${v.credit} sa inyong utang. Sa inyo iyon; ibabalik namin kapag hiningi ninyo.`,
    notRolledOver: (v) =>
      `${v.lender}: natanggap namin ang ${v.amount}. Hindi inusog ang mga petsa; walang kinuhang bayad sa palugit, at bibilangin itong lahat sa inyong loan. Natitirang babayaran: ${v.left}.`,
    rolledOver: (v) =>
      `${v.lender}: natanggap namin ang ${v.amount}. Ang susunod na petsa ng bayad ay ${written(v.dueDate)}. Natitirang babayaran: ${v.owed}.`,
    putAside: (v) =>
      `${v.lender}: natanggap namin ang ${v.amount}, na hindi tugma sa hiningi. Sinusuri namin ito. Hindi na kailangang magpadala muli.`,
    refundAsked: (v) =>
      `${v.lender}: ibinabalik namin sa inyong account ${v.account} ang ${v.amount} na sobrang naibayad ninyo.`,
    refundPaid: (v) => `${v.lender}: papunta na sa inyong account ang ${v.amount}.`,
    refundFailed: (v) =>
      `${v.lender}: hindi nakarating sa inyong account ang ${v.amount} at sa inyo pa rin ito. Pakitingnan ang account sa app at hinging muli.`,
    returned: (v) => `${v.lender}: binawi ng bangko ang bayad na ${v.amount}. Natitirang babayaran: ${v.left}.`,
  },
}
