// Words of the offer's screens, in Hindi.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'

const written = unbrokenDate('hi')

export const offer: typeof english = {
  continueAs: (name) => `${name} के रूप में आगे बढ़ें`,

  confirm: {
    title: 'लोन की पुष्टि',
    youGet: 'आपको मिलेगा',
    inYourAccount: 'आपके बैंक खाते में',
    youPayBack: 'आप लौटाएँगे',
    inPayments: (count) => (count === 1 ? '1 किस्त में' : `${count} किस्तों में`),
    amount: 'लोन राशि',
    term: 'लोन अवधि',
    termDays: (count) => `${count} दिन`,
    change: 'राशि या अवधि बदलें',
    rate: 'ब्याज दर',
    interest: (termDays) => `ब्याज, ${termDays} दिन`,
    totalCost: 'आपके लिए लोन का खर्च',

    late: {
      title: 'अगर किस्त में देर हो',
      rule: 'हमारा सामान्य शुल्क',
      cap: 'कानूनी सीमा',
      lowerCounts: 'जो कम हो, आप वही देते हैं।',
      example: (daysLate) => `${daysLate} दिन की देर पर जुड़ता है`,
      exampleOf: 'उदाहरण, न चुकाई गई राशि',
      byPriceList: 'हमारा सामान्य शुल्क',
    },

    plan: {
      title: 'भुगतान योजना',
      first: (inDays) => `पहली किस्त ${inDays} दिन बाद`,
      payment: (n, of) => `किस्त ${n}/${of}`,
    },
    coolingOff: (until) =>
      `मन बदल गया? ${written(until)} तक आप लोन रद्द कर सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे जितने दिन पैसा आपके पास रहा।`,

    card: {
      title: 'आपका बैंक खाता',
      none: 'अभी कोई बैंक खाता नहीं',
      noneNote: 'हम पैसा कहाँ भेजें?',
    },

    papers: {
      agree: 'मैंने इस लोन के दस्तावेज़ पढ़ लिए हैं और उनसे सहमत हूँ।',
      title: 'दस्तावेज़',
      document: 'मुख्य बातें एक पेज पर',
      missing: 'इस लोन के दस्तावेज़ लोड नहीं हो सके। उनके बिना आप सहमति नहीं दे सकते।',
    },

    costs: 'खर्च',
    submit: 'अभी लोन लें',
    bindFirst: 'अपना बैंक खाता जोड़ें',
    seeAgain: 'प्रस्ताव फिर दिखाएँ',
    noProduct: 'कौन-सा लोन?',
    noProductText: 'इस लिंक से पता नहीं चलता कि कौन-सा लोन है। सूची से एक चुनें।',
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
    amount: 'राशि',
    repaymentDate: 'भुगतान की तारीख',
    detailed: 'विवरण',
    plan: 'योजना',
    papers: 'दस्तावेज़',
  },
}
