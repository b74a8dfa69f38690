// Words of the public site, in Filipino.

import type { marketing as english } from '../en/marketing.ts'
import { days, withinDays } from './days.ts'

export const marketing: typeof english = {
  nav: {
    label: 'Pangunahin',
    home: 'Simula',
    compare: 'Ikumpara ang mga loan',
    policy: 'Kasunduan sa privacy',
    loanTerms: 'Mga tuntunin ng loan',
    reviews: 'Mga review',
    about: 'Tungkol sa amin',
    enter: 'Mag-log in',
  },

  share: {
    home: (lender) => `${lender}: loan na mababasa hanggang sa huling linya`,
    homeText: (lender) =>
      `Nagpapahiram ang ${lender} nang ilang buwan, hindi ilang araw. Nasa screen ang bawat gastos bago kayo sumang-ayon, at wala na kaming ibang sinisingil.`,
    card: 'Bukas na passbook na may tsek ang bawat hulog at may dalawang guhit ang kabuuan',
    about: 'Sino kami at paano kami makokontak.',
    policy: 'Ano ang alam namin tungkol sa inyo, para saan, at paano ninyo ito mapatitigil.',
    loanTerms: 'Termino, mga petsa, maagang pagbabayad at gastos kapag nahuli: nasa isang pahina ang bawat halaga.',
    reviews: 'Ang sinasabi ng mga nanghiram dito.',
  },

  hero: {
    scene: 'Bukas na passbook sa mesa, may salamin at tasa',
    title: 'Loan na mababasa hanggang sa huling linya.',
    forDays: (from, to) => `sa loob ng ${from} hanggang ${to} araw.`,
    to: 'hanggang',
    promise: 'Nasa screen ang bawat gastos bago kayo sumang-ayon.',
  },

  how: {
    title: 'Paano ito ginagawa',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Mag-a-apply kayo', note: 'numero ng telepono, account sa inyong pangalan' },
      { title: 'Magpapasya kami', note: `sa loob ng ${days(decisionDays)}, may dahilan` },
      { title: 'Makikita ninyo ang bawat gastos', note: 'saka kayo magpapasya' },
      { title: 'Darating ang pera', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: 'Sino kami',
    more: 'Basahin ang tungkol sa amin',
    reviews: 'Ang sinasabi ng mga nanghiram',
  },

  news: {
    label: 'Balita sa email',
    placeholder: 'kayo@example.com',
    submit: 'Mag-subscribe',
    hint: (aMonth, byLink) => {
      const often = aMonth === 1 ? 'Isang beses lang sa isang buwan.' : `Hanggang ${aMonth} beses lang sa isang buwan.`
      return `${often} ${byLink ? 'Magpapadala kami ng link: darating lang ang balita kapag binuksan ninyo ito.' : 'Sumulat kayo sa amin, at titigil ito.'}`
    },
    done: 'Tagumpay!',
    doneText: 'Natanggap na namin ang inyong email.',
    linkSent: 'Nagpadala kami ng link. Pakibuksan ito: saka lang kami magpapadala ng balita.',
  },

  newsLink: {
    title: 'Balita sa email',
    home: 'Pumunta sa unang pahina',
    noLink: 'Hindi kumpleto ang link na ito, kaya walang binago.',
    confirm: {
      voice: 'Magpapadala ba kami ng balita sa address na ito?',
      text: 'Maititigil ninyo ito anumang oras sa link ng bawat email.',
      submit: 'Oo, padalhan ako ng balita',
      done: 'Salamat. Padadalhan namin kayo ng balita.',
    },
    stop: {
      voice: 'Ititigil ba ang balita sa address na ito?',
      text: 'Wala nang ibang magbabago, at ganoon pa rin ang inyong mga loan.',
      submit: 'Itigil ang balita',
      done: 'Hindi na kami magpapadala ng balita.',
    },
  },

  about: {
    title: 'Tungkol sa amin',
    mission: 'Ang aming layunin',
    advantages: 'Ang maaasahan ninyo',
    team: 'Ang aming team',
    contact: {
      heading: 'Makipag-ugnayan',
      phone: 'Telepono',
      email: 'Email para sa tulong',
      address: 'Address',
      registration: 'Rehistrasyon',
    },
  },

  contactForm: {
    title: 'Sumulat sa amin',
    name: 'Pangalan',
    telephone: 'Telepono',
    suggestion: 'Mungkahi',
    submit: 'Ipadala',
    incomplete: 'Pakikumpleto ang impormasyon!',
    done: 'Tagumpay!',
    doneText: 'Natanggap namin ang mensahe ninyo.',
  },

  policy: {
    title: 'Kasunduan sa privacy',
    frame: 'Ang teksto ng patakaran sa privacy',
    alone: 'Buksan ang teksto sa buong screen',
  },

  reviews: {
    title: 'Mga review',
    text: 'Ang isinulat sa amin ng mga nanghiram.',
    samples: 'Halimbawa lang ang mga ito. Dito ilalagay ng nagpapautang ang sarili niyang mga review.',
    picture: (stars, quote, by) => `${stars} sa 5 bituin: “${quote}” ${by}`,
    samplePicture: (stars, quote, by) => `Halimbawang card, ${stars} sa 5 bituin: “${quote}” ${by}`,
    sample: 'halimbawa',
  },

  oldLinks: {
    title: 'Lumang link ba ang nagdala sa inyo rito?',
    borrowDetail: 'Ang inyong loan',
    addnormalcard: 'Bank account',
    alipayrepayment: 'Magbayad sa wallet',
    downloadTemplate: 'Kunin ang app',
    agreementTemplate: 'Kasunduan',
  },

  end: {
    registered: (number) => `Rehistradong nagpapautang ${number}`,
    copyright: (year, lender) => `© ${year} ${lender}`,
    languages: 'Wika',
    help: 'Serbisyo sa kliyente',
    deleteAccount: 'Burahin ang account',
  },
}
