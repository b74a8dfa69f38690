// Words of the order and its prompts, in Hindi.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { order as english } from '../en/order.ts'

const written = unbrokenDate('hi')

export const order: typeof english = {
  order: {
    title: 'लोन का विवरण',
    nextPayment: 'अगली किस्त',
    by: (date) => `${written(date)} तक`,
    toPayNow: 'अभी देना है',
    asOf: (date) => `${written(date)} की स्थिति`,
    youOwe: 'आप पर बाकी',
    youGet: 'आपको मिलेगा',
    youPayBack: 'आप लौटाएँगे',
    costsYou: 'आपके लिए लोन का खर्च',
    details: 'विवरण',
    closedStamp: (date) => `${written(date)} को बंद`,
    parts: {
      principal: 'लोन राशि में से',
      interest: 'ब्याज',
      fee: 'शुल्क',
      penalty: (daysLate) => (daysLate > 0 ? `देरी शुल्क, ${daysLate} दिन` : 'देरी शुल्क'),
    },
    byPriceList: 'हमारा सामान्य देरी शुल्क होता',
    lawCaps: 'कानून ने सीमा तय की है, इसलिए आपको सिर्फ़ इतना देना होगा:',

    paidSoFar: 'अब तक चुकाया',
    paidOf: (paid, of) => `${of} में से ${paid}`,
    leftToPay: 'अभी चुकाना बाकी',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}, चुकाई` : `${n}/${of}, ${written(on)} को चुकाई`),
      due: (n, of) => `${n}/${of}, देय`,
      next: (n, of) => `${n}/${of}, अगली`,
      late: (n, of, daysLate) => `${n}/${of}, ${daysLate} दिन की देर`,
    },
    closureLetter: 'समापन पत्र',
    closureText: 'इस पत्र में लिखा है कि लोन बंद हो गया है और आप पर कुछ बाकी नहीं है। इसे संभालकर रखें।',
    closureNumber: 'नंबर',
    closedOn: 'बंद हुआ',
    saveLetter: 'पत्र सहेजें',
    readLetter: 'पत्र पढ़ें',
    talk: 'हमसे बात करें',
    talkNote: 'हम ऐसी योजना खोजेंगे जो आप निभा सकें',
    hardship: 'मुझसे भुगतान नहीं हो पाएगा',
    hardshipNotes: {
      none: 'जल्दी बताइए, हम कोई योजना खोजेंगे',
      late: 'हमें बताइए, हम कोई योजना खोजेंगे',
      asked: 'हम आपका अनुरोध पढ़ रहे हैं',
      askedBy: (by) => `हम ${written(by)} तक जवाब देंगे`,
      offered: (by) => `${written(by)} तक एक योजना आपके जवाब का इंतज़ार कर रही है`,
    },
    wrong: 'कुछ गलत है',
    claim: {
      link: 'मैंने भुगतान किया, पर दिख नहीं रहा',
      looking: (reference) => `हम आपका भुगतान ${reference} खोज रहे हैं`,
      found: (reference) => `आपका भुगतान ${reference} मिल गया। यह अभी आपके लोन में नहीं जुड़ा है`,
      until: (day) => `${written(day)} तक जवाब`,
    },

    checking: 'हम आपका भुगतान जाँच रहे हैं।',
    checkingText: 'नतीजा पता चलने तक यहाँ की राशि बदल सकती है। दोबारा भुगतान न करें।',
    payAmount: 'दूसरी राशि चुकाएँ',
    payAmountNote: 'चुकाने से पहले देखें कि वह कहाँ जाएगी',
    settle: 'समय से पहले पूरा लोन चुकाएँ',
    settleNote: 'देखें कि कितना बचेगा',
    settleFrom: (date) => `${written(date)} से संभव`,
    autopay: 'अपने-आप भुगतान',
    autopayNote: { off: 'तय तारीख पर कार्ड से पैसे अपने-आप कटेंगे; कभी भी रोकें', on: 'चालू; एक टैप से बंद करें' },
    moveDate: 'किस्त की तारीख आगे बढ़ाएँ',
    moveDateNote: (date) => `ज़्यादा से ज़्यादा ${written(date)} तक; पहले खर्च देखें`,
    coolingOff: 'लोन रद्द करें',
    coolingOffNote: (date) => `${written(date)} के अंत तक; सिर्फ़ उन दिनों का खर्च जब पैसा आपके पास था`,
    credit: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    calendar: 'किस्तों की तारीखें मेरे कैलेंडर में जोड़ें',
    papers: 'रसीदें और दस्तावेज़',
    papersNote: 'रसीदें, विवरण, और जिन पर आप सहमत हुए',
    repayment: 'भुगतान',
    repay: 'भुगतान करें',
    shortOfMoney: 'पैसों की तंगी?',
    rolloverMoves: (movedDays) => ({ before: 'अभी', after: `देकर ${movedDays} और दिन पाएँ` }),
    rollover: 'मोहलत का भुगतान',
    borrowAgain: 'फिर लोन लें',
    withdrawNow: 'अभी निकालें',
    cancel: 'रद्द करें',
    bindCard: 'बैंक खाता जोड़ें',
    bindAnother: 'दूसरा बैंक खाता जोड़ें',

    market: {
      title: 'दूसरे लोन',
      note: 'हर एक का खर्च मिलाकर देखें',
      more: 'और विकल्प देखने के लिए दबाएँ',
    },

    several: 'कौन-सा लोन?',
    none: 'अभी कोई लोन नहीं',
    noneText: 'आवेदन करते ही वह यहाँ दिखेगा।',
    notFound: 'यह लोन हमें आपके खाते में नहीं मिला।',
  },

  list: {
    title: 'मेरे लोन',
    open: 'मौजूदा',
    closed: 'पूरे हुए',
    toPay: 'अभी देना है',
    unfinished: 'अधूरा',
    offers: 'उपलब्ध लोन देखें',
  },

  score: {
    title: 'आपको यह ऐप कैसा लगा?',
    legend: 'आपके सितारे',
    submit: 'भेजें',
    missing: 'कृपया चुनें',
    low: 'बताने के लिए धन्यवाद',
    lowText: 'हम बेहतर करना चाहते हैं। अगर कुछ गलत हुआ, तो बताइए।',
    tell: 'बताएँ, क्या गलत है',
    close: 'बंद करें',
  },

  leaving: {
    title: 'आप इस ऐप से बाहर जा रहे हैं',
    sentence: (host) => `अगला पेज ${host} का है।`,
    text: 'यह इस लोन के लिए खोला गया। वहाँ आप जो लिखेंगे, हम नहीं देख सकते।',
    go: (host) => `${host} पर जाएँ`,
    stay: 'मेरे लोन पर रुकें',
  },
}
