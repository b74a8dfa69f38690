// Words of the order and its prompts, and of the agreement, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { loan as english } from '../en/loan.ts'

const written = writtenDate('fil')

const days = (count: number): string => `${count} araw`

export const loan: typeof english = {
  order: {
    title: 'Detalye ng loan',
    nextPayment: 'Susunod na hulog',
    by: (date) => `hanggang ${written(date)}`,
    toPayNow: 'Babayaran ngayon',
    asOf: (date) => `noong ${written(date)}`,
    youOwe: 'Utang ninyo',
    parts: {
      principal: 'Prinsipal',
      interest: 'Interes',
      fee: 'Mga bayarin',
      penalty: (daysLate) => (daysLate > 0 ? `Multa sa pagkahuli, ${days(daysLate)}` : 'Multa sa pagkahuli'),
    },
    byPriceList: 'Ayon sa listahan ng presyo, ang multa sana ay',
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
    checkingText:
      'Hanggang hindi pa alam ang kinalabasan, maaaring magbago ang nakikita rito. Huwag nang magbayad muli.',
    payAmount: 'Magbayad ng ibang halaga',
    payAmountNote: 'tingnan muna kung saan mapupunta',
    settle: 'Bayaran nang maaga ang lahat',
    settleNote: 'tingnan ang matitipid',
    settleFrom: (date) => `puwede mula ${written(date)}`,
    coolingOff: 'Ibalik ang pera',
    coolingOffNote: (date) => `hanggang katapusan ng ${written(date)}, kapalit ng gastos ng mga araw`,
    credit: 'Sobrang bayad na sa inyo',
    calendar: 'Ilagay sa kalendaryo ang mga petsa ng bayad',
    papers: 'Mga resibo at papel',
    papersNote: 'mga resibo, statement, ang sinang-ayunan ninyo',
    talk: 'Kausapin kami',
    talkNote: 'Hahanap tayo ng planong kaya ninyo',
    wrong: 'May mali',
    claim: {
      link: 'Nakabayad na ako, hindi pa lumalabas',
      looking: (reference) => `Hinahanap na namin ang bayad ninyong ${reference}`,
      found: (reference) => `Narito na ang bayad ninyong ${reference}. Wala pa ito sa loan ninyo`,
      until: (day) => `May sagot bago matapos ang ${written(day)}`,
    },

    repayment: 'Pagbabayad',
    repay: 'MAGBAYAD',
    shortOfMoney: 'Kapos sa pera?',
    rolloverMoves: (movedDays) => ({ before: 'Magbayad ng', after: `ngayon para sa ${days(movedDays)} pang palugit` }),
    rollover: 'Bayad sa palugit',
    borrowAgain: 'Manghiram muli',
    withdrawNow: 'Kunin na ang pera',
    cancel: 'Kanselahin',
    bindCard: 'Ilagay ang account',
    bindAnother: 'Maglagay ng ibang account',

    market: {
      title: 'Iba pang loan',
      note: 'ihambing ang gastos ng bawat isa',
      more: 'Pindutin para makakita pa',
    },

    several: 'Aling loan?',
    none: 'Wala pang loan',
    noneText: 'Pagka-apply ninyo, makikita ito rito.',
    notFound: 'Wala sa inyong mga loan ang hinahanap.',
  },

  list: {
    title: 'Mga loan ko',
    open: 'Tumatakbo',
    closed: 'Tapos na',
    toPay: 'Babayaran ngayon',
    offers: 'Tingnan ang mga iniaalok na loan',
  },

  score: {
    title: 'Nagustuhan ba ninyo ang app na ito?',
    legend: 'Ang inyong mga bituin',
    submit: 'Ipadala',
    missing: 'Pumili muna',
    low: 'Salamat sa pagsasabi',
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

  agreement: {
    title: 'Kasunduan sa loan',
    closed: 'Nabuksan na dati ang link na ito, o masyado nang luma.',
    closedText:
      'Isang papel lang ang binubuksan ng bawat link, isang beses, sa loob ng ilang minuto. Buksan itong muli mula sa inyong loan.',
    back: 'Bumalik sa loan ko',
    save: 'I-save bilang PDF',
    saveTable: 'I-save bilang talahanayan (CSV)',
    version: 'Edisyon ng teksto:',
    tickedByYou: 'Walang tsek ang kahon, at kayo ang naglagay.',
    tickedByDefault: 'May tsek na ang kahon nang magbukas ang pahina, at iniwan ninyo itong ganoon.',
    missing: 'Walang ganitong papel.',
    missingText:
      'Para sa statement, pumili ng mga araw mula sa pagbibigay ng pera hanggang ngayon, ang una bago ang huli.',
    toPapers: 'Mga resibo at papel',
    agreedAt: (moment) => `Sinang-ayunan noong ${written(moment)}.`,
    publicText:
      'Kasama ng inyong alok ang sarili ninyong kasunduan, kumpleto ang bawat halaga, bago kayo sumang-ayon. Ito ang sinasabi ng bawat isa.',
    terms: 'Mga tuntunin at kondisyon ng loan',
    published: (terms) => [
      {
        heading: 'Ang loan',
        text: `Nagpapahiram ang ${terms.lender} nang ${terms.minTermDays} hanggang ${terms.maxTermDays} araw sa kalendaryo. Nagpapasya ito sa loob ng ${days(terms.decisionDays)}; dumarating ang pera ${terms.fundingMinDays} hanggang ${days(terms.fundingMaxDays)} pagkatapos niyon.`,
      },
      {
        heading: 'Magkano',
        text: 'Nasa alok ang interes, bawat bayarin, ang kabuuan nila, at ang rate na kasama ang lahat ng gastos. Wala nang ibang sinisingil sa loan na nababayaran sa oras.',
      },
      {
        heading: 'Pagbabayad',
        text: 'May araw at halaga ang bawat hulog. Binibilang ang bayad sa araw na ginawa ito, kahit mahuli ang balita.',
      },
      {
        heading: 'Maagang pagbabayad',
        text: `Mababayaran nang maaga ang buong loan kapag lumipas na ang kalahati ng termino at hindi bababa sa ${days(terms.earlyAfterDays)} mula nang ibigay ang pera. Sinasabi namin ang halaga at ang matitipid bago kayo magpasya.`,
      },
      ...(terms.coolingOffDays === 0
        ? []
        : [
            {
              heading: 'Kung magbago ang isip',
              text: `Sa loob ng ${days(terms.coolingOffDays)} matapos ilabas ang pera, maibabalik ninyo ito at ang mga araw lang na hawak ninyo ito ang babayaran. Wala nang ibang singil. Nasa inyong alok ang huling araw.`,
            },
          ]),
      {
        heading: 'Huling pagbabayad',
        text: `Ayon sa listahan ng presyo: ${terms.onceNew} nang isang beses para sa bagong kliyente, ${terms.onceRepeat} para sa dati nang kliyente, at saka bawat araw, mula sa hindi pa bayad: ${terms.tiers.map(({ rate, fromDay }) => `${rate} mula sa ika-${fromDay} araw`).join(', ')}. Kung may mas mababang hangganan ang batas, iyon ang masusunod.`,
      },
      {
        heading: 'Ang nanghihiram',
        text: `Ang nanghihiram ay lampas ${terms.minAgeYears} taong gulang at ipinaaalam sa amin ang bagong pangalan, numero ng telepono o account sa loob ng ${days(terms.detailsChangeNoticeDays)}.`,
      },
      {
        heading: 'Paglilipat at alitan',
        text: `Sinasabi namin ${terms.assignmentNoticeBusinessDays} araw ng negosyo bago malipat sa iba ang singilin; hindi nito binabago ang mga tuntunin. Ang hatol ay binabayaran sa loob ng ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
