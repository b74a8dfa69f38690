// Words of the legal pages, in Hindi.

import type { legal as english } from '../en/legal.ts'

export const legal: typeof english = {
  privacy: {
    title: 'निजता नीति',
  },

  terms: {
    title: 'लोन की शर्तें और नियम',
    lead: (lender) => `${lender} हर कर्ज़ लेने वाले से यही तय करता है। आपके अपने आँकड़े आपके प्रस्ताव में हैं।`,

    borrower: 'कौन कर्ज़ ले सकता है',
    borrowerText: (over) =>
      `कर्ज़ लेने वाले की उम्र ${over} साल से ज़्यादा हो, वह अपने काम के लिए कर्ज़ ले, और खाता उसके अपने नाम पर हो।`,
    term: 'कितने समय के लिए',
    termText: (min, max) => `लोन ${min} से ${max} कैलेंडर दिनों का होता है।`,
    decision: 'फ़ैसला और पैसा मिलना',
    decisionText: (decisionDays, minDays, maxDays) =>
      `हम ${decisionDays} दिन में फ़ैसला करते हैं। पैसा ${minDays} से ${maxDays} दिन में खाते में आता है।`,
    cost: 'कितना खर्च',
    costText:
      'ब्याज, हर शुल्क, उनका जोड़ और सभी खर्चों वाली दर प्रस्ताव पर लिखे हैं। समय पर चुकाए गए लोन पर बस यही लगता है, और कुछ नहीं।',
    repayment: 'भुगतान',
    repaymentText: 'हर किस्त का अपना दिन और रकम है। जिस दिन आपने चुकाया, वही दिन गिना जाता है, हमें चाहे जब पता चले।',
    early: 'समय से पहले भुगतान',
    earlyText: (share, afterDays) =>
      `अवधि का ${share} बीतने और पैसा मिलने के कम से कम ${afterDays} दिन बाद पूरा लोन पहले चुकाया जा सकता है। कितना देना है और कितना बचेगा, यह हम पहले बताते हैं।`,

    late: 'अगर किस्त में देर हो',
    lateText: 'पूरे लोन में एक बार:',
    onceNew: 'नए ग्राहक',
    onceRepeat: 'पुराने ग्राहक',
    dailyText: 'और हर दिन, उस किस्त की न चुकाई गई रकम पर:',
    tier: (fromDay, toDay) => (toDay === null ? `दिन ${fromDay} से` : `दिन ${fromDay} से ${toDay}`),
    grace: (graceDays) => `अंतिम तारीख के बाद पहले ${graceDays} दिन कुछ नहीं लगता।`,
    capTitle: 'कानून ने सीमा तय की है:',
    cap: {
      lateOnceMinor: 'एक बार की रकम, अधिकतम',
      lateDailyBps: 'एक दिन का देरी शुल्क, अधिकतम',
      lateMonthlyBps: '30 दिनों का देरी शुल्क, अधिकतम',
      allInDailyBps: 'एक दिन का ब्याज और देरी शुल्क, अधिकतम',
      totalCostBps: 'लोन का पूरा खर्च, अधिकतम',
    },
    capOf: {
      lateDailyBps: 'न चुकाई गई रकम का',
      lateMonthlyBps: 'न चुकाई गई रकम का',
      allInDailyBps: 'मूलधन का',
      totalCostBps: 'मूलधन का',
    },
    lower: 'दोनों में से जो कम हो, वही लिया जाता है।',
    exampleTitle: 'उदाहरण, न चुकाई गई रकम',
    example: (daysLate) => `${daysLate} दिन की देर पर जुड़ता है`,
    byPriceList: 'मूल्य सूची के अनुसार',

    details: 'बदलाव हमें बताएँ',
    detailsText: (noticeDays) => `नया नाम, फ़ोन नंबर, पता या खाता ${noticeDays} दिन के भीतर हमें बताया जाता है।`,
    assignment: 'अगर लोन किसी और को सौंपा जाए',
    assignmentText: (businessDays) =>
      `हम लोन किसी दूसरे लाइसेंसधारी ऋणदाता को सौंप सकते हैं। आपको ${businessDays} कार्यदिवस पहले बताया जाएगा, और आपकी शर्तें नहीं बदलेंगी।`,
    disputes: 'अगर मतभेद हो',
    disputesText: (paymentDays) => `पहले हमसे शिकायत करें। अदालत के फ़ैसले की रकम ${paymentDays} कैलेंडर दिनों में चुकाई जाती है।`,
    regulator: 'अगर हम मदद न कर पाएँ:',
  },

  offline: {
    title: 'कोई कनेक्शन नहीं',
    voice: 'इंटरनेट कनेक्शन नहीं है।',
    text: 'यह पेज नहीं खुल सका। अगर आपने अभी कुछ भेजा था, तो इंटरनेट आने पर अपना लोन देखें: वहाँ दिखेगा कि वह हम तक पहुँचा या नहीं।',
    counts: 'भुगतान उस दिन से गिना जाता है जिस दिन आपने भुगतान किया, न कि जिस दिन वह आपको यहाँ दिखे।',
    again: 'फिर कोशिश करें',
    call: 'हम फ़ोन पर उपलब्ध हैं',
    home: 'शुरुआती पेज पर',
  },
}
