// Words about a running loan account, in Filipino.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = writtenDate('fil')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `May bisa hanggang katapusan ng ${written(day)}`,
    exactly: (day) =>
      `Bayaran ang eksaktong halagang ito hanggang katapusan ng ${written(day)}: kapag kulang, karaniwang bayad ang bilang nito.`,
    parts: {
      principal: 'Natitirang prinsipal',
      interest: (day) => `Interes hanggang ${written(day)}`,
      fee: 'Mga bayarin',
      penalty: 'Multa sa pagkahuli hanggang ngayon',
      sum: 'Kabuuan',
    },
    feeRebate: 'Mga bayaring ibinawas noon sa ibinigay na pera, ibinabalik at naibawas na rito:',
    today: 'Ngayon',
    byPlan: 'Ayon sa plano',
    byPlanNote: 'lahat ng natitira',
    saving: 'Matitipid ninyo',
    settlement: {
      title: 'Maagang pagbabayad ng lahat',
      total: 'Para isara ang loan ngayon',
      agree: 'Sa bayad na ito, isasara ang loan.',
      after: 'Kapag nabayaran, wala na kayong utang, at naroon agad ang liham ng pagsasara.',
    },
    coolingOff: {
      title: 'Ibalik ang pera',
      total: 'Ibabalik ngayon',
      agree: 'Sa bayad na ito, ibinabalik ninyo ang loan, at isasara ito.',
      after:
        'Babayaran ninyo ang mga araw na nasa inyo ang pera, at walang multa. Kapag nabayaran, wala na kayong utang.',
    },
  },

  part: {
    title: 'Magbayad ng ibang halaga',
    label: 'Halaga',
    hint: (point) => `Anumang halaga hanggang sa buong utang, halimbawa 500${point}00`,
    dueNow: 'Babayaran ngayon ayon sa plano:',
    show: 'Tingnan kung saan mapupunta',
    goesTo: 'Saan mapupunta',
    line: (n, part) => `Hulog ${n}: ${partNames[part]}`,
    youPay: 'Babayaran ninyo',
    leftAfter: 'Matitirang babayaran',
    keepsDates: 'Hindi nagbabago ang mga petsa ng pagbabayad.',
    settles: 'Babayaran nito ang buong loan ayon sa plano.',
    settleInstead: 'Maaaring mas mura ang maagang pagsasara ng loan: tingnan ang kuwenta',
    unreadable: (point) => `Pakilagay ang halagang tulad ng 500${point}00.`,
    nothing: 'Pakilagay ang higit sa zero.',
    tooMuch: (owed) => `Higit iyan sa utang ninyo. Bayad na ang lahat sa ${owed}.`,
  },

  credit: {
    title: 'Ang inyong sobrang bayad',
    yours: 'Sobrang bayad na sa inyo',
    yoursText: 'Ganito kalaki ang sobra ninyong naibayad. Sa inyo ito.',
    noneText: 'Wala kayong pera sa amin para sa loan na ito.',
    whatHappens:
      'Ipadadala namin ang lahat sa account na ibinigay ninyo. Walang singil para rito, at sasabihin ng pahinang ito kapag naipadala na.',
    ask: 'Ipadala sa account ko',
    toOrder: 'Sa loan ko',
    bindAccount: 'Ibigay o palitan ang account',
    refund: 'Pagbabalik ng pera',
    amount: 'Halaga',
    account: 'Sa inyong account',
    askedAt: 'Hiniling noong',
    states: {
      asked: {
        title: 'Nasa amin na ang hiling ninyo.',
        text: 'Ipadadala ang pera sa loob ng ilang minuto. Hindi na kailangang humiling muli.',
      },
      sent: {
        title: 'Papunta na ang pera.',
        text: 'Hindi pa ito kinukumpirma ng bangko. Patuloy kaming nagtatanong at padadalhan namin kayo ng mensahe. Hindi na kailangang humiling muli.',
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
    origin: 'Kung saan ito galing',
    afterTheEnd: 'dumating nang wala nang utang',
    moreThanOwed: 'higit sa utang',
    papers: 'Mga resibo at papel',
  },

  papers: {
    title: 'Mga resibo at papel',
    letterText: 'Sinasabi nitong sarado na ang loan at wala na kayong utang.',
    saveLetter: 'I-save ang liham',
    readLetter: 'Basahin ang liham',
    receipts: 'Mga resibo',
    receiptCount: (count) => `${count} bayad`,
    noReceipts: 'Wala pang bayad. Dito magkakaroon ng resibo ang bawat isa.',
    countedAs: {
      payment: 'Bayad',
      rollover: 'Bayad sa palugit',
      settlement: 'Maagang pagbabayad ng lahat',
      coolingOffExit: 'Ibinalik na pera',
    },
    allCredit: 'dumating nang wala nang utang; ang sobrang bayad ninyo:',
    partCredit: 'sobrang bayad ninyo rito:',
    statementNote: 'Ang siningil at ang binayaran, araw-araw. Kasama ang dalawang araw na iyon.',
    from: 'Mula',
    to: 'Hanggang',
    showStatement: 'Ipakita ang statement',
    wholeStatement: 'Buong panahon ng loan',
    years: 'Interes ng bawat taon',
    yearsNote: 'Ang siningil at binayaran sa isang taon sa kalendaryo, halimbawa para sa inyong buwis.',
    agreed: 'Ang sinang-ayunan ninyo',
    agreedNote: 'Bawat salita ayon sa nakita ninyo, kasama ang oras at fingerprint ng teksto.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'multa sa pagkahuli',
  fee: 'bayarin',
  interest: 'interes',
  principal: 'prinsipal',
}
