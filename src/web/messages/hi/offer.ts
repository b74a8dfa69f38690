// Words of the offer's screens, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'

const written = writtenDate('hi')

export const offer: typeof english = {
  continueAs: (name) => `${name} के रूप में आगे बढ़ें`,

  confirm: {
    title: 'लोन की पुष्टि',
    youGet: 'आपको मिलता है',
    inYourAccount: 'आपके बैंक खाते में',
    youPayBack: 'आप लौटाते हैं',
    inPayments: (count) => (count === 1 ? '1 किस्त में' : `${count} किस्तों में`),
    amount: 'लोन राशि',
    term: 'लोन अवधि',
    termDays: (count) => `${count} दिन`,
    rate: 'ब्याज दर',
    interest: (termDays) => `ब्याज, ${termDays} दिन`,
    totalCost: 'लोन का आपका खर्च',

    late: {
      title: 'अगर किस्त में देर हो',
      rule: 'मूल्य सूची कहती है',
      cap: 'कानूनी सीमा',
      lowerCounts: 'जो कम हो, वही लागू है।',
      example: (daysLate) => `${daysLate} दिन की देर पर जुड़ता है`,
      exampleOf: 'उदाहरण, न चुकाई गई रकम',
      byPriceList: 'मूल्य सूची के अनुसार',
    },

    plan: {
      title: 'भुगतान योजना',
      first: (inDays) => `पहली किस्त ${inDays} दिन में`,
      payment: (n, of) => `किस्त ${n}/${of}`,
    },
    coolingOff: (until) => `मन बदल गया? ${written(until)} तक आप पैसा लौटा सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे।`,

    card: {
      title: 'आपका बैंक कार्ड',
      none: 'अभी कोई बैंक कार्ड नहीं',
      noneNote: 'वह खाता बताएँ जिसमें पैसा जाएगा',
    },

    papers: {
      agree: 'मैंने इस लोन के कागज़ात पढ़ लिए हैं और उनसे सहमत हूँ।',
      title: 'कागज़ात',
      document: 'मुख्य बातें एक पेज पर',
      missing: 'इस लोन के कागज़ात लोड नहीं हो सके। उनके बिना सहमति देने को कुछ नहीं है।',
    },

    costs: 'खर्च',
    submit: 'अभी लोन लें',
    bindFirst: 'अपना बैंक कार्ड बताएँ',
    seeAgain: 'प्रस्ताव फिर दिखाएँ',
    noProduct: 'बात किस लोन की है?',
    noProductText: 'इस पते में किसी लोन का नाम नहीं है। सूची से एक चुनें।',
    toLoans: 'लोन पर',
  },

  agreementPrompt: {
    title: 'अनुबंध',
    frame: 'अनुबंध का पाठ',
    cancel: 'रद्द करें',
    agree: 'सहमत हूँ',
  },
  retention: {
    title: 'ध्यान दें',
    cancel: 'रद्द करें',
    agree: 'सहमत हूँ',
  },

  classic: {
    product: 'उत्पाद',
    amount: 'रकम',
    repaymentDate: 'भुगतान की तारीख',
    detailed: 'विवरण',
    plan: 'योजना',
    papers: 'अनुबंध',
  },
}
