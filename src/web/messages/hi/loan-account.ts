// Words about a running loan account, in Hindi.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = writtenDate('hi')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `${written(day)} के अंत तक मान्य`,
    exactly: (day) => `${written(day)} के अंत तक ठीक यही राशि चुकाएँ। कम चुकाने पर वह साधारण भुगतान गिना जाएगा।`,
    parts: {
      principal: 'बाकी लोन राशि',
      interest: (day) => `${written(day)} तक का ब्याज`,
      fee: 'शुल्क',
      penalty: 'अब तक का देरी शुल्क',
      sum: 'कुल',
    },
    feeRebate: 'पैसा देते समय काटे गए शुल्क, जो आपको वापस मिल रहे हैं, यहाँ घटा दिए गए हैं:',
    today: 'आज',
    byPlan: 'योजना के अनुसार',
    byPlanNote: 'जितना बाकी है, सब',
    saving: 'आपकी बचत',
    settlement: {
      title: 'सब कुछ पहले चुकाएँ',
      total: 'आज लोन बंद करने के लिए',
      agree: 'इस भुगतान से लोन बंद हो जाएगा।',
      after: 'चुकाने के बाद आप पर कुछ बाकी नहीं रहेगा, और समापन पत्र तुरंत मिल जाएगा।',
    },
    coolingOff: {
      title: 'लोन रद्द करें',
      total: 'आज चुकाना है',
      agree: 'इस भुगतान से लोन रद्द और बंद हो जाएगा।',
      after: 'आप सिर्फ़ उन दिनों का खर्च देंगे जब पैसा आपके पास था, कोई देरी शुल्क नहीं। चुकाने के बाद कुछ बाकी नहीं रहेगा।',
    },
  },

  part: {
    title: 'दूसरी राशि चुकाएँ',
    label: 'राशि',
    hint: (point) => `आप पर जितना बाकी है, उस तक कोई भी राशि, जैसे 500${point}00`,
    dueNow: 'योजना के अनुसार अभी देना है:',
    show: 'दिखाएँ, कहाँ जाएगी',
    goesTo: 'कहाँ जाएगी',
    line: (n, part) => `किस्त ${n}: ${partNames[part]}`,
    youPay: 'आप चुकाते हैं',
    leftAfter: 'इसके बाद बाकी',
    keepsDates: 'किस्तों की तारीखें वही रहेंगी।',
    settles: 'इससे योजना में बाकी सब चुक जाएगा।',
    settleInstead: 'सब कुछ पहले चुकाना सस्ता पड़ सकता है: देखें, कितना',
    unreadable: (point) => `कृपया राशि ऐसे लिखें: 500${point}00।`,
    nothing: 'कृपया शून्य से ज़्यादा लिखें।',
    tooMuch: (owed) => `यह आप पर बाकी राशि से ज़्यादा है। ${owed} से सब चुक जाता है।`,
  },

  move: {
    title: 'किस्त की तारीख आगे बढ़ाएँ',
    now: (n, of, date) => `${of} में से किस्त ${n} ${written(date)} को देनी है।`,
    newDay: 'नई तारीख',
    range: (from, to) => `${written(from)} से ${written(to)} तक`,
    wrongDay: (from, to) => `${written(from)} से ${written(to)} के बीच का दिन चुनें।`,
    show: 'खर्च और योजना दिखाएँ',
    cost: 'इसका खर्च',
    by: (date) => `${written(date)} तक`,
    interest: (days) => `${days} और दिनों का ब्याज`,
    rule: 'सिर्फ़ आपके लोन का अपना ब्याज, और वह भी उसी हिस्से पर जो आप बाद में चुकाएँगे। कोई और शुल्क नहीं। बाकी तारीखें वही रहेंगी।',
    times: (left) => `इस लोन में आप यह ${left} बार और कर सकते हैं।`,
    plan: 'इसके बाद आपकी योजना',
    stays: (n, of) => `${of} में से किस्त ${n}`,
    was: (n, of, date) => `${of} में से किस्त ${n}, पहले ${written(date)}`,
    left: 'बाकी राशि',
    move: 'तारीख बढ़ाएँ',
    toLoan: 'मेरे लोन पर',
    stamp: 'तारीख बढ़ गई',
    nowDue: (n, of, date) => `${of} में से किस्त ${n} अब ${written(date)} को देनी है`,
    insteadOf: (date) => `${written(date)} के बजाय`,
    included: 'ज़्यादा दिनों का ब्याज, शामिल',
    told: 'हमने आपको नई तारीख का संदेश भेज दिया है।',
    calendar: 'नई तारीखें मेरे कैलेंडर में जोड़ें',
    movedBefore: (n, from, to) => `किस्त ${n} की तारीख ${written(from)} से बढ़ाकर ${written(to)} की गई।`,
  },

  credit: {
    title: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    yours: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    yoursText: 'आपने बाकी राशि से इतना ज़्यादा चुकाया। यह आपका है।',
    noneText: 'इस लोन पर आपका कोई ज़्यादा भुगतान नहीं है।',
    whatHappens: 'हम पूरी राशि आपके बैंक खाते में भेजेंगे। यह मुफ़्त है, और भेजने पर यह पेज बता देगा।',
    ask: 'मेरे खाते में भेजें',
    toOrder: 'मेरे लोन पर',
    bindAccount: 'खाता जोड़ें या बदलें',
    refund: 'वापसी',
    amount: 'राशि',
    account: 'आपके खाते में',
    askedAt: 'माँगा गया',
    states: {
      asked: { title: 'आपका अनुरोध मिल गया।', text: 'पैसा कुछ मिनटों में भेज दिया जाएगा। दोबारा माँगने की ज़रूरत नहीं।' },
      sent: {
        title: 'पैसा रास्ते में है।',
        text: 'बैंक ने अभी पुष्टि नहीं की है। हम देखते रहेंगे और आपको SMS भेजेंगे। दोबारा माँगने की ज़रूरत नहीं।',
      },
      paid: {
        title: 'पैसा भेज दिया गया।',
        text: 'वह आपके बैंक के पास है; खाते में कब दिखेगा, यह बैंक पर निर्भर है।',
      },
      failed: {
        title: 'पैसा आपके खाते तक नहीं पहुँचा।',
        text: 'वह अब भी आपका है। कृपया खाता जाँचें, फिर दोबारा माँगें।',
      },
    },
    origin: 'यह कहाँ से आया',
    afterTheEnd: 'सब चुकने के बाद आया',
    moreThanOwed: 'बाकी राशि से ज़्यादा था',
    papers: 'रसीदें और दस्तावेज़',
  },

  papers: {
    title: 'रसीदें और दस्तावेज़',
    letterText: 'इसमें लिखा है कि लोन बंद हो गया है और आप पर कुछ बाकी नहीं है।',
    saveLetter: 'पत्र सहेजें',
    readLetter: 'पत्र पढ़ें',
    receipts: 'रसीदें',
    receiptCount: (count) => `${count} भुगतान`,
    noReceipts: 'अभी कोई भुगतान नहीं। हर भुगतान की रसीद यहाँ मिलेगी।',
    countedAs: {
      payment: 'भुगतान',
      rollover: 'मोहलत शुल्क',
      settlement: 'समय से पहले भुगतान',
      coolingOffExit: 'लोन रद्द',
    },
    allCredit: 'सब चुकने के बाद आया; आपका ज़्यादा भुगतान:',
    partCredit: 'इसमें आपका ज़्यादा भुगतान:',
    statementNote: 'दिन-प्रतिदिन क्या लिया गया और क्या चुकाया गया। दोनों तारीखें शामिल हैं।',
    from: 'से',
    to: 'तक',
    showStatement: 'विवरण दिखाएँ',
    wholeStatement: 'पूरे लोन का विवरण',
    years: 'हर साल का ब्याज',
    yearsNote: 'हर साल क्या लिया और चुकाया गया, जैसे टैक्स रिटर्न के लिए।',
    letters: 'पत्र',
    lettersNote: 'जो माफ़ किया गया या आपसे तय हुआ, उस दिन की राशिों के साथ।',
    agreed: 'जिन पर आप सहमत हुए',
    agreedNote: 'शब्दशः, जैसा आपने देखा, तारीख और समय के साथ।',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'देरी शुल्क',
  fee: 'शुल्क',
  interest: 'ब्याज',
  principal: 'लोन राशि',
}
