// Words of the order and its prompts, and of the agreement, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { loan as english } from '../en/loan.ts'

const written = writtenDate('hi')

export const loan: typeof english = {
  order: {
    title: 'लोन का विवरण',
    nextPayment: 'अगली किस्त',
    by: (date) => `${written(date)} तक`,
    toPayNow: 'अभी देना है',
    asOf: (date) => `${written(date)} की स्थिति`,
    youOwe: 'आप पर बाकी',
    parts: {
      principal: 'लोन राशि में से',
      interest: 'ब्याज',
      fee: 'शुल्क',
      penalty: (daysLate) => (daysLate > 0 ? `देरी शुल्क, ${daysLate} दिन` : 'देरी शुल्क'),
    },
    byPriceList: 'हमारा सामान्य देरी शुल्क होता',
    lawCaps: 'कानून ने सीमा तय की है, इसलिए आप देंगे',

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
    closureText: 'यह पत्र कहता है कि लोन बंद हो गया है और आप पर कुछ बाकी नहीं है। इसे संभालकर रखें।',
    closureNumber: 'नंबर',
    closedOn: 'बंद हुआ',
    saveLetter: 'पत्र सहेजें',
    readLetter: 'पत्र पढ़ें',
    talk: 'हमसे बात करें',
    talkNote: 'हम ऐसी योजना खोजेंगे जो आप निभा सकें',
    wrong: 'कुछ गलत है',
    claim: {
      link: 'मैंने भुगतान किया, पर दिख नहीं रहा',
      looking: (reference) => `हम आपका भुगतान ${reference} खोज रहे हैं`,
      found: (reference) => `आपका भुगतान ${reference} मिल गया। यह अभी आपके लोन में नहीं जुड़ा है`,
      until: (day) => `${written(day)} तक जवाब`,
    },

    checking: 'हम आपका भुगतान जाँच रहे हैं।',
    checkingText: 'नतीजा पता चलने तक यहाँ की रकम बदल सकती है। दोबारा भुगतान न करें।',
    payAmount: 'दूसरी रकम चुकाएँ',
    payAmountNote: 'चुकाने से पहले देखें कि वह कहाँ जाएगी',
    settle: 'सब कुछ पहले चुकाएँ',
    settleNote: 'देखें कि कितना बचेगा',
    settleFrom: (date) => `${written(date)} से संभव`,
    coolingOff: 'लोन रद्द करें',
    coolingOffNote: (date) => `${written(date)} के अंत तक; सिर्फ़ उन दिनों का खर्च जब पैसा आपके पास था`,
    credit: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    calendar: 'देय तारीखें मेरे कैलेंडर में जोड़ें',
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

  agreement: {
    title: 'लोन अनुबंध',
    closed: 'यह लिंक पहले खोला जा चुका है, या बहुत पुराना है।',
    closedText: 'हर लिंक एक दस्तावेज़, एक बार, कुछ मिनटों के भीतर खोलता है। इसे अपने लोन से फिर खोलें।',
    back: 'मेरे लोन पर वापस',
    save: 'PDF के रूप में सहेजें',
    saveTable: 'तालिका के रूप में सहेजें (CSV)',
    version: 'संस्करण:',
    tickedByYou: 'चेकबॉक्स खाली था, और आपने उसमें निशान लगाया।',
    tickedByDefault: 'पेज खुलते समय चेकबॉक्स में निशान लगा हुआ था, और आपने उसे रहने दिया।',
    missing: 'यह दस्तावेज़ हमें नहीं मिला।',
    missingText: 'विवरण के लिए पैसा मिलने और आज के बीच के दिन चुनें, पहला दिन आखिरी से पहले।',
    toPapers: 'रसीदें और दस्तावेज़',
    agreedAt: (moment) => `${written(moment)} को सहमति दी।`,
    publicText: 'सहमति से पहले आपको अपना अनुबंध, हर आँकड़े के साथ, प्रस्ताव के साथ दिखेगा। हर अनुबंध यह कहता है।',
    terms: 'लोन की शर्तें और नियम',
    published: (terms) => [
      {
        heading: 'लोन',
        text: `${terms.lender} ${terms.minTermDays} से ${terms.maxTermDays} कैलेंडर दिनों के लिए लोन देता है। फ़ैसला ${terms.decisionDays} दिन में होता है; पैसा उसके ${terms.fundingMinDays} से ${terms.fundingMaxDays} दिन बाद आता है।`,
      },
      {
        heading: 'कितना खर्च',
        text: 'आपके प्रस्ताव में ब्याज, हर शुल्क, कुल खर्च और सभी खर्चों वाली दर लिखी है। समय पर चुकाने पर बस यही लगता है, और कुछ नहीं।',
      },
      {
        heading: 'भुगतान',
        text: 'हर किस्त की तारीख और रकम तय है। भुगतान उसी दिन से गिना जाता है जिस दिन आपने चुकाया, भले ही हमें बाद में पता चले।',
      },
      {
        heading: 'समय से पहले भुगतान',
        text: `आधी अवधि और पैसा मिलने के कम से कम ${terms.earlyAfterDays} दिन बीतने के बाद आप पूरा लोन पहले चुका सकते हैं। कितना देना है और कितना बचेगा, यह हम पहले बताएँगे।`,
      },
      ...(terms.coolingOffDays === 0
        ? []
        : [
            {
              heading: 'मन बदल जाए तो',
              text: `पैसे मिलने के ${terms.coolingOffDays} दिन के भीतर आप लोन रद्द कर सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे जितने दिन पैसा आपके पास रहा। और कोई शुल्क नहीं लगेगा। आख़िरी दिन आपके ऑफ़र में लिखा है।`,
            },
          ]),
      {
        heading: 'देर से भुगतान',
        text: `हमारे सामान्य शुल्क: नए ग्राहकों से एक बार ${terms.onceNew}, पुराने ग्राहकों से ${terms.onceRepeat}, फिर न चुकाई गई रकम पर हर दिन ${terms.tiers.map(({ rate, fromDay }) => `दिन ${fromDay} से ${rate}`).join(', ')}। अगर कानून की सीमा कम हो, तो आप वही कम रकम देते हैं।`,
      },
      {
        heading: 'लोन लेने वाला',
        text: `लोन लेने वाले की उम्र ${terms.minAgeYears} साल से ज़्यादा है और नाम, फ़ोन नंबर या खाता बदलने पर वह ${terms.detailsChangeNoticeDays} दिन के भीतर हमें बताता है।`,
      },
      {
        heading: 'हस्तांतरण और विवाद',
        text: `अगर हम लोन किसी दूसरे ऋणदाता को सौंपें, तो ${terms.assignmentNoticeBusinessDays} कार्यदिवस पहले बताएँगे; आपकी शर्तें नहीं बदलेंगी। अदालत के फ़ैसले की रकम ${terms.judgmentPaymentDays} दिन में चुकानी होती है।`,
      },
    ],
  },
}
