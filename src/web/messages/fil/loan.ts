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
    asOf: (date) => `sa petsang ${written(date)}`,
    youOwe: 'Utang ninyo',
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
    coolingOff: 'Kanselahin ang loan',
    coolingOffNote: (date) =>
      `hanggang katapusan ng ${written(date)}; ang mga araw lang na hawak ninyo ang pera ang babayaran`,
    credit: 'Sobrang bayad ninyo',
    calendar: 'Idagdag sa kalendaryo ko ang mga petsa ng bayad',
    papers: 'Mga resibo at dokumento',
    papersNote: 'mga resibo, statement, ang sinang-ayunan ninyo',
    talk: 'Kausapin kami',
    talkNote: 'Hahanap tayo ng planong kaya ninyo',
    wrong: 'May mali',
    claim: {
      link: 'Nakabayad na ako pero hindi lumalabas',
      looking: (reference) => `Hinahanap na namin ang bayad ninyong ${reference}`,
      found: (reference) => `Narito na ang bayad ninyong ${reference}. Wala pa ito sa loan ninyo`,
      until: (day) => `Sagot hanggang ${written(day)}`,
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
      note: 'ihambing ang gastos ng bawat isa',
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
    offers: 'Tingnan ang mga iniaalok na loan',
  },

  score: {
    title: 'Nagustuhan ba ninyo ang app na ito?',
    legend: 'Ang inyong mga bituin',
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

  agreement: {
    title: 'Kasunduan sa loan',
    closed: 'Nabuksan na dati ang link na ito, o masyado nang luma.',
    closedText:
      'Isang dokumento lang ang binubuksan ng bawat link, isang beses, sa loob ng ilang minuto. Buksan itong muli mula sa inyong loan.',
    back: 'Bumalik sa loan ko',
    save: 'I-save bilang PDF',
    saveTable: 'I-save bilang talahanayan (CSV)',
    version: 'Bersyon:',
    tickedByYou: 'Walang tsek ang kahon, at kayo ang naglagay.',
    tickedByDefault: 'May tsek na ang kahon nang magbukas ang pahina, at iniwan ninyo itong ganoon.',
    missing: 'Hindi namin makita ang dokumentong ito.',
    missingText:
      'Para sa statement, pumili ng mga araw mula sa pagbibigay ng pera hanggang ngayon, ang una bago ang huli.',
    toPapers: 'Mga resibo at dokumento',
    agreedAt: (moment) => `Sinang-ayunan noong ${written(moment)}.`,
    publicText:
      'Makikita ninyo ang sarili ninyong kasunduan kasama ng alok, kumpleto ang bawat halaga, bago kayo sumang-ayon. Ito ang sinasabi ng bawat kasunduan.',
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
        text: 'May petsa at halaga ang bawat hulog. Binibilang ang bayad mula sa araw na nagbayad kayo, kahit mahuli ang balita sa amin.',
      },
      {
        heading: 'Maagang pagbabayad',
        text: `Mababayaran ninyo nang maaga ang buong loan kapag lumipas na ang kalahati ng termino, at hindi bababa sa ${days(terms.earlyAfterDays)} mula nang ibigay ang pera. Sasabihin muna namin kung magkano ang babayaran at ang matitipid ninyo.`,
      },
      ...(terms.coolingOffDays === 0
        ? []
        : [
            {
              heading: 'Kung magbago ang isip',
              text: `Sa loob ng ${days(terms.coolingOffDays)} matapos ilabas ang pera, makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran. Wala nang ibang singil. Nasa inyong alok ang huling araw.`,
            },
          ]),
      {
        heading: 'Pagkahuli sa pagbabayad',
        text: `Ang mga karaniwan naming multa: ${terms.onceNew} nang isang beses para sa bagong kliyente, ${terms.onceRepeat} para sa dati nang kliyente, at saka bawat araw, sa hindi pa bayad: ${terms.tiers.map(({ rate, fromDay }) => `${rate} mula sa ika-${fromDay} araw`).join(', ')}. Kung may mas mababang hangganan ang batas, iyon ang babayaran ninyo.`,
      },
      {
        heading: 'Ang nanghihiram',
        text: `Ang nanghihiram ay lampas ${terms.minAgeYears} taong gulang at ipinaaalam sa amin ang bagong pangalan, numero ng telepono o account sa loob ng ${days(terms.detailsChangeNoticeDays)}.`,
      },
      {
        heading: 'Paglilipat at alitan',
        text: `Kung ililipat namin ang loan sa ibang nagpapautang, ipaaalam namin ito ${terms.assignmentNoticeBusinessDays} araw ng trabaho bago mangyari; hindi magbabago ang mga tuntunin. Ang hatol ng hukuman ay dapat bayaran sa loob ng ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
