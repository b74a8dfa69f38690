// Words of papers and of what every agreement says, in Hindi.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { documents as english } from '../en/documents.ts'
import { withinDays } from './days.ts'

const written = unbrokenDate('hi')

export const documents: typeof english = {
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
  missingText: 'विवरण के लिए पैसा मिलने और आज के बीच के दिन चुनें, पहला दिन आख़िरी से पहले।',
  toPapers: 'रसीदें और दस्तावेज़',
  agreedAt: (moment) => `${written(moment)} को सहमति दी।`,
  publicText: 'सहमति से पहले आपको अपना अनुबंध, हर आँकड़े के साथ, प्रस्ताव के साथ दिखेगा। हर अनुबंध में यही लिखा होता है।',
  terms: 'लोन की शर्तें और नियम',
  published: (terms) => [
    {
      heading: 'लोन',
      text: `${terms.lender} ${terms.minTermDays} से ${terms.maxTermDays} कैलेंडर दिनों के लिए लोन देता है। फ़ैसला ${terms.decisionDays} दिन में होता है; पैसा उसके बाद ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)} आता है।`,
    },
    {
      heading: 'कितना खर्च',
      text: 'आपके प्रस्ताव में ब्याज, हर शुल्क, कुल खर्च और सभी खर्चों वाली दर लिखी है। समय पर चुकाने पर बस यही लगता है, और कुछ नहीं।',
    },
    {
      heading: 'भुगतान',
      text: 'हर किस्त की तारीख और राशि तय है। भुगतान उसी दिन से गिना जाता है जिस दिन आपने चुकाया, भले ही हमें बाद में पता चले।',
    },
    {
      heading: 'समय से पहले भुगतान',
      text: terms.earlyText,
    },
    ...(terms.coolingOffDays === 0
      ? []
      : [
          {
            heading: 'मन बदल जाए तो',
            text: `पैसे मिलने के ${terms.coolingOffDays} दिन के भीतर आप लोन रद्द कर सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे जितने दिन पैसा आपके पास रहा। और कोई शुल्क नहीं लगेगा। आख़िरी दिन आपके प्रस्ताव में लिखा है।`,
          },
        ]),
    {
      heading: 'देर से भुगतान',
      text:
        terms.lateText ??
        `हमारे सामान्य शुल्क: नए ग्राहकों से एक बार ${terms.onceNew}, पुराने ग्राहकों से ${terms.onceRepeat}, फिर न चुकाई गई राशि पर हर दिन ${terms.tiers.map(({ rate, fromDay }) => `दिन ${fromDay} से ${rate}`).join(', ')}। अगर कानून की सीमा कम हो, तो आप वही कम राशि देते हैं।`,
    },
    {
      heading: 'लोन लेने वाला',
      text: `लोन लेने वाले की उम्र ${terms.minAgeYears} साल से ज़्यादा है और नाम, फ़ोन नंबर या खाता बदलने पर वह ${terms.detailsChangeNoticeDays} दिन के भीतर हमें बताता है।`,
    },
    {
      heading: 'हस्तांतरण और विवाद',
      text: `अगर हम लोन किसी दूसरे ऋणदाता को सौंपें, तो ${terms.assignmentNoticeBusinessDays} कार्यदिवस पहले बताएँगे; आपकी शर्तें नहीं बदलेंगी। अदालत के फ़ैसले की राशि ${terms.judgmentPaymentDays} दिन में चुकानी होती है।`,
    },
  ],
}
