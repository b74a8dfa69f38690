// Words about a running loan account, in Filipino.

import type { Part } from '../../../core/loan/terms.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = unbrokenDate('fil')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `May bisa hanggang katapusan ng ${written(day)}`,
    exactly: (day) =>
      `Bayaran ang eksaktong halagang ito hanggang katapusan ng ${written(day)}. Kung kulang, ituturing itong karaniwang bayad.`,
    parts: {
      principal: 'Natitirang halaga ng loan',
      interest: (day) => `Interes hanggang ${written(day)}`,
      fee: 'Mga bayarin',
      penalty: 'Multa sa pagkahuli hanggang ngayon',
      sum: 'Kabuuan',
    },
    feeRebate: 'Mga bayaring ibinawas sa ibinigay na pera na ibinabalik sa inyo, naibawas na:',
    today: 'Ngayon',
    byPlan: 'Ayon sa plano',
    byPlanNote: 'lahat ng natitira',
    saving: 'Matitipid ninyo',
    settlement: {
      title: 'Bayaran nang maaga ang lahat',
      total: 'Para isara ang loan ngayon',
      agree: 'Isasara ng bayad na ito ang loan.',
      after: 'Kapag nabayaran ito, wala na kayong utang, at makukuha ninyo agad ang liham ng pagsasara.',
    },
    coolingOff: {
      title: 'Kanselahin ang loan',
      total: 'Babayaran ngayon',
      agree: 'Kakanselahin at isasara ng bayad na ito ang loan.',
      after:
        'Ang mga araw lang na nasa inyo ang pera ang babayaran, at walang multa. Kapag nabayaran ito, wala na kayong utang.',
    },
  },

  part: {
    title: 'Magbayad ng ibang halaga',
    label: 'Halaga',
    hint: (example) => `Anumang halaga hanggang sa buong utang, halimbawa ${example}`,
    dueNow: 'Babayaran ngayon ayon sa plano:',
    show: 'Tingnan kung saan mapupunta',
    goesTo: 'Saan mapupunta',
    line: (n, part) => `Hulog ${n}: ${partNames[part]}`,
    youPay: 'Babayaran ninyo',
    leftAfter: 'Matitirang babayaran',
    keepsDates: 'Hindi nagbabago ang mga petsa ng pagbabayad.',
    settles: 'Babayaran nito ang lahat ng natitira sa plano.',
    settleInstead: 'Maaaring mas mura kung babayaran nang maaga ang lahat: tingnan kung magkano',
    unreadable: (example) => `Pakilagay ang halagang tulad ng ${example}.`,
    nothing: 'Pakilagay ang higit sa zero.',
    tooMuch: (owed) => `Higit iyan sa utang ninyo. Bayad na ang lahat sa ${owed}.`,
  },

  move: {
    title: 'Ilipat ang takdang araw',
    now: (n, of, date) => `Ang hulog ${n} sa ${of} ay sa ${written(date)}.`,
    newDay: 'Bagong takdang araw',
    range: (from, to) => `Mula ${written(from)} hanggang ${written(to)}`,
    wrongDay: (from, to) => `Pumili ng araw mula ${written(from)} hanggang ${written(to)}.`,
    show: 'Ipakita ang gastos at plano',
    cost: 'Magkano ito',
    by: (date) => `Hanggang ${written(date)}`,
    interest: (days) => `Interes sa dagdag na ${days} araw`,
    rule: 'Ang interes lang ng loan ninyo, sa bahagi lang na mas huli ninyong babayaran. Wala nang ibang bayarin. Hindi nagbabago ang ibang petsa.',
    times: (left) =>
      left === 1
        ? 'Isang beses pa ninyo ito magagawa sa loan na ito.'
        : `${left} beses pa ninyo ito magagawa sa loan na ito.`,
    plan: 'Ang plano ninyo pagkatapos',
    stays: (n, of) => `Hulog ${n} sa ${of}`,
    was: (n, of, date) => `Hulog ${n} sa ${of}, dating ${written(date)}`,
    left: 'Natitirang babayaran',
    move: 'Ilipat ang araw',
    toLoan: 'Sa loan ko',
    stamp: 'Nailipat na',
    nowDue: (n, of, date) => `Ang hulog ${n} sa ${of} ay sa ${written(date)} na`,
    insteadOf: (date) => `sa halip na ${written(date)}`,
    included: 'Kasama ang interes sa dagdag na araw',
    told: 'Nagpadala kami ng mensahe na may bagong petsa.',
    calendar: 'Idagdag sa kalendaryo ko ang mga bagong petsa',
    cannotPay: 'Hindi ako makakabayad',
    cannotPayNote: 'sabihan ninyo kami at hahanap tayo ng plano',
    movedBefore: (n, from, to) => `Inilipat ang hulog ${n} mula ${written(from)} sa ${written(to)}.`,
  },

  credit: {
    title: 'Ang inyong sobrang bayad',
    yours: 'Sobrang bayad ninyo',
    yoursText: 'Ganito kalaki ang sobra ninyong naibayad. Sa inyo ito.',
    noneText: 'Wala kayong sobrang bayad sa loan na ito.',
    whatHappens:
      'Maipadadala namin ang lahat sa bank account ninyo. Libre ito, at sasabihin ng pahinang ito kapag naipadala na.',
    ask: 'Ipadala sa account ko',
    toOrder: 'Sa loan ko',
    bindAccount: 'Idagdag o palitan ang account',
    refund: 'Pagbabalik ng pera',
    amount: 'Halaga',
    account: 'Sa inyong account',
    askedAt: 'Hiniling noong',
    states: {
      asked: {
        title: 'Natanggap namin ang hiling ninyo.',
        text: 'Ipadadala ang pera sa loob ng ilang minuto. Hindi na kailangang humiling muli.',
      },
      sent: {
        title: 'Papunta na ang pera.',
        text: 'Hindi pa ito kinukumpirma ng bangko. Patuloy naming titingnan at ite-text namin kayo. Hindi na kailangang humiling muli.',
      },
      paid: {
        title: 'Naipadala na ang pera.',
        text: 'Nasa bangko na ninyo ito; ang bangko ang bahala kung kailan ito makikita sa account.',
      },
      failed: {
        title: 'Hindi nakarating ang pera sa inyong account.',
        text: 'Sa inyo pa rin ito. Pakitingnan ang account, saka humiling muli.',
      },
    },
    use: {
      title: 'Gamitin ito sa ibang loan',
      late: (days) => `${days} araw nang huli`,
      due: 'Dapat bayaran ngayon',
      fromCredit: 'Mula sa sobrang bayad ninyo',
      dueAfter: 'Matitirang dapat bayaran',
      left: 'Matitirang maibabalik sa inyo',
      note: 'Kayo ang magpapasya. Wala kaming kukunin kung hindi ninyo pipindutin ang button.',
      offered: 'Mungkahi namin ito. Bukas ito hanggang',
      yes: 'Gamitin ang sobrang bayad ko',
      done: 'Ginamit sa ibang loan',
      receipt: 'Resibo',
    },
    origin: 'Kung saan ito galing',
    afterTheEnd: 'dumating nang bayad na ang lahat',
    moreThanOwed: 'higit sa utang ninyo',
    papers: 'Mga resibo at dokumento',
  },

  papers: {
    title: 'Mga resibo at dokumento',
    letterText: 'Sinasabi nitong sarado na ang loan at wala na kayong utang.',
    saveLetter: 'I-save ang liham',
    readLetter: 'Basahin ang liham',
    receipts: 'Mga resibo',
    receiptCount: (count) => `${count} bayad`,
    noReceipts: 'Wala pang bayad. Dito magkakaroon ng resibo ang bawat isa.',
    countedAs: {
      payment: 'Bayad',
      rollover: 'Bayad sa palugit',
      settlement: 'Maagang pagbabayad',
      coolingOffExit: 'Kinanselang loan',
    },
    allCredit: 'dumating nang bayad na ang lahat; ang sobrang bayad ninyo:',
    partCredit: 'sobrang bayad ninyo rito:',
    statementNote: 'Ang siningil at ang binayaran, araw-araw. Kasama ang dalawang araw na iyon.',
    from: 'Mula',
    to: 'Hanggang',
    showStatement: 'Ipakita ang statement',
    wholeStatement: 'Statement ng buong loan',
    years: 'Interes bawat taon',
    yearsNote: 'Ang siningil at binayaran sa bawat taon, halimbawa para sa inyong buwis.',
    letters: 'Mga sulat',
    lettersNote: 'Ang pinatawad o napagkasunduan sa inyo, kasama ang mga halaga noong araw na iyon.',
    agreed: 'Ang sinang-ayunan ninyo',
    agreedNote: 'Bawat salita ayon sa nakita ninyo, kasama ang petsa at oras.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'multa sa pagkahuli',
  fee: 'bayarin',
  interest: 'interes',
  principal: 'halaga ng loan',
}
