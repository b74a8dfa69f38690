// Words of the way to a loan without an app, in Hindi: home, a product, the application and what became of it.

import { writtenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'

const written = writtenDate('hi')

const days = (count: number): string => `${count} दिन`

export const application: typeof english = {
  home: {
    title: 'मुख्य पृष्ठ',
    nothing: 'न कुछ चुकाना है, न कुछ करना है।',
    hello: (name) => `नमस्ते, ${name}।`,
    due: (date) => `${written(date)} तक`,
    alsoOpen: 'यह भी',
    unfinished: 'अधूरा',
    products: 'उपलब्ध लोन',
    productsNote: 'हर एक का खर्च मिलाकर देखें',
    noProducts: 'आज कोई लोन उपलब्ध नहीं है।',
    cost: (net, termDays, cost) => `${days(termDays)} के लिए ${net} का खर्च ${cost} है।`,
    myOrders: 'मेरे लोन',
    me: 'मेरा खाता',
    talk: 'हमसे बात करें',
  },

  again: (date) => `आप ${written(date)} से फिर आवेदन कर सकते हैं।`,
  notNow: 'अभी नहीं, और क्यों नहीं',
  noUse: 'आपको बेकार में फ़ॉर्म न भरने पड़ें, इसलिए हम पहले ही बता देते हैं।',

  product: {
    title: 'लोन',
    youGet: 'आपको मिलेंगे',
    youPayBack: 'आप लौटाएँगे',
    inPayments: (count) => `${count} किस्तों में`,
    totalCost: 'इस लोन का खर्च',
    term: 'लोन की अवधि',
    days,
    rate: 'ब्याज दर',
    amount: 'दूसरी रकम',
    range: (from, to) => `${from} से ${to} तक।`,
    seeCost: 'खर्च देखें',
    amountWrong: 'कृपया रकम अंकों में लिखें।',
    plan: 'चुकाने की योजना',
    payment: (n, of) => `किस्त ${n}/${of}`,
    late: 'यदि किस्त में देर हो जाए',
    coolingOff: (count) =>
      `मन बदल गया? पैसे मिलने के ${days(count)} के भीतर आप पैसे लौटा सकते हैं और केवल उतने दिनों का शुल्क देंगे जितने दिन पैसे आपके पास रहे।`,
    who: 'कौन आवेदन कर सकता है',
    needed: 'हम क्या पूछते हैं',
    apply: 'इस लोन के लिए आवेदन करें',
    goOn: 'मेरा आवेदन आगे बढ़ाएँ',
    toOffer: 'मेरा प्रस्ताव देखें',
    enter: 'आवेदन के लिए लॉग इन करें',
    costs: 'खर्च',
    unknown: 'ऐसा कोई लोन उपलब्ध नहीं है।',
    all: 'सभी उपलब्ध लोन',
  },

  apply: {
    title: 'आवेदन',
    of: (done, total) => `चरण ${done}, कुल ${total}`,
    next: 'आगे',
    review: 'जाँच लें, फिर भेजें।',
    reviewText: 'अभी कुछ नहीं भेजा गया है। आप हर उत्तर बदल सकते हैं।',
    change: 'बदलें',
    send: 'आवेदन भेजें',
    sendNote: 'उत्तर तुरंत मिलेगा। भेजने का कोई शुल्क नहीं है और इससे आप किसी बात से नहीं बँधते।',
    kept: 'हर चरण सहेजा जाता है। आप बाद में, किसी भी फ़ोन पर आगे बढ़ सकते हैं।',
    pictureOf: (side) => `दस्तावेज़ की तस्वीर: ${side}`,
    day: 'दिन',
    month: 'महीना',
    year: 'वर्ष',
    onlyFor: (kinds) => `केवल इनके लिए: ${kinds}।`,
    onlyYou: 'सुरक्षित रखा जाता है; केवल वही देखता है जो इस लोन पर निर्णय करता है।',
    removePicture: 'यह तस्वीर हटाएँ',
    missing: 'कृपया इसे भरें।',
    chooseOne: 'कृपया एक चुनें।',
    pictureMissing: 'कृपया तस्वीर जोड़ें।',
    notAnAmount: 'कृपया रकम अंकों में लिखें।',
    notAccepted: 'हम इसे पढ़ नहीं पाए। कृपया फिर देखें।',
    emailWrong: 'यह ई-मेल पता अधूरा है।',
    consentText: 'निर्णय आपका है। आप अपनी सहमति कभी भी वापस ले सकते हैं।',
  },

  decided: {
    approved: 'आपको यह लोन मिल सकता है।',
    approvedText: 'अभी कुछ तय नहीं हुआ है। खर्च पढ़ें, फिर निर्णय करें।',
    validUntil: 'प्रस्ताव इस दिन तक मान्य है',
    amount: 'लोन की रकम',
    seeOffer: 'प्रस्ताव देखें',
    declined: 'इस बार नहीं।',
    declinedText: 'इसका कारण यह है, और यह कैसे बदल सकता है।',
    askPerson: 'कोई व्यक्ति इसे फिर देख सकता है: बताएँ कि हमसे कहाँ गलती हुई।',
    ended: 'यह आवेदन समाप्त हो गया है।',
    endedText: 'इसका समय निकल गया, या इसे छोड़ दिया गया। आपके उत्तर सहेजे हुए हैं: नया आवेदन जल्दी होगा।',
    newOne: 'फिर से आवेदन करें',
    others: 'दूसरे लोन देखें',
  },
}
