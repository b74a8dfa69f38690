// Words of the legal pages, in Filipino.

import type { legal as english } from '../en/legal.ts'
import { days, withinDays } from './days.ts'

export const legal: typeof english = {
  privacy: {
    title: 'Patakaran sa privacy',
  },

  terms: {
    title: 'Mga tuntunin at kondisyon ng loan',
    lead: (lender) =>
      `Para sa lahat ng nanghihiram sa ${lender} ang mga tuntuning ito. Nasa alok ninyo ang sarili ninyong mga halaga.`,

    borrower: 'Sino ang puwedeng manghiram',
    borrowerText: (over) =>
      `Ang nanghihiram ay lampas ${over} taong gulang, nanghihiram para sa sariling gamit, at may account sa sariling pangalan.`,
    term: 'Gaano katagal',
    termText: (min, max) => `Ang loan ay tumatagal nang ${min} hanggang ${max} araw sa kalendaryo.`,
    decision: 'Pasya at pagbibigay ng pera',
    decisionText: (decisionDays, minDays, maxDays) =>
      `Nagpapasya kami sa loob ng ${days(decisionDays)}. Darating ang pera sa account ninyo ${withinDays(minDays, maxDays)}.`,
    cost: 'Magkano',
    costText:
      'Nasa alok ang interes, bawat bayarin, ang kabuuan nila, at ang rate na kasama ang lahat ng gastos. Iyon lang at wala nang iba ang gastos ng loan na nababayaran sa oras.',
    repayment: 'Pagbabayad',
    repaymentText:
      'May petsa at halaga ang bawat hulog. Binibilang ang bayad mula sa araw na nagbayad kayo, kahit mahuli ang balita sa amin.',
    early: 'Maagang pagbabayad',
    earlyText: (share, afterDays) =>
      `Mababayaran ninyo nang maaga ang buong loan kapag lumipas na ang ${share} ng termino, at hindi bababa sa ${days(afterDays)} mula nang ibigay ang pera. Sasabihin muna namin kung magkano ang babayaran at ang matitipid ninyo.`,
    coolingOff: 'Kung magbago ang isip',
    coolingOffText: (count) =>
      `Sa loob ng ${days(count)} matapos ilabas ang pera, makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran. Wala nang ibang singil. Nasa inyong alok ang huling araw.`,

    late: 'Kung mahuli ang hulog',
    lateInOffer:
      'Nakasaad sa bawat alok ang sarili nitong multa: minsanan kada loan, kada araw, at mula sa ikailang araw. Basahin muna ito roon bago pumayag.',
    lateFree: 'Walang sinisingil sa nahuling bayad.',
    dailyAlone: 'Kada araw, sa hindi pa bayad na bahagi ng nahuling hulog:',
    earlyInOffer:
      'Nakasaad sa bawat alok kung mula anong araw mababayaran nang maaga ang buong loan, magkano ang babayaran at matitipid.',
    notNow: 'Hindi na-load ang mga tuntunin. Subukan muli pagkalipas ng isang minuto.',
    lateText: 'Isang beses bawat loan:',
    onceNew: 'Bagong kliyente',
    onceRepeat: 'Dati nang kliyente',
    dailyText: 'at bawat araw, sa hindi pa bayad na bahagi ng hulog na iyon:',
    tier: (fromDay, toDay) =>
      toDay === null ? `Mula sa ika-${fromDay} araw` : `Ika-${fromDay} hanggang ika-${toDay} araw`,
    grace: (graceDays) => `Walang singil sa unang ${days(graceDays)} pagkatapos ng takdang araw.`,
    capTitle: 'May hangganan ayon sa batas:',
    cap: {
      lateOnceMinor: 'Pinakamataas na isahang halaga',
      lateDailyBps: 'Pinakamataas na multa sa isang araw',
      lateMonthlyBps: 'Pinakamataas na multa sa 30 araw',
      allInDailyBps: 'Pinakamataas na interes at multa sa isang araw',
      totalCostBps: 'Pinakamataas na kabuuang gastos ng loan',
    },
    capOf: {
      lateDailyBps: 'ng hindi pa bayad',
      lateMonthlyBps: 'ng hindi pa bayad',
      allInDailyBps: 'ng halaga ng loan',
      totalCostBps: 'ng halaga ng loan',
    },
    lower: 'Ang mas mababa sa dalawa ang babayaran ninyo.',
    exampleTitle: 'Halimbawa, hindi bayad',
    example: (daysLate) => `${days(daysLate)} na huli, dagdag na`,
    byPriceList: 'karaniwan naming multa',

    details: 'Sabihin sa amin ang nagbago',
    detailsText: (noticeDays) =>
      `Ipaalam sa amin sa loob ng ${days(noticeDays)} kung magbago ang pangalan, numero ng telepono, tirahan o account ninyo.`,
    assignment: 'Kung malipat ang loan',
    assignmentText: (businessDays) =>
      `Maaari naming ilipat ang loan sa ibang lisensyadong nagpapautang. Ipaaalam namin ito sa inyo ${businessDays} araw ng trabaho bago mangyari, at walang magbabago sa mga tuntunin ninyo.`,
    disputes: 'Kung hindi tayo magkasundo',
    disputesText: (paymentDays) =>
      `Magreklamo muna sa amin. Ang hatol ng hukuman ay dapat bayaran sa loob ng ${paymentDays} araw sa kalendaryo.`,
    regulator: 'Kung hindi kami makatulong:',
  },

  offline: {
    title: 'Walang koneksyon',
    voice: 'Walang koneksyon.',
    text: 'Hindi ma-load ang pahinang ito. Kung may ipinadala kayo ngayon lang, tingnan ang inyong loan pagbalik ng koneksyon: makikita roon kung nakarating ito sa amin.',
    counts: 'Binibilang ang bayad ayon sa araw na nagbayad kayo, hindi sa araw na nakita ninyo ito rito.',
    again: 'Subukang muli',
    call: 'Tawagan kami',
    home: 'Pumunta sa unang pahina',
  },
}
