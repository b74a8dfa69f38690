// Words of prices, in Hindi: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { price as english } from '../en/price.ts'
import { days } from './days.ts'

const written = unbrokenDate('hi')

export const price: typeof english = {
  howMuch: 'कितनी राशि?',
  slider: 'राशि, स्लाइडर से',
  less: (amount) => `${amount} कम`,
  more: (amount) => `${amount} ज़्यादा`,
  range: (from, to) => `${from} से ${to} तक।`,
  notAnAmount: 'कृपया राशि अंकों में लिखें।',
  firstPay: 'पहली किस्त की तारीख',
  firstPayHint: (from, to) =>
    `जैसे आपकी तनख़्वाह का दिन: ${written(from)} से ${written(to)} तक। बाकी किस्तें बराबर अंतर पर होंगी: हर तारीख भुगतान योजना में है।`,
  howLong: 'कितने समय के लिए?',
  days,
  show: 'खर्च दिखाएँ',
  said: (gets, paysBack) => `आपको ${gets} मिलेंगे, आप ${paysBack} लौटाएँगे।`,
  ofTerm: (termDays, from, to) => `${days(termDays)} के लिए हम ${from} से ${to} तक देते हैं।`,

  title: 'कितना खर्च होगा',
  aside: (product, count, termDays) =>
    count === 1 ? `${product}, ${days(termDays)} बाद एक किस्त` : `${product}, ${days(termDays)} में ${count} किस्तें`,
  principal: 'लोन राशि',
  youGet: 'आपको मिलेगा',
  youPayBack: 'आप लौटाएँगे',
  interest: (termDays) => `ब्याज, ${days(termDays)}`,
  totalCost: 'आपके लिए लोन का खर्च',
  payments: (count, everyDays) =>
    count === 1 ? 'अंत में एक किस्त' : everyDays === null ? `${count} किस्तें` : `${count} किस्तें, हर ${everyDays} दिन में`,
  lastPayment: 'आख़िरी किस्त',
  lateBy: (daysLate) => `एक किस्त में ${daysLate} दिन की देर`,
  extra: 'और',
  honest: 'लंबे समय के लिए यह महँगा है, थोड़े समय के लिए ठीक हो सकता है। अगर आप रुक सकें या परिवार से ले सकें, तो वही करें।',
  exact: 'आज का हिसाब, उसी तरह जैसे आपका प्रस्ताव बनता है।',
  own: 'अपना प्रस्ताव देखें',
  asked: (questions) => `ज़्यादा से ज़्यादा ${questions} सवाल और एक पहचान पत्र। पूछने का कोई खर्च नहीं।`,

  late: 'अगर भुगतान में देर हो',
  onePayment: 'एक किस्त',
  lateAfter: (daysLate) => `${daysLate} दिन की देर पर जुड़ता है`,
  byPriceList: 'हमारा सामान्य शुल्क',

  loans: (count) => `${count} लोन`,
  sideBySide: 'साथ रखकर तुलना करें',
  usual: 'हर लोन का खर्च, उसकी आम राशि और अवधि पर।',
  inDays: (termDays) => `${days(termDays)} में`,

  compare: {
    title: 'लोन की तुलना',
    text: 'एक ही राशि पर हमारे लोन का खर्च, साथ-साथ।',
    amount: 'राशि',
    first: 'यह लोन',
    second: 'और यह',
    submit: 'तुलना करें',
    caption: (first, second, amount) => `${amount} के लिए ${first} और ${second}`,
    payments: 'किस्तें',
    times: (count, everyDays, termDays) =>
      count === 1
        ? `एक, ${days(termDays)} बाद`
        : everyDays === null
          ? `${count}, ${days(termDays)} में`
          : `${count}, हर ${everyDays} दिन में`,
    each: 'हर किस्त',
    term: 'लोन अवधि',
    rate: 'ब्याज दर',
    late: (daysLate) => `एक किस्त में ${daysLate} दिन की देर`,
    lends: (from, to) => `${from} से ${to} तक देता है`,
    details: 'विवरण',
    tryIt: 'हिसाब लगाएँ',
    cheaper: (name) => `${name} सस्ता है:`,
    by: (amount) => `उसी लोन राशि पर ${amount} कम।`,
    sooner: (count) => `इसे ${days(count)} पहले चुकाना होगा।`,
    later: (count) => `चुकाने के लिए ${days(count)} ज़्यादा मिलते हैं।`,
    same: 'दोनों का खर्च बराबर है।',
    onlyOne: 'अभी हमारे पास एक ही लोन है। तुलना के लिए कुछ नहीं है।',
    none: 'आज हमारे पास कोई लोन उपलब्ध नहीं है।',
  },

  repeat: {
    title: 'चुकाने से क्या बदलता है',
    rule: 'एक लोन पूरा चुकाने के बाद आप पुराने ग्राहक हो जाते हैं।',
    you: 'आप पुराने ग्राहक हैं: आपने एक लोन पूरा चुकाया है।',
    once: 'किस्त में देर होने पर एक बार का शुल्क',
    asNew: 'नया ग्राहक',
    asRepeat: 'पुराना ग्राहक',
    nothing: 'देर होने पर शुल्क तब भी उतना ही रहता है।',
    rest: 'ब्याज और शुल्क वही रहते हैं, चाहे आप कितनी भी बार लोन लें।',
  },
}
