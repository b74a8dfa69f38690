// The words of receipts and statements, and of the frame around every file, in Filipino.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { DocumentWords } from '../en/documents.ts'

const written = writtenDate('fil')

const days = (count: number): string => `${count} araw`

export const documentWords: DocumentWords = {
  day: written,
  receipt: {
    title: 'Resibo',
    listed: (v) => `Resibo, ${written(v.day)}`,
    thanks: (v) =>
      `Natanggap ng ${v.lender} ang ${v.amount} mula kay ${v.borrower}. Binibilang ito mula ${written(v.day)}, ang araw ng pagbabayad.`,
    whatItPaid: 'Ang binayaran nito',
    afterwards: 'Pagkatapos nito',
    rolledOver: 'Pambayad ito sa palugit: mas huli nang dapat bayaran ang lahat ng hindi pa bayad.',
    settled: 'Isinara nito nang maaga ang loan.',
    gaveBack: 'Kinansela nito ang loan sa loob ng mga araw na puwede itong kanselahin.',
    recovered:
      'Na-write off na ang loan at wala nang idinadagdag na multa: buong bayad na ito ay nakababawas sa utang ninyo.',
  },
  statement: {
    title: 'Statement ng account',
    intro: (v) =>
      `Ang siningil ng ${v.lender} at ang binayaran ni ${v.borrower} mula ${written(v.from)} hanggang ${written(v.to)}, kasama ang dalawang araw na iyon.`,
    dayByDay: 'Araw-araw',
    nothing: 'Walang siningil o binayaran sa panahong ito.',
    creditNote: 'Ang halagang mas mababa sa zero ay sobrang bayad: sa inyo ito, at ibabalik namin kapag hiningi ninyo.',
    columns: { day: 'Araw', what: 'Ano', charged: 'Siningil', paid: 'Binayaran', balance: 'Natitira' },
    lines: {
      payout: 'Ibinigay na pera; kabuuang ibabalik',
      lateCharge: (v) => `Multa sa pagkahuli, ${days(v.days)}`,
      rolloverFee: (v) => `Bayad sa palugit, resibo ${v.number}`,
      payment: (v) => `Bayad, resibo ${v.number}`,
      returned: 'Binawing bayad',
      waiver: 'Pinatawad',
      refund: 'Ibinalik sa inyo',
      creditUse: 'Ginamit sa ibang loan',
      notCharged: 'Hindi siningil, dahil maagang natapos ang loan',
      recalculated: 'Mga singil mula nang bawiin ang bayad',
      corrected: 'Pagtatama',
      chargeHoliday: 'Walang multa sa mga araw na ito',
      hardshipPlan: 'Plano ng pagbabayad: walang multa sa mga araw na ito',
      dateMove: 'Interes sa inilipat na takdang araw',
      writeOff: 'Dito natatapos ang mga multa; nananatili ang natitirang utang',
    },
    dayRange: (v) => `${written(v.from)} hanggang ${written(v.to)}`,
  },
  relief: {
    titles: {
      waiver: 'May halagang pinatawad',
      chargeHoliday: 'Pansamantalang walang multa',
      hardshipPlan: 'Ang inyong plano ng pagbabayad',
      writeOff: 'Tapos na ang mga multa',
    },
    listed: (v) => `${v.title}, ${written(v.day)}`,
    waived: (v) =>
      `Noong ${written(v.day)}, pinatawad ng ${v.lender} kay ${v.borrower} ang ${v.amount} ng loan na ito. Hindi na ito kailangang bayaran.`,
    paused: (v) =>
      `Walang idinadagdag na multa ang ${v.lender} sa loan na ito mula ${written(v.from)} hanggang ${written(v.to)}, kasama ang dalawang araw na iyon.`,
    planned: (v) =>
      `Nagkasundo ang ${v.lender} at si ${v.borrower} sa isang plano ng pagbabayad. Mula ${written(v.from)} hanggang ${written(v.to)}, kasama ang dalawang araw na iyon, walang multa at walang paalala.`,
    ended: (v) =>
      `Hindi na nagdadagdag ng multa ang ${v.lender} sa loan na ito pagkatapos ng ${written(v.day)}. Nananatili ang natitirang babayaran.`,
    what: 'Ang pinatawad',
    before: 'Natitirang babayaran bago nito',
    payments: 'Mga hulog mula ngayon',
    payment: (v) => `Hulog ${v.n}, hanggang ${written(v.day)}`,
    figuresAhead: (v) =>
      `Ang mga halaga ay sa ${written(v.day)}, ang unang araw, kung walang bayad bago noon. Hindi binabago ng mga bayad ang liham na ito.`,
    figures: (v) =>
      `Ang mga halaga ay noong ${written(v.day)}, ang araw na isinulat ito sa inyong account. Hindi ito binabago ng mga susunod na bayad.`,
  },
  yearlyInterest: {
    title: 'Taunang statement ng interes',
    listed: (v) => `Taunang statement ng interes, ${v.year}`,
    intro: (v) =>
      `Ang naging gastos ni ${v.borrower} sa loan na ito ng ${v.lender} mula ${written(v.from)} hanggang ${written(v.to)}, kasama ang dalawang araw na iyon.`,
    soFar: (v) => `Hindi pa tapos ang taon: ito ang mga halaga hanggang ${written(v.to)}.`,
    charged: 'Siningil sa taong ito',
    chargedNote:
      'Binibilang ang interes kapag dapat nang bayaran o kapag binayaran, alinman ang mauna; ang multa sa pagkahuli, sa araw nito. Ang bayad ay binibilang sa araw ng pagbabayad.',
    paid: 'Binayaran sa taong ito',
    feesNote: 'Ang mga bayaring ibinawas sa ibinigay na pera ay binibilang na bayad sa araw na iyon.',
    end: 'Sa dulo ng taon',
    year: 'Taon',
    interest: 'Interes',
    fees: 'Mga bayarin',
    penalty: 'Multa sa pagkahuli',
    forgiven: 'Pinatawad',
    interestPaid: 'Interes na binayaran',
    feesPaid: 'Mga bayaring binayaran',
    penaltyPaid: 'Multang binayaran',
    principalPaid: 'Halaga ng loan na naibalik',
    principalLeft: 'Halaga ng loan na hindi pa naibabalik',
    costPaid: 'Interes, bayarin, at multang binayaran',
  },
  rows: {
    number: 'Numero',
    orderNumber: 'Numero ng loan',
    product: 'Produkto',
    borrower: 'Nanghihiram',
    amount: 'Halagang natanggap',
    paidAt: 'Binayaran noong',
    paidBy: 'Binayaran sa pamamagitan ng',
    reference: 'Numero ng payment company',
    leftToPay: 'Natitirang babayaran',
    credit: 'Sobrang bayad ninyo',
    sentBack: 'Naibalik sa inyo dahil sa maling bayad',
    usedBack: 'Nagamit sa ibang loan bago nabawi ang bayad',
    short: 'Kulang na hindi na sisingilin',
    rolloverFee: 'Bayad sa palugit',
    tax: (v) => `Kasama rito ang ${v.name} (${v.rate})`,
    from: 'Mula',
    to: 'Hanggang',
    opening: 'Natitira bago nito',
    charged: 'Siningil',
    paid: 'Binayaran',
    closing: 'Natitira sa dulo nito',
  },
  partOfPayment: (v) => `Hulog ${v.n}: ${partNames[v.part]}`,
  card: 'Card',
  ownCredit: 'Sobrang bayad ninyo sa ibang loan',
  contact: (v) =>
    `May bisa ang dokumentong ito kahit walang lagda. Matitiyak ninyo sa amin ang numero nito: telepono ${v.phone}, email ${v.email}.`,
  frame: {
    agreedAt: (v) => `Sinang-ayunan noong ${written(v.at)}`,
    fingerprint: 'Fingerprint (sha256)',
    page: (v) => `Pahina ${v.n} sa ${v.count}`,
  },
}

const partNames: Record<Part, string> = {
  penalty: 'multa sa pagkahuli',
  fee: 'bayarin',
  interest: 'interes',
  principal: 'halaga ng loan',
}
