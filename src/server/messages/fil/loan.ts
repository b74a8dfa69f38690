// What the server says about offers, agreements and loan accounts, in Filipino.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { LoanWords } from '../en/loan.ts'

const written = writtenDate('fil')

const days = (count: number): string => `${count} araw`

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `Nabayaran ninyo ang lahat noong ${on}.`,
  settlement: (on) => `Maaga ninyong nabayaran ang lahat, noong ${on}.`,
  coolingOffExit: (on) =>
    `Kinansela ninyo ang loan noong ${on}, at ang mga araw lang na hawak ninyo ang pera ang binayaran.`,
}

export const loanWords: LoanWords = {
  day: written,
  days,
  statusNames: {
    inReview: 'Sinusuri',
    declined: 'Tinanggihan',
    approved: 'Aprobado',
    active: 'Aktibo',
    due: 'Dapat bayaran',
    overdue: 'Lampas sa takda',
    settled: 'Bayad na',
  },

  agreedName: 'Pumayag',

  notice: {
    inReview: (v) =>
      `Sinusuri namin ang inyong application. ${v.answerBy === null ? 'Mas matagal ito kaysa sa sinabi namin. Sasagot kami sa text.' : `Sasagot kami sa text bago lumipas ang ${written(v.answerBy)}.`} Puwedeng isara ang pahinang ito.`,
    referred: (v) =>
      `Tinitingnan ng aming staff ang application ninyo. ${v.answerBy === null ? 'Mas matagal ito kaysa sa sinabi namin. Sasagot kami sa text.' : `Sasagot kami bago lumipas ang ${written(v.answerBy)} at magte-text.`} Puwedeng isara ang pahinang ito.`,
    agreed: (v) =>
      `Pumayag kayo. ${v.answerBy === null ? 'Tinitingnan naming muli ang mga detalye ninyo, saka namin ipapadala ang pera. Mas matagal ito kaysa sa sinabi namin.' : `Titingnan naming muli ang mga detalye ninyo bago lumipas ang ${written(v.answerBy)}, saka namin ipapadala ang pera.`} Magte-text kami. Puwedeng isara ang pahinang ito.`,
    declined: (v) =>
      v.retryOn === null ? v.reason : `${v.reason} Makakapag-apply kayong muli mula ${written(v.retryOn)}.`,
    readyToWithdraw: (v) =>
      `Handa na ang inyong loan. Kunin ang ${v.netProceeds} hanggang ${written(v.until)}. Pagkatapos niyon, mag-e-expire ang aprobasyon, at wala kayong babayaran.`,
    payoutUnderWay: (v) =>
      `Ipinapadala namin ang ${v.netProceeds} sa inyong account ${v.account}. ${v.by === null ? 'Mas matagal ito kaysa karaniwan: kausapin ninyo kami kung hindi pa dumarating.' : `Darating ito hanggang ${written(v.by)}.`}`,
    payoutChecked: (v) =>
      `Bago namin ipadala ang ${v.netProceeds}, tinitiyak namin na nakapangalan sa inyo ang account ${v.account}. Wala kayong kailangang gawin: magpapadala kami ng mensahe kapag naipadala na ang pera, o kung kailangan namin ng ibang account.`,
    payoutFailed: (v) =>
      `Hindi nakarating sa inyong account ang ${v.netProceeds}: ${v.reason} Magdagdag ng ibang bank account hanggang ${written(v.until)} at ipadadala namin itong muli.`,
    active: (v) => `Walang babayaran ngayon. Ang susunod na hulog, ${v.amount}, ay pagkalipas ng ${days(v.days)}.`,
    dueToday: (v) => `Dapat bayaran ngayon ang hulog ${v.n}: ${v.amount}.`,
    dueInGrace: (v) =>
      `Dapat bayaran ang hulog ${v.n} noong ${written(v.dueDate)}. Magbayad hanggang ${written(v.until)} at walang idadagdag.`,
    overdue: (v) => `Huli na nang ${days(v.days)} ang hulog ${v.n}. ${v.added}`,
    overdueSeveral: (v) => `${v.count} hulog ang huli, ang hulog ${v.n} nang ${days(v.days)}. ${v.added}`,
    added: {
      perDay: (v) => `Madaragdagan ito ng ${v.nextDay} bawat dagdag na araw.`,
      limit: 'Wala nang idadagdag: naabot na ng mga singil ang hangganan.',
      paused: (v) => `Walang idadagdag na multa hanggang ${written(v.until)}.`,
      stopped: 'Wala nang idadagdag na multa. Utang pa rin ninyo ang nakikita rito.',
    },
    settled: (v) => `${closedBy[v.by](written(v.on))} ${v.name === null ? 'Salamat po.' : `Salamat po, ${v.name}.`}`,
  },

  declineReasons: {
    tooYoung: 'Nagpapahiram lamang kami sa mga lampas 18 taong gulang.',
    blocked: 'Hindi kami makapagpapahiram sa account na ito sa ngayon. Sasabihin ng serbisyo sa kliyente ang dahilan.',
    paysLate: 'May nahuling hulog sa ibang loan.',
    wasVeryLate: 'Sa nakalipas na isang taon ay may hulog sa ibang loan na lubhang nahuli.',
    tooManyLoans: 'Nasa inyo na ang pinakamaraming loan na ibinibigay namin nang sabay-sabay.',
    amountNotOffered: 'Hindi na namin iniaalok ang halagang ito para sa produktong ito.',
    notAffordable: 'Masyadong malaking bahagi ng kita ninyo ang kukunin ng mga hulog.',
    identityNotConfirmed: 'Hindi tugma sa opisyal na talaan ang sinabi ninyo tungkol sa inyong pagkakakilanlan.',
    scoreTooLow: 'Mas mababa ang credit score ninyo kaysa sa kailangan namin para sa loan na ito.',
    loansElsewhere: 'Mas marami ang bukas ninyong loan sa ibang nagpapautang kaysa sa pinapayagan namin.',
    lateElsewhere: 'May loan kayo sa ibang nagpapautang na nahuli ang bayad.',
    approvalHasLapsed: 'Naaprubahan ang loan ninyo, pero hindi ninyo nakuha ang pera sa oras. Wala kayong binayaran.',
    decidedByPerson: 'Tiningnan ng aming staff ang application ninyo at tinanggihan ito.',
  },

  payoutFailures: {
    accountUnknown: 'hindi kilala ng bangko ang account.',
    accountClosed: 'sarado na ang account.',
    nameDiffers: 'wala sa inyong pangalan ang account.',
    nameNotTold: 'hindi namin malaman kung kanino ang account.',
    limitReached: 'hindi matatanggap ng account ang halagang ito.',
    other: 'ibinalik ito ng bangko.',
  },

  fees: {
    service: 'Bayad sa serbisyo',
    processing: 'Bayad sa pagproseso',
    document: 'Bayad sa dokumento',
    insurance: 'Seguro',
    other: 'Bayarin',
  },
  feeDeducted: (v) => `${v.fee}, binabawas sa pagbibigay ng pera`,
  feeAdded: (v) => `${v.fee}, sa unang hulog`,
  noFees: 'Walang bayarin',
  taxes: {
    fee: (v) => `${v.name} (${v.rate}) na kasama na sa bayarin`,
    interest: (v) => `${v.name} (${v.rate}) na kasama na sa interes`,
    late: (v) => `Kasama na sa multa sa pagkahuli ang ${v.name} (${v.rate}).`,
    rollover: (v) => `Kasama na sa bayad ang ${v.name} (${v.rate}).`,
  },
  inYourOffer: 'mga araw sa inyong alok',
  dayCount: days,
  fundingTime: (from, to) => `sa loob ng ${from === 0 || from === to ? '' : `${from} hanggang `}${days(to)}`,

  rows: {
    loanAmount: 'Halaga ng loan',
    loanTerm: 'Termino ng loan',
    youGet: 'Matatanggap',
    youReceived: 'Natanggap ninyo',
    youPayBack: 'Ibabalik ninyo',
    youPaidBack: 'Naibalik ninyo',
    interest: (v) => `Interes, ${days(v.days)}`,
    interestPaid: 'Interes',
    costs: 'Gastos ninyo sa loan',
    apr: 'APR, lahat ng gastos sa isang taunang rate',
    monthlyRate: 'Epektibong rate, lahat ng gastos sa isang buwanang rate',
    applied: 'Nag-apply',
    costSoFar: 'Gastos hanggang ngayon',
    paidOut: 'Ibinigay ang pera',
    account: 'Account',
    orderNumber: 'Numero ng loan',
    lateCharges: 'Mga multa sa pagkahuli',
    rolloverFees: 'Mga bayad sa palugit',
    feesGivenBack: 'Mga bayaring ibinalik',
    credit: 'Sobrang bayad ninyo',
    noChargesFrom: 'Walang multa simula',
    noChargesUntil: 'Walang multa hanggang',
    noChargesSince: 'Walang multa mula',
    decided: 'Napagpasyahan',
    approvalEnds: 'Matatapos ang aprobasyon',
    closed: 'Isinara',
    firstPayment: 'Unang hulog',
  },
  term: (v) =>
    v.instalments === 1
      ? `1 hulog pagkalipas ng ${days(v.termDays)}`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} araw`
        : `${v.instalments} hulog sa loob ng ${v.termDays} araw`,

  rate: {
    day: (v) => `${v.rate} bawat araw`,
    month: (v) => `${v.rate} bawat buwan`,
    year: (v) => `${v.rate} bawat taon`,
    yearOnOwed: (v) => `${v.rate} bawat taon sa natitira pang utang`,
    from: (v) => `mula ${v.rate}`,
  },
  aprName: { year: 'APR', month: 'epektibong rate' },
  aprBasis: {
    eu: 'Epektibong taunang rate: lahat ng gastos, sa taong may 365 araw.',
    usActuarial: 'Taunang porsiyento: lahat ng gastos, paraang actuarial.',
    indiaIrr12: 'Taunang porsiyento: buwanang internal rate × 12 sa talagang natatanggap ninyo.',
    phMonthlyEir: 'Epektibong rate ng interes bawat buwan: lahat ng bayad laban sa talagang natatanggap ninyo.',
    mxCat: 'Kabuuang taunang gastos: lahat ng gastos nang walang VAT, sa taong may 365 araw.',
  },

  late: {
    once: (v) => `${v.amount} nang isang beses`,
    firstTier: (v) =>
      v.fromDay === 1
        ? `${v.rate} bawat araw sa hindi pa bayad`
        : `${v.rate} bawat araw sa hindi pa bayad mula sa ika-${v.fromDay} araw`,
    laterTier: (v) => `${v.rate} mula sa ika-${v.fromDay} araw`,
    grace: (v) => `Walang idinadagdag sa unang ${days(v.days)} pagkatapos ng takdang araw.`,
    nothing: 'Walang dagdag na singil ang nahuling bayad.',
    rule: (v) =>
      `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, pagkatapos ay `}${v.tiers.join(', ')}`,
    capOnce: (v) => `hanggang ${v.amount} nang isang beses`,
    capDaily: (v) => `${v.rate} bawat araw sa nahuling hulog`,
    capMonthly: (v) => `${v.rate} bawat buwan sa nahuling hulog`,
    capAllIn: (v) => `${v.rate} bawat araw, kasama na ang lahat`,
    capTotal: (v) => `hindi kailanman lalampas sa ${v.amount} ang lahat ng gastos`,
    noCap: 'Walang hangganan sa batas dito',
    capRule: (v) =>
      v.caps === null
        ? 'Walang hangganan sa batas dito.'
        : `May hangganan sa batas: ${v.caps}. Kung mas mataas ang karaniwan naming multa, ang hangganan lang ang babayaran ninyo.`,
    graceRule: (v) =>
      v.days === 0
        ? 'Nagsisimula ang bilang sa unang araw pagkatapos ng takdang araw.'
        : `Walang singil sa unang ${days(v.days)} pagkatapos ng takdang araw, at doon pa lang nagsisimula ang bilang.`,
    example: (v) => `Ang ${v.unpaid} na huli nang ${days(v.days)} ay may dagdag na`,
    exampleCapped: (v) => `${v.charged} (karaniwan naming multa: ${v.nominal})`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? 'Walang mga araw para kanselahin ang loan na ito.'
        : `Hanggang ${written(v.until)} (${days(v.days)} mula nang ibigay ang pera), makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran: interes bawat araw at katumbas na bahagi ng bawat bayarin, walang multa.`,
    rollover: (v) =>
      `Kung kapos sa pera kapag dapat nang magbayad, puwede kayong magbayad ng ${v.percent} ng halaga ng loan na utang pa, at mauusog ang lahat ng hindi pa bayad nang ${days(v.days)}, ${v.limit === 1 ? 'isang beses' : `hanggang ${v.limit} beses`}. Ipinapakita muna ng app ang gastos. Babayaran pa rin ang mga multang naipon na.`,
    noRollover: 'Hindi mabibigyan ng palugit ang loan na ito.',
    dateMove: (v) =>
      `Puwede ninyong iusog ang susunod na takdang araw nang hanggang ${days(v.days)}, ${v.times === 1 ? 'isang beses' : `hanggang ${v.times} beses`}, habang wala pang dapat bayaran. Ang gastos ay ang interes ng loan na ito sa mga dagdag na araw. Ipinapakita muna ng app ang gastos.`,
  },

  retention: {
    title: 'Gusto ba ninyong umalis?',
    text: (v) =>
      `Walang napagkakasunduan hangga’t hindi ninyo pinipindot ang Kunin ang loan. Mababalikan ninyo ang alok na ito hanggang ${written(v.until)}.`,
  },
  promo: { buttonText: 'Tingnan ang gastos' },
  classicButton: 'Kunin ang loan',

  products: {
    seeCost: 'Tingnan ang gastos',
    range: (v) => (v.from === v.to ? v.from : `${v.from} hanggang ${v.to}`),
    rangeLabel: 'Halaga ng loan',
    description: (v) =>
      v.instalments === 1
        ? `Isang hulog pagkalipas ng ${v.termDays} araw`
        : `${v.instalments} hulog sa loob ng ${v.termDays} araw`,
  },

  accountPrompt: {
    title: 'Hindi dumating ang pera',
    text: (v) =>
      `Bumalik ang perang ipinadala: ${v.reason} Magdagdag ng ibang bank account at ipadadala namin itong muli agad.`,
  },
  withdrawPrompt: {
    title: 'Handa na ang inyong loan',
    text: (v) =>
      `Matatanggap ninyo ang ${v.netProceeds} sa inyong account ${v.account}, at ibabalik ang ${v.totalRepayable}.`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `Hulog ${v.n}: dumating na ang ${v.paid} nito.`,
    credit: (v) => `Sobra nang ${v.amount} ang naibayad ninyo. Sa inyo ito; ibabalik namin kapag hiningi ninyo.`,
  },
  yourAccount: 'ang inyong account',

  documents: {
    keyFacts: 'Mahahalagang detalye',
    loanAgreement: 'Kasunduan sa loan',
    privacy: 'Patakaran sa privacy',
    closureLetter: 'Liham ng pagsasara',
  },
  blank: 'itinatakda sa pagbibigay ng pera',

  loginFailure: {
    notice: 'Hindi kayo naka-log in',
    expired: 'Expired na ang link na pinanggalingan ninyo. Buksang muli ang pahina mula sa app.',
    used: 'Nagamit na dati ang link na ito. Isang pahina lang ang binubuksan ng bawat link, isang beses. Buksang muli ang pahina mula sa app.',
    foreign:
      'Sa ibang account o device ang link na ito. Buksang muli ang pahina mula sa app kung saan kayo naka-log in.',
    missing: 'Ipinapakita ng pahinang ito ang sarili ninyong loan o account.',
    ended:
      'Para sa inyong kaligtasan, nila-log out namin kayo pagkalipas ng 15 minutong hindi ginagamit, at pagkalipas ng 12 oras. Ligtas ang naipadala o na-save: mag-log in at magpatuloy.',
    unavailable: 'Hindi matiyak ngayon ang pag-log in. Walang binago. Pakisubukang muli pagkalipas ng isang minuto.',
    other: 'Hindi gumana ang pag-log in. Buksang muli ang pahina mula sa app.',
  },

  messages: {
    referred: (v) =>
      `${v.lender}: tinitingnan ng aming staff ang application ninyo. Makukuha ninyo ang sagot bago lumipas ang ${written(v.by)}.`,
    approved: (v) =>
      `${v.lender}: aprobado ang inyong loan. Ipinapadala namin ang ${v.netProceeds}; darating bago lumipas ang ${written(v.by)}.`,
    readyToWithdraw: (v) =>
      `${v.lender}: handa na ang inyong loan. Kunin ang ${v.netProceeds} sa app hanggang ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.lender}: hindi namin maibibigay ang loan na ito. Nasa app ang dahilan.`
        : `${v.lender}: hindi namin maibibigay ang loan na ito ngayon. Nasa app ang dahilan. Makakapag-apply kayong muli mula ${written(v.retryOn)}.`,
    paidOut: (v) =>
      `${v.lender}: papunta na sa inyong account ang ${v.netProceeds}. Unang hulog: ${v.firstAmount} hanggang ${written(v.firstDueDate)}.`,
    payoutFailed: (v) =>
      `${v.lender}: hindi namin naihatid ang pera ninyo: ${v.reason} Magdagdag ng ibang bank account sa app.`,
    dueSoon: (v) => `${v.lender}: dapat bayaran ang ${v.amount} sa ${written(v.dueDate)}.`,
    dueToday: (v) => `${v.lender}: dapat bayaran ngayon ang ${v.amount}.`,
    overdue: (v) =>
      `${v.lender}: huli na nang ${days(v.days)} ang isang hulog. Babayaran ngayon: ${v.amount}. Kung kapos sa pera, nasa app ang puwedeng gawin.`,
    stopReminders: (v) => `Itigil ang mga paalala: ${v.url}`,
    settled: (v) => `${v.lender}: bayad na nang buo ang inyong loan. Nasa app ang liham ng pagsasara ${v.number}.`,
    cancelled: (v) =>
      `${v.lender}: kanselado na ang inyong loan, at wala nang babayaran. Nasa app ang liham ng pagsasara ${v.number}.`,
    waived: (v) => `${v.lender}: pinatawad namin ang ${v.amount} ng inyong loan. Natitirang babayaran: ${v.left}.`,
    chargesPaused: (v) =>
      v.from === null
        ? `${v.lender}: walang idadagdag na multa sa inyong loan hanggang ${written(v.until)}.`
        : `${v.lender}: walang idadagdag na multa sa inyong loan mula ${written(v.from)} hanggang ${written(v.until)}. Bago noon, walang magbabago.`,
    planAgreed: (v) =>
      `${v.lender}: magsisimula sa ${written(v.from)} ang inyong plano ng pagbabayad. Bago noon, walang magbabago. Walang multa at walang paalala mula sa araw na iyon hanggang ${written(v.until)}. Susunod na hulog: ${v.amount} hanggang ${written(v.dueDate)}.`,
    planBegun: (v) =>
      `${v.lender}: nagsimula na ang inyong plano ng pagbabayad. Walang multa at walang paalala hanggang ${written(v.until)}. Susunod na hulog: ${v.amount} hanggang ${written(v.dueDate)}.`,
    dateMoved: (v) =>
      `${v.lender}: ang hulog ${v.n} ay sa ${written(v.to)} na sa halip na ${written(v.from)}. Bayaran ang ${v.amount} hanggang sa araw na iyon, kasama ang ${v.cost} na interes para sa dagdag na araw.`,
    writtenOff: (v) =>
      `${v.lender}: na-write off na namin ang inyong loan at hindi na madaragdagan ng multa. Utang pa rin ninyo ang ${v.left}; bawat bayad ay nakababawas dito.`,
    corrected: (v) => `${v.lender}: itinama namin ang inyong loan account. Natitirang babayaran: ${v.left}.`,
  },
}
