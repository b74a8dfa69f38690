// Words of the order and its prompts, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { order as english } from '../en/order.ts'
import { days } from './days.ts'

const written = unbrokenDate('fil')

export const order: typeof english = {
  order: {
    title: 'Detalye ng loan',
    nextPayment: 'Susunod na hulog',
    by: (date) => `hanggang ${written(date)}`,
    toPayNow: 'Babayaran ngayon',
    asOf: (date) => `sa petsang ${written(date)}`,
    youOwe: 'Utang ninyo',
    youGet: 'Matatanggap',
    youPayBack: 'Ibabalik ninyo',
    costsYou: 'Gastos ninyo sa loan',
    details: 'Detalye',
    closedStamp: (date) => `Sarado noong ${written(date)}`,
    parts: {
      principal: 'Mula sa halaga ng loan',
      interest: 'Interes',
      fee: 'Mga bayarin',
      penalty: (daysLate) => (daysLate > 0 ? `Multa sa pagkahuli, ${days(daysLate)}` : 'Multa sa pagkahuli'),
    },
    byPriceList: 'Ang karaniwan naming multa sana ay',
    lawCaps: 'May hangganan sa batas, kaya ang babayaran ninyo ay',

    paidSoFar: 'Nabayaran na',
    paidOf: (paid, of) => `${paid} sa ${of}`,
    leftToPay: 'Natitirang babayaran',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}, bayad na` : `${n}/${of}, binayaran ${written(on)}`),
      due: (n, of) => `${n}/${of}, dapat bayaran`,
      next: (n, of) => `${n}/${of}, susunod`,
      late: (n, of, daysLate) => `${n}/${of}, ${days(daysLate)} nang huli`,
    },
    closureLetter: 'Liham ng pagsasara',
    closureText: 'Sinasabi ng liham na ito na sarado na ang loan at wala na kayong utang. Itago ito.',
    closureNumber: 'Numero',
    closedOn: 'Isinara',
    saveLetter: 'I-save ang liham',
    readLetter: 'Basahin ang liham',
    checking: 'Tinitingnan namin ang inyong bayad.',
    checkingText: 'Maaaring magbago ang mga halaga rito hanggang malaman ang resulta. Huwag nang magbayad muli.',
    payAmount: 'Magbayad ng ibang halaga',
    payAmountNote: 'tingnan muna kung saan mapupunta',
    settle: 'Bayaran nang maaga ang lahat',
    settleNote: 'tingnan ang matitipid',
    settleFrom: (date) => `puwede mula ${written(date)}`,
    autopay: 'Awtomatikong bayad',
    autopayNote: {
      off: 'awtomatikong ibabawas sa card; maititigil anumang oras',
      on: 'naka-on; pindutin para ihinto',
    },
    moveDate: 'Ilipat ang takdang araw',
    moveDateNote: (date) => `hanggang ${written(date)}; tingnan muna ang gastos`,
    coolingOff: 'Kanselahin ang loan',
    coolingOffNote: (date) =>
      `hanggang katapusan ng ${written(date)}; ang mga araw lang na hawak ninyo ang pera ang babayaran`,
    credit: 'Sobrang bayad ninyo',
    calendar: 'Idagdag sa kalendaryo ko ang mga petsa ng bayad',
    papers: 'Mga resibo at dokumento',
    papersNote: 'mga resibo, statement, ang sinang-ayunan ninyo',
    talk: 'Kausapin kami',
    talkNote: 'Hahanap tayo ng planong kaya ninyo',
    hardship: 'Hindi ako makakabayad',
    hardshipNotes: {
      none: 'sabihan ninyo kami agad at hahanap tayo ng plano',
      late: 'sabihan ninyo kami at hahanap tayo ng plano',
      asked: 'binabasa namin ang hiling ninyo',
      askedBy: (by) => `sasagot kami bago lumipas ang ${written(by)}`,
      offered: (by) => `may planong naghihintay ng sagot hanggang ${written(by)}`,
    },
    wrong: 'May mali',
    claim: {
      link: 'Nakabayad na ako pero hindi lumalabas',
      looking: (reference) => `Hinahanap na namin ang bayad ninyong ${reference}`,
      found: (reference) => `Narito na ang bayad ninyong ${reference}. Wala pa ito sa loan ninyo`,
      until: (day) => `May sagot bago lumipas ang ${written(day)}`,
    },

    repayment: 'Pagbabayad',
    repay: 'MAGBAYAD',
    shortOfMoney: 'Kapos sa pera?',
    rolloverMoves: (movedDays) => ({ before: 'Magbayad ng', after: `ngayon para sa ${days(movedDays)} pang palugit` }),
    rollover: 'Bayad sa palugit',
    borrowAgain: 'Manghiram muli',
    withdrawNow: 'Kunin na ang pera',
    cancel: 'Kanselahin',
    bindCard: 'Idagdag ang bank account',
    bindAnother: 'Magdagdag ng ibang bank account',

    market: {
      title: 'Iba pang loan',
      note: 'ikumpara ang gastos ng bawat isa',
      more: 'Pindutin para makakita pa',
    },

    several: 'Aling loan?',
    none: 'Wala pang loan',
    noneText: 'Kapag nag-apply kayo, makikita ninyo ito rito.',
    notFound: 'Hindi namin makita ang loan na ito sa inyong account.',
  },

  list: {
    title: 'Mga loan ko',
    open: 'Kasalukuyan',
    closed: 'Tapos na',
    toPay: 'Babayaran ngayon',
    unfinished: 'Hindi pa tapos',
    offers: 'Tingnan ang mga iniaalok na loan',
  },

  score: {
    title: 'Nagustuhan ba ninyo ang app na ito?',
    legend: 'Rating ninyo',
    submit: 'Ipadala',
    missing: 'Pumili muna',
    low: 'Salamat sa pagsasabi sa amin',
    lowText: 'Gusto naming pagbutihin pa. Kung may nangyaring mali, sabihin sa amin.',
    tell: 'Sabihin kung ano ang mali',
    close: 'Isara',
  },

  leaving: {
    title: 'Lalabas kayo sa app na ito',
    sentence: (host) => `Ang susunod na pahina ay sa ${host}.`,
    text: 'Binuksan ito para sa loan na ito. Hindi namin makikita ang isusulat ninyo roon.',
    go: (host) => `Pumunta sa ${host}`,
    stay: 'Manatili sa loan ko',
  },
}
