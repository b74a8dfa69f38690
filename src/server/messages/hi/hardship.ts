// What the server says about help for a borrower who cannot pay, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('hi')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: आपके लिए एक भुगतान योजना है। ऐप में नई तारीखें देखें और ${written(v.until)} तक जवाब दें। आपके स्वीकार करने तक कुछ नहीं बदलेगा।`,
    declined: (v) => `${v.lender}: आपने जो मदद माँगी थी, वह हम नहीं दे सकते। ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'हमें मदद का आपका अनुरोध मिला',
    hardshipDeclined: 'हमने मदद के आपके अनुरोध का जवाब दिया',
    planOffered: 'एक भुगतान योजना आपके जवाब का इंतज़ार कर रही है',
    planBegun: 'आपकी भुगतान योजना शुरू हो गई',
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
}
