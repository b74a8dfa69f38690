// Words of complaints, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('fil')

export const complaint: typeof english = {
  types: {
    collection: 'Paniningil',
    repayment: 'Pagbabayad',
    charges: 'Mga singil at tuntunin',
    payout: 'Pagbibigay ng pera',
    account: 'Account at datos',
    app: 'Ang app',
    other: 'Iba pa',
    data: 'Ang datos ko',
  },
  subTypes: {
    calledTooOften: 'Masyadong madalas tumawag',
    calledAtWrongTime: 'Tumawag nang napakaaga, gabi na, o pista opisyal',
    calledOthers: 'Tinawagan ang pamilya, kaibigan o trabaho ko',
    threatened: 'Nanakot o nang-insulto',
    saidSomethingFalse: 'Nagsabi ng hindi totoo',
    paidAlready: 'Tumawag kahit nagbayad na ako',
    otherConduct: 'Iba pa tungkol sa paniningil',
    correct: 'Itama',
    restrict: 'Itigil ang isang paggamit',
    explain: 'Ipaliwanag',
  },
  tabs: { all: 'Lahat', open: 'Bukas', answered: 'Nasagot' },
  status: {
    inReview: 'Sinusuri',
    declined: 'Tinanggihan',
    approved: 'Aprobado',
    active: 'Aktibo',
    due: 'Dapat bayaran',
    overdue: 'Lampas sa takda',
    settled: 'Bayad na',
  },
  details: { amount: 'Halaga ng loan', orderNumber: 'Loan blg.', appliedOn: 'Nag-apply noong' },
  escalation: {
    again: 'Hindi kayo kuntento? Sumulat sa amin',
    officer: 'Hindi kuntento? Sumulat sa aming opisyal sa reklamo',
    phone: 'O tumawag sa',
    regulator: 'Pagkatapos, maaari kayong lumapit sa',
  },
  claim: {
    content: ({ reference }) => `Nakabayad na ako pero hindi lumalabas. Reference: ${reference}`,
    answer: ({ amount, day, number }) =>
      `Nakita na namin ang bayad ninyong ${amount} noong ${written(day)} (numero ${number}). Nasa loan ninyo na ito at binibilang mula sa araw na nagbayad kayo.`,
    smsMatched: ({ lender, amount, caseNumber }) =>
      `${lender}: nakita na namin ang bayad ninyong ${amount}. Nasa loan ninyo na ito, at sarado na ang kaso ${caseNumber}.`,
  },
  nameChange: {
    proof: 'Larawan ng inyong dokumento',
    content: ({ name }) => `Pakipalitan ang pangalan ko ng: ${name}`,
    accepted: ({ name }) =>
      `Mula ngayon, ${name} na ang pangalan ninyo. Hindi nagbabago ang pangalan sa mga dokumentong napagkasunduan na ninyo.`,
    refused: ({ reason }) => `Hindi namin mapalitan ang pangalan ninyo. ${reason}`,
    smsOpened: ({ lender, caseNumber, support }) =>
      `${lender}: natanggap namin ang hiling ninyong palitan ang pangalan (${caseNumber}). Hindi kayo ito? Tumawag sa ${support}.`,
    smsDecided: ({ lender, caseNumber }) =>
      `${lender}: may pasya na kami sa bago ninyong pangalan (${caseNumber}). Buksan ang app para mabasa.`,
  },
  said: {
    takenDown:
      'Isinulat namin ito para sa inyo ayon sa sinabi ninyo. Basahin ito sa itaas, at sumulat sa ibaba kung may kulang o mali.',
    acknowledgement: 'Nabasa na namin ang reklamo ninyo at sinusuri na ito.',
    escalation: ({ regulator, day }) =>
      `Ipinasa namin ang reklamo ninyo sa ${regulator} noong ${written(day)}. Maaari nila kayong kontakin.`,
    reopening: 'Binuksan naming muli ang reklamo ninyo at sinusuri na ito.',
  },
  templates: {
    askForSlip: 'Pakipadala ang larawan ng resibo ng bayad ninyo. Dapat malinaw ang numero, halaga, at petsa.',
    askForDetails: 'Pakisabi pa ang detalye: kailan ito nangyari, at sino ang kasangkot?',
    corrected: 'Tama kayo, at humihingi kami ng paumanhin. Naitama na namin ito.',
    asAgreed: 'Sinuri namin ang loan ninyo. Ang halaga ay ayon sa kontrata ninyo. Handa kaming ipaliwanag ito.',
  },
  data: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: natanggap namin ang hiling ninyo tungkol sa inyong datos (${caseNumber}).`
        : `${lender}: natanggap namin ang hiling ninyo tungkol sa inyong datos (${caseNumber}). Sasagot kami bago lumipas ang ${written(answerBy)}.`,
    answered: ({ lender, caseNumber }) =>
      `${lender}: nasagot na ang hiling ninyo tungkol sa inyong datos (${caseNumber}). Buksan ang app para basahin.`,
    news: ({ lender, caseNumber }) =>
      `${lender}: may balita sa hiling ninyo tungkol sa inyong datos (${caseNumber}). Buksan ang app para basahin.`,
    said: {
      acknowledgement: 'Nabasa na namin ang hiling ninyo at sinusuri ito.',
      reopening: 'Binuksan naming muli ang hiling ninyo at sinusuri na ito.',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: natanggap namin ang reklamo ninyong ${caseNumber}.`
        : `${lender}: natanggap namin ang reklamo ninyong ${caseNumber}. Sasagot kami bago lumipas ang ${written(answerBy)}.`,
    answer: ({ lender, caseNumber }) =>
      `${lender}: nasagot na ang reklamo ninyong ${caseNumber}. Buksan ang app para mabasa ito.`,
    acknowledgement: ({ lender, caseNumber }) => `${lender}: sinusuri na namin ang reklamo ninyong ${caseNumber}.`,
    question: ({ lender, caseNumber }) =>
      `${lender}: may tanong kami tungkol sa reklamo ninyong ${caseNumber}. Buksan ang app para sumagot.`,
    escalation: ({ lender, caseNumber }) =>
      `${lender}: ipinasa na namin ang reklamo ninyong ${caseNumber}. Buksan ang app para mabasa ito.`,
    reopening: ({ lender, caseNumber }) =>
      `${lender}: binuksan naming muli ang reklamo ninyong ${caseNumber}. Buksan ang app para mabasa ito.`,
  },
}
