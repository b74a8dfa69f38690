// Words of the way to a loan without an app, in Hindi: home, a product, the application and what became of it.

import { writtenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'

const written = writtenDate('hi')

const days = (count: number): string => `${count} दिन`

export const application: typeof english = {
  home: {
    title: 'होम',
    nothing: 'अभी कुछ चुकाना या करना नहीं है।',
    hello: (name) => `नमस्ते, ${name}।`,
    due: (date) => `${written(date)} तक`,
    alsoOpen: 'यह भी',
    unfinished: 'अधूरा',
    products: 'उपलब्ध लोन',
    productsNote: 'हर एक का खर्च मिलाकर देखें',
    noProducts: 'आज कोई लोन उपलब्ध नहीं है।',
    cost: (net, termDays, cost) => `${days(termDays)} के लिए ${net} पाएँ। खर्च: ${cost}`,
    myOrders: 'मेरे लोन',
    me: 'मेरा खाता',
    talk: 'हमसे बात करें',
  },

  again: (date) => `आप ${written(date)} से फिर आवेदन कर सकते हैं।`,
  notNow: 'आप अभी आवेदन नहीं कर सकते',
  noUse: 'हम अभी बता रहे हैं, ताकि आपको फ़ॉर्म न भरने पड़ें।',

  product: {
    title: 'लोन',
    youGet: 'आपको मिलेगा',
    youPayBack: 'आप लौटाएँगे',
    inPayments: (count) => `${count} किस्तों में`,
    totalCost: 'आपके लिए लोन का खर्च',
    term: 'लोन अवधि',
    days,
    rate: 'ब्याज दर',
    amount: 'दूसरी रकम',
    range: (from, to) => `${from} से ${to} तक।`,
    seeCost: 'खर्च देखें',
    amountWrong: 'कृपया रकम अंकों में लिखें।',
    plan: 'भुगतान योजना',
    payment: (n, of) => `किस्त ${n}/${of}`,
    late: 'अगर किस्त में देर हो',
    coolingOff: (count) =>
      `मन बदल गया? पैसे मिलने के ${days(count)} के भीतर आप लोन रद्द कर सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे जितने दिन पैसा आपके पास रहा।`,
    who: 'कौन आवेदन कर सकता है',
    needed: 'हम क्या पूछते हैं',
    apply: 'इस लोन के लिए आवेदन करें',
    goOn: 'मेरा आवेदन आगे बढ़ाएँ',
    toOffer: 'मेरा प्रस्ताव देखें',
    enter: 'आवेदन के लिए लॉग इन करें',
    costs: 'खर्च',
    unknown: 'यह लोन उपलब्ध नहीं है।',
    all: 'सभी उपलब्ध लोन',
  },

  apply: {
    title: 'आवेदन',
    of: (done, total) => `चरण ${done}, कुल ${total}`,
    next: 'आगे',
    review: 'जाँच लें, फिर भेजें।',
    reviewText: 'अभी कुछ नहीं भेजा गया है। आप हर जवाब बदल सकते हैं।',
    change: 'बदलें',
    send: 'आवेदन भेजें',
    sendNote: 'जवाब तुरंत मिलेगा। भेजना मुफ़्त है और आप पर कोई बंधन नहीं होगा।',
    kept: 'हर चरण सहेजा जाता है। आप बाद में, किसी भी फ़ोन पर आगे बढ़ सकते हैं।',
    pictureOf: (side) => `दस्तावेज़ की तस्वीर: ${side}`,
    day: 'दिन',
    month: 'महीना',
    year: 'वर्ष',
    onlyFor: (kinds) => `केवल इनके लिए: ${kinds}।`,
    onlyYou: 'एन्क्रिप्ट किया हुआ। सिर्फ़ आपके लोन पर फ़ैसला करने वाले इसे देखते हैं।',
    removePicture: 'यह तस्वीर हटाएँ',
    missing: 'कृपया इसे भरें।',
    chooseOne: 'कृपया एक चुनें।',
    pictureMissing: 'कृपया तस्वीर जोड़ें।',
    notAnAmount: 'कृपया रकम अंकों में लिखें।',
    notAccepted: 'हम इसे पढ़ नहीं पाए। कृपया फिर देखें।',
    emailWrong: 'यह ईमेल पता अधूरा है।',
    consentText: 'फ़ैसला आपका है। आप अपनी सहमति कभी भी वापस ले सकते हैं।',
  },

  decided: {
    approved: 'आपको यह लोन मिल सकता है।',
    approvedText: 'अभी कुछ तय नहीं हुआ है। खर्च पढ़ें, फिर फ़ैसला करें।',
    validUntil: 'यह प्रस्ताव कब तक ले सकते हैं',
    amount: 'लोन राशि',
    seeOffer: 'प्रस्ताव देखें',
    declined: 'इस बार नहीं।',
    declinedText: 'यह रहा कारण, और यह कैसे बदल सकता है।',
    askPerson: 'हमसे गलती हुई? बताइए, हम फिर देखेंगे।',
    ended: 'इस आवेदन की अवधि खत्म हो गई है।',
    endedText: 'समय निकल गया या आवेदन रद्द हुआ। आपके जवाब सहेजे हुए हैं, इसलिए नया आवेदन जल्दी होगा।',
    newOne: 'नया आवेदन शुरू करें',
    others: 'दूसरे लोन देखें',
  },
}
