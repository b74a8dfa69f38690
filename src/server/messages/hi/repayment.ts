// What the server says about paying, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('hi')
const end = writtenEnd('hi')

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'किस्त',
    loanAndInterest: 'लोन और ब्याज',
    fees: 'शुल्क',
    lateCharge: 'देरी शुल्क',
    lateChargeByPriceList: 'हमारा सामान्य देरी शुल्क, सीमा से पहले',
    daysLate: 'देर के दिन',
    leftAfter: 'इसके बाद चुकाना बाकी',
    orderNumber: 'लोन नंबर',
    rolloverFee: 'मोहलत शुल्क',
    newDueDate: 'नई भुगतान तारीख',
    toPayInstead: 'इसके बदले आज देना होगा',
    totalAfter: 'शुल्क सहित कुल',
    rolloversLeft: 'इसके बाद बची मोहलतें',
  },
  paymentsOf: (v) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v) => `${v.days} दिन`,

  notice: {
    pending: 'हम आपका एक भुगतान जाँच रहे हैं। दोबारा चुकाने की ज़रूरत नहीं।',
    putAside: (v) => `हमें ${v.amount} मिले, जो माँगी गई राशि से मेल नहीं खाते। हम देख रहे हैं। दोबारा भेजने की ज़रूरत नहीं।`,
    grows: (v) => `हर अगले दिन ${v.amount} और जुड़ेंगे।`,
    capReached: 'अब और कुछ नहीं जुड़ेगा: शुल्क अपनी सीमा तक पहुँच गए हैं।',
    chargesPaused: (v) => `${written(v.until)} तक कोई देरी शुल्क नहीं जुड़ेगा।`,
    chargesStopped: 'अब और देरी शुल्क नहीं जुड़ेगा। यहाँ दिखाई गई राशि अब भी बाकी है।',
  },
  repaymentNotice: 'जिस दिन आप चुकाते हैं, वही दिन गिना जाता है, भले ही पैसा बाद में पहुँचे।',
  rolloverNotice: (v) => `आप शुल्क अभी देंगे, और जो बाकी है, सब ${v.days} दिन बाद देय होगा। शुल्क से आपका बाकी लोन कम नहीं होगा।`,

  code: {
    payNotice: (v) => `${end(v.until)} से पहले ${v.amount} चुकाएँ। आप कम या ज़्यादा भी चुका सकते हैं: सब आपके लोन में गिना जाएगा।`,
    payWholeNotice: (v) =>
      `${end(v.until)} से पहले ठीक ${v.amount} चुकाएँ। कम चुकाने पर वह आपके लोन का साधारण भुगतान गिना जाएगा।`,
    partlyPaidNotice: (v) => `हमें ${v.received} मिले। इस कोड से चुकाना बाकी: ${v.left}, ${end(v.until)} से पहले।`,
  },

  rollover: {
    title: (v) => `${v.days} दिन बाद चुकाएँ`,
    plan: {
      title: (v) => `किस्त ${v.n}/${v.count}`,
      remark: (v) => `${written(v.before)} के बदले`,
    },
  },

  autopay: {
    terms: (v) => [
      `हर भुगतान तारीख को ${v.hour} बजे हम आपके चुने कार्ड से देय राशि लेंगे, और उस किस्त से ज़्यादा कभी नहीं।`,
      `हर बार पैसा लेने से कम से कम ${v.days} दिन पहले हम आपको दिन और राशि का संदेश भेजेंगे। इस संदेश के बिना हम कुछ नहीं लेंगे।`,
      `अगर तब तक आप किसी और तरीके से चुका चुके होंगे, तो हम सिर्फ़ बाकी राशि लेंगे, या कुछ नहीं।`,
      `अगर आपका बैंक अभी मना करेगा, तो हम भुगतान तारीख के ${v.again} और ${v.last} दिन बाद फिर कोशिश करेंगे, तब आपके अनुबंध के देरी शुल्क के साथ। अगर वह हमेशा के लिए या तीसरी बार मना करेगा, तो अपने-आप भुगतान बंद हो जाएगा और आप खुद चुकाएँगे।`,
      `आप इसे कभी भी एक टैप से रोक सकते हैं: अपने लोन पर, अपने कार्डों पर, या हर संदेश के लिंक से।`,
    ],
    notice: (v) =>
      `${v.lender}: ${written(v.dueDate)} को ${v.hour} बजे हम आपके कार्ड ${v.card} से ${v.amount} लेंगे, पहले चुकाने पर कम। रोकने के लिए: ${v.url}`,
    declinedAgain: (v) =>
      `${v.lender}: आपके बैंक ने कार्ड ${v.card} से ${v.amount} के लिए अभी मना किया। कुछ नहीं लिया गया। हम ${written(v.tryOn)} को ${v.hour} बजे देरी शुल्क के साथ फिर कोशिश करेंगे; उससे पहले आप ऐप में चुका सकते हैं। रोकने के लिए: ${v.url}`,
    declinedOff: (v) =>
      `${v.lender}: आपके बैंक ने कार्ड ${v.card} से ${v.amount} के लिए मना किया। कुछ नहीं लिया गया, और अपने-आप भुगतान बंद है। कृपया ऐप में चुकाएँ।`,
    confirmByHand: (v) =>
      `${v.lender}: आपका बैंक चाहता है कि कार्ड ${v.card} से ${v.amount} की पुष्टि आप खुद करें। कुछ नहीं लिया गया, और अपने-आप भुगतान बंद है। कृपया ऐप में चुकाएँ।`,
    unclear: (v) =>
      `${v.lender}: हमें अभी नहीं पता कि आपके कार्ड ${v.card} से ${v.amount} लिए गए या नहीं। हम इन्हें फिर नहीं लेंगे। ऐप में चुकाने से पहले अपना कार्ड देखें।`,
    missed: (v) =>
      `${v.lender}: हम आपके कार्ड ${v.card} से ${v.amount} नहीं ले सके। इस तारीख के लिए कुछ नहीं लिया गया। कृपया ऐप में चुकाएँ।`,
  },

  messages: {
    cardCode: (v) =>
      `${v.code} आपके कार्ड ${v.card} से ${v.lender} को ${v.amount} चुकाने का कोड है। यह ${v.minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    received: (v) => `${v.lender}: हमें ${v.amount} मिले। चुकाना बाकी: ${v.left}।`,
    receivedOther: (v) =>
      `${v.lender}: हमें ${v.amount} मिले; ${v.asked} माँगे गए थे। सब आपके लोन में गिना जाता है। चुकाना बाकी: ${v.left}।`,
    receivedTooMuch: (v) =>
      `${v.lender}: हमें ${v.amount} मिले, जिसमें ${v.credit} बाकी राशि से ज़्यादा है। यह आपका है; माँगने पर हम लौटाएँगे।`,
    notRolledOver: (v) =>
      `${v.lender}: हमें ${v.amount} मिले। भुगतान की तारीखें नहीं बढ़ीं; कोई शुल्क नहीं लिया गया, और सब आपके लोन में गिना जाता है। चुकाना बाकी: ${v.left}।`,
    rolledOver: (v) =>
      `${v.lender}: हमें ${v.amount} मिले। आपकी अगली भुगतान तारीख ${written(v.dueDate)} है। चुकाना बाकी: ${v.owed}।`,
    putAside: (v) =>
      `${v.lender}: हमें ${v.amount} मिले, जो माँगी गई राशि से मेल नहीं खाते। हम देख रहे हैं। दोबारा भेजने की ज़रूरत नहीं।`,
    refundAsked: (v) => `${v.lender}: आपके ज़्यादा चुकाए ${v.amount} हम आपके खाते ${v.account} में लौटा रहे हैं।`,
    refundPaid: (v) => `${v.lender}: ${v.amount} आपके खाते में आ रहे हैं।`,
    refundFailed: (v) => `${v.lender}: ${v.amount} आपके खाते तक नहीं पहुँचे और अब भी आपके हैं। कृपया ऐप में खाता जाँचें और फिर माँगें।`,
    returned: (v) => `${v.lender}: ${v.amount} का एक भुगतान बैंक ने वापस ले लिया। चुकाना बाकी: ${v.left}।`,
    cameBack: (v) =>
      `${v.lender}: बैंक ने ${v.amount} लौटा दिए, जो उसने पहले वापस ले लिए थे। यह आपके लोन में जुड़ गया है। चुकाना बाकी: ${v.left}।`,
  },
}
