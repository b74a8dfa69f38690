// What the server says about paying, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('fil')
const end = writtenEnd('fil')

const days = (count: number): string => `${count} araw`

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'Hulog',
    loanAndInterest: 'Loan at interes',
    fees: 'Mga bayarin',
    lateCharge: 'Multa sa pagkahuli',
    lateChargeByPriceList: 'Karaniwan naming multa, bago ang hangganan',
    daysLate: 'Mga araw na huli',
    sentBack: 'Naibalik sa inyo dahil sa maling bayad',
    usedBack: 'Nagamit sa ibang loan bago nabawi ang bayad',
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
      `Magbayad ng ${v.amount} bago ${end(v.until)}. Puwedeng kulang o sobra: bibilangin itong lahat sa inyong loan.`,
    payWholeNotice: (v) =>
      `Bayaran ang eksaktong ${v.amount} bago ${end(v.until)}. Kung kulang, ituturing itong karaniwang bayad sa inyong loan.`,
    payOnceNotice: (v) =>
      `Magbayad ng ${v.amount} bago ${end(v.until)}, sa isang bayaran lang: isang beses lang magagamit ang code. Puwedeng kulang o sobra: bibilangin itong lahat sa inyong loan.`,
    payExactNotice: (v) =>
      `Bayaran ang eksaktong ${v.amount} bago ${end(v.until)}. Hindi tumatanggap ng ibang halaga ang code na ito; para sa ibang halaga, kumuha ng bagong code.`,
    partBackNotice: (v) =>
      `Binawi ang ${v.amount} mula sa bayad na ito. Hangga’t hindi namin kayo sinasabihan, nakatala sa inyong utang ang buong bayad.`,
    takenBackNotice: (v) => `Binawi ang ${v.amount} na ibinayad gamit ang code na ito. Wala ito sa inyong utang.`,
    shortNotice: (v) =>
      `Dumating na ang ${v.received} at nakatala na sa inyong utang. Magbayad pa ng ${v.left} ngayong araw para maisara nang maaga ang utang: gumawa ng bagong code para dito.`,
    tooMuchNotice:
      'Mas mababa na ang dapat bayaran kaysa sa hinihingi ng code na ito. Nasa inyong loan ang natitirang babayaran.',
    usedUpNotice: (v) =>
      `Natanggap namin ang ${v.received}. Nagamit na ang code na ito at hindi na tatanggap ng bayad. Natitirang babayaran: ${v.left}. Kumuha ng bagong code para dito.`,
    partlyPaidNotice: (v) =>
      `Natanggap namin ang ${v.received}. Natitirang babayaran sa code na ito: ${v.left}, bago ${end(v.until)}.`,
  },

  rollover: {
    title: (v) => `Magbayad pagkalipas pa ng ${days(v.days)}`,
    plan: {
      title: (v) => `Hulog ${v.n}/${v.count}`,
      remark: (v) => `sa halip na ${written(v.before)}`,
    },
  },

  autopay: {
    terms: (v) => [
      `Sa bawat petsa ng bayad, ${v.hour}, kukunin namin sa card na pinili ninyo ang dapat bayaran, at hindi kailanman hihigit sa hulog na iyon.`,
      `Padadalhan namin kayo ng mensahe na may araw at halaga nang hindi bababa sa ${v.days} araw bago ang bawat kaltas. Kung walang mensahe, wala kaming kukunin.`,
      `Kung nakabayad na kayo sa ibang paraan, ang kulang lang ang kukunin namin, o wala.`,
      `Kung tumanggi muna ang bangko ninyo, susubukan naming muli ${v.again} at ${v.last} araw pagkatapos ng petsa ng bayad, kasama na ang multa ayon sa kasunduan. Kung tuluyan itong tumanggi, o sa ikatlong beses, titigil ang awtomatikong bayad at kayo na ang magbabayad.`,
      `Mapapatigil ninyo ito sa isang pindot anumang oras: sa loan ninyo, sa mga card ninyo, o sa link sa bawat mensahe.`,
    ],
    notice: (v) =>
      `${v.lender}: sa ${written(v.dueDate)}, ${v.hour}, kukuha kami ng ${v.amount} sa card ninyong ${v.card}, o mas kaunti kung magbabayad kayo bago iyon. Para itigil: ${v.url}`,
    declinedAgain: (v) =>
      `${v.lender}: tinanggihan muna ng bangko ninyo ang ${v.amount} mula sa card na ${v.card}. Walang nakuha. Susubukang muli sa ${written(v.tryOn)}, ${v.hour}, kasama na ang multa; puwede kayong magbayad sa app bago iyon. Para itigil: ${v.url}`,
    declinedOff: (v) =>
      `${v.lender}: tinanggihan ng bangko ninyo ang ${v.amount} mula sa card na ${v.card}. Walang nakuha, at naka-off na ang awtomatikong bayad. Pakibayaran sa app.`,
    confirmByHand: (v) =>
      `${v.lender}: gusto ng bangko ninyo na kayo mismo ang magkumpirma ng ${v.amount} mula sa card na ${v.card}. Walang nakuha, at naka-off na ang awtomatikong bayad. Pakibayaran sa app.`,
    unclear: (v) =>
      `${v.lender}: hindi pa namin alam kung nakuha ang ${v.amount} sa card ninyong ${v.card}. Hindi na namin ito kukunin muli. Tingnan muna ang card bago magbayad sa app.`,
    missed: (v) =>
      `${v.lender}: hindi namin nakuha ang ${v.amount} sa card ninyong ${v.card}. Walang nakuha para sa petsang ito. Pakibayaran sa app.`,
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
    creditUsed: (v) =>
      `${v.lender}: gaya ng hiniling ninyo, ${v.amount} ng sobrang bayad ninyo ang napunta sa loan ninyong ${v.product}. Natitirang babayaran dito: ${v.left}. Sobrang bayad na sa inyo pa rin: ${v.rest}.`,
    creditOffered: (v) =>
      `${v.lender}: maaari ninyong gamitin ang ${v.amount} ng sobrang bayad ninyo para sa loan ninyong ${v.product} hanggang ${written(v.until)}. Kayo ang magpapasya: walang kukunin kung hindi kayo papayag sa app, sa Ang inyong sobrang bayad.`,
    returned: (v) =>
      `${v.lender}: binawi ng bangko o wallet ang bayad na ${v.amount}. Natitirang babayaran: ${v.left}.`,
    cameBack: (v) =>
      `${v.lender}: bumalik sa amin ang ${v.amount} na dating binawi. Kasama na ito sa bayad sa inyong loan. Natitirang babayaran: ${v.left}.`,
  },
}
