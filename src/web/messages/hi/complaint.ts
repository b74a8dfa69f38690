// Words of the complaint screens, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('hi')

export const complaint: typeof english = {
  title: 'शिकायत',
  mine: 'मेरी शिकायतें',
  problemTitle: 'शिकायत',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) => (days === null ? 'आपको एक केस नंबर मिलेगा।' : `हमारे कर्मचारी इसे पढ़ेंगे और ${days} कार्यदिवसों में जवाब देंगे।`),

  entry: {
    order: 'किस लोन के बारे में',
    all: 'सभी',
    allTitle: 'लोन चुनें',
    noOrder: 'आपका अभी कोई लोन नहीं है। किसी और बात के बारे में हमें बता सकते हैं।',
    about: 'किस बारे में',
    notThisOrder: 'चुने गए लोन के लिए वसूली से जुड़ी शिकायत नहीं भेजी जा सकती',
    more: 'क्या हुआ',
  },

  form: {
    about: 'किस बारे में',
    text: 'बताइए, क्या हुआ',
    placeholder: 'अपने शब्दों में',
    pictures: 'तस्वीरें, अगर हों',
    submit: 'भेजें',
    restored: 'आपका लिखा हुआ यहीं है।',
    waiting: 'एक तस्वीर अभी भेजी जा रही है।',
    unknown: 'कृपया फिर से चुनें कि बात किस बारे में है।',
    choose: 'फिर से चुनें',
  },

  sent: {
    title: 'आपकी शिकायत हमें मिल गई',
    text: 'जवाब आते ही हम SMS भेजेंगे।',
    number: 'केस नंबर',
    answerBy: 'हम जवाब देंगे इस तारीख तक',
    see: 'मेरी शिकायत देखें',
    back: 'शिकायतों पर वापस',
  },

  list: {
    title: 'मेरी शिकायतें',
    tabs: 'स्थिति के अनुसार शिकायतें',
    none: 'यहाँ कुछ नहीं है',
    noneText: 'अगर कुछ गलत है तो हमें बताइए।',
    write: 'शिकायत लिखें',
  },

  details: {
    title: 'ऑनलाइन सेवा',
    result: 'कार्रवाई का नतीजा',
    wrote: (day) => `आपने लिखा, ${written(day)}`,
    pictures: 'तस्वीरें',
    standing: ({ state, isReopened }) =>
      state === 'asked'
        ? 'हमने आपसे कुछ पूछा है। कृपया नीचे जवाब दें।'
        : isReopened
          ? 'आपकी शिकायत फिर से खुली है। अभी इसका जवाब नहीं आया है।'
          : 'आपकी शिकायत हमें मिल गई है। अभी इसका जवाब नहीं आया है।',
    acknowledgeBy: 'हम पुष्टि करेंगे इस तारीख तक',
    finalBy: 'अंतिम जवाब ज़्यादा से ज़्यादा इस तारीख तक',
    sent: 'आपका संदेश भेज दिया गया।',
    thread: {
      title: 'बातचीत',
      you: 'आप',
      us: 'हम',
      officer: (name) => `${name}, हमारे कर्मचारी`,
      above: 'जवाब ऊपर है',
      kinds: {
        acknowledgement: 'आपकी शिकायत पढ़ी',
        question: 'आपसे पूछा',
        answer: 'जवाब दिया',
        escalation: 'आगे भेजा',
        reply: 'लिखा',
        reopening: 'फिर से खोली',
      },
    },
    reply: { title: 'कुछ और बताएँ', text: 'आपका संदेश', submit: 'भेजें' },
    reopen: {
      title: 'हल नहीं हुआ?',
      note: 'बताइए क्या रह गया है। आपकी शिकायत फिर से खुलेगी और हम दोबारा जवाब देंगे।',
      text: 'अब भी क्या गलत है',
      submit: 'फिर से खोलें',
    },
    number: 'केस नंबर',
    answerBy: 'हम जवाब देंगे इस तारीख तक',
    notFound: 'यह शिकायत हमें आपके खाते में नहीं मिली।',
    toList: 'मेरी शिकायतों पर',
    toOrder: 'लोन पर जाएँ',
    further: 'अगर इससे मदद न मिले',
  },

  slip: {
    title: 'मैंने भुगतान किया, पर दिख नहीं रहा',
    reference: 'रसीद पर लिखा नंबर',
    referenceHint: 'इसे रेफ़रेंस, UTR या ट्रांज़ैक्शन नंबर कहते हैं। जिस कोड से भुगतान किया, वह भी चलेगा।',
    picture: 'रसीद की तस्वीर, अगर हो',
    promise: (days) =>
      days === null
        ? 'हम भुगतान कंपनी से तुरंत पूछेंगे।'
        : `हम भुगतान कंपनी से तुरंत पूछेंगे। उससे बात न बने तो हमारे कर्मचारी ${days} कार्यदिवसों में देखेंगे।`,
    waiting: 'एक तस्वीर अभी भेजी जा रही है।',
    submit: 'भेजें',
    others: 'दूसरा लोन',
    sentTitle: 'हम आपका भुगतान खोज रहे हैं',
    sentText: 'जैसे ही यह आपके लोन में जुड़ेगा, हम आपको SMS से बताएँगे। दोबारा भुगतान की ज़रूरत नहीं।',
    foundTitle: 'आपका भुगतान मिल गया',
    keepSlip: 'जिस दिन आपने भुगतान किया, वही दिन गिना जाता है। लोन में दिखने तक रसीद संभालकर रखें।',
    see: 'केस देखें',
    toLoan: 'मेरे लोन पर',
    noLoan: 'आपका अभी कोई लोन नहीं है',
    noLoanText: 'जब कोई लोन आपको मिल जाए, तब न दिखने वाले भुगतान के बारे में यहाँ बता सकते हैं।',
  },

  rating: {
    title: 'कृपया इस सेवा को रेटिंग दें',
    cancel: 'रद्द करें',
    submit: 'भेजें',
    missing: 'कृपया चुनें',
    done: 'आपकी रेटिंग भेज दी गई!',
  },
}
