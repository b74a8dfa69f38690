// What the server says about help for a borrower who cannot pay, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('hi')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: आपके लिए एक भुगतान योजना है। ऐप में नई तारीखें देखें और ${written(v.until)} तक जवाब दें। आपके स्वीकार करने तक कुछ नहीं बदलेगा।`,
    planLapsed: (v) =>
      `${v.lender}: आपने हमारी भुगतान योजना का समय पर जवाब नहीं दिया, इसलिए वह अब उपलब्ध नहीं है। कुछ नहीं बदला। आप ऐप में फिर से मदद माँग सकते हैं।`,
    declined: (v) => `${v.lender}: आपने जो मदद माँगी थी, वह हम नहीं दे सकते। ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'हमें मदद का आपका अनुरोध मिला',
    hardshipDeclined: 'हमने मदद के आपके अनुरोध का जवाब दिया',
    planOffered: 'हमने आपको एक भुगतान योजना दी',
    planBegun: 'आपने भुगतान योजना स्वीकार की',
    planLapsed: 'एक भुगतान योजना का समय पर जवाब नहीं मिला',
  },
  waiting: {
    asked: {
      title: 'हम मदद का आपका अनुरोध देख रहे हैं',
      text: (v) => (v.by === null ? `${v.product}` : `${written(v.by)} तक जवाब। ${v.product}`),
    },
    offered: {
      title: 'एक भुगतान योजना आपके जवाब का इंतज़ार कर रही है',
      text: (v) => `${written(v.by)} तक। ${v.product}`,
    },
  },
  agreed: {
    offered: {
      open: 'अपनी योजना देखें',
      title: 'एक भुगतान योजना आपके जवाब का इंतज़ार कर रही है',
      until: (v) => `${written(v.until)} तक जवाब दें। आपकी सहमति तक कुछ नहीं बदलेगा।`,
    },
    plan: {
      running: 'आपकी भुगतान योजना चल रही है।',
      ahead: (v) => `आपकी भुगतान योजना ${written(v.from)} से शुरू होगी।`,
      stops: (v) => `${written(v.until)} तक कोई देरी शुल्क और कोई याद दिलाने वाला संदेश नहीं।`,
    },
    moved: {
      title: (v) => `आपने किस्त ${v.n} को ${written(v.from)} से ${written(v.to)} पर कर दिया।`,
      stops: (v) => `${written(v.to)} तक कोई देरी शुल्क नहीं।`,
    },
    autopay: { title: 'आपका कार्ड अपने-आप भुगतान करता है।', stops: 'हर बार पैसे कटने से पहले हम दिन और राशि बताएँगे।' },
    next: (v) => `अगला: ${written(v.date)} तक ${v.amount}`,
    why: (v) =>
      [
        `${v.count} में से किस्त ${v.numbers.join(', ')}: लोन और ब्याज ${v.loan}`,
        v.late === null ? '' : `देरी शुल्क ${v.late}`,
        v.fee === null ? '' : `शुल्क ${v.fee}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  promise: {
    message: (v) =>
      `${v.lender}: आपने हमें बताया कि आप ${written(v.date)} तक ${v.amount} चुकाएँगे। तब तक हम याद नहीं दिलाएँगे। ऐसा नहीं कहा था? हमें ऐप में बताएँ।`,
    noted: (v) => `आपने बताया कि आप ${written(v.date)} तक ${v.amount} चुकाएँगे`,
    open: {
      title: (v) => `आपने बताया कि आप ${written(v.date)} तक ${v.amount} चुकाएँगे।`,
      text: 'तब तक हम याद नहीं दिलाएँगे। अगर आपने ऐसा नहीं कहा था, तो हमें बताएँ।',
    },
    kept: (v) => `आपने ${v.amount} चुका दिए, जैसा आपने बताया था। धन्यवाद।`,
    broken: {
      title: (v) => `आपने बताया था कि आप ${written(v.date)} तक ${v.amount} चुकाएँगे। अब तक ${v.paid} मिले हैं।`,
      text: 'अगर आप नहीं चुका सकते, तो हमसे मदद माँगें।',
    },
  },
}
