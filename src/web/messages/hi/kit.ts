// Words of the kit, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
  day: writtenDate('hi'),
  back: 'वापस',
  help: 'मदद',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  confirm: 'पुष्टि करें',
  more: 'और',
  hide: 'छिपाएँ',
  retry: 'फिर कोशिश करें',
  refresh: 'ताज़ा करें',
  loading: 'लोड हो रहा है...',
  wrongTitle: 'गलती: ',
  choose: 'चुनें',
  mayStayEmpty: '(वैकल्पिक)',
  opensElsewhere: '(इस ऐप के बाहर खुलेगा)',
  skipToContent: 'सामग्री पर जाएँ',
  outOf: (used, limit) => `${used}/${limit}`,
  charactersUsed: (used, limit) => `${limit} में से ${used} अक्षर`,
  unread: (count) => `${count} नए`,

  status: {
    inReview: 'जाँच जारी',
    declined: 'नामंज़ूर',
    approved: 'मंज़ूर',
    active: 'चालू',
    due: 'देय',
    overdue: 'समय पर नहीं चुकाया',
    settled: 'चुकता',
  },
  picture: {
    inReview: 'जाँच जारी: पढ़ा जा रहा एक पन्ना',
    declined: 'नामंज़ूर: कारण बताता एक पत्र',
    approved: 'मंज़ूर: एक पन्ना, जिस पर मुहर लग रही है',
    active: 'चालू: खुली पासबुक',
    due: 'देय: कैलेंडर पर वह दिन',
    overdue: 'समय पर नहीं चुकाया: वह दिन बीत गया',
    settled: 'चुकता: बंद और मुहरबंद पासबुक',
  },

  connection: {
    again: 'अभी फिर कोशिश करें',
    once: 'दोबारा भेजने पर भी यह एक ही बार गिना जाएगा।',
    notSent: { title: 'भेजा नहीं गया: इंटरनेट नहीं है।', text: 'कुछ नहीं हुआ। आपने जो भरा था, वह यहीं है।' },
    notSentOnline: { title: 'इंटरनेट वापस आ गया है।', text: 'यह पहले भेजा नहीं गया था। आपने जो भरा था, वह यहीं है।' },
    asking: { title: 'अभी जवाब नहीं आया।', text: 'हम देख रहे हैं कि यह हम तक पहुँचा या नहीं।' },
    askingOffline: { title: 'जवाब नहीं आया, और इंटरनेट भी नहीं है।', text: 'इंटरनेट आते ही हम देखेंगे कि यह हम तक पहुँचा या नहीं।' },
    showing: { title: 'यह हम तक पहुँच गया है।', text: 'एक पल: आपको जवाब दिखेगा।' },
    notDone: { title: 'यह हम तक नहीं पहुँचा।', text: 'कुछ नहीं हुआ। आपने जो भरा था, वह यहीं है।' },
    lookAgain: { title: 'कोई जवाब नहीं आया।', text: 'यह पेज अब मौजूदा स्थिति दिखा रहा है। आपका भेजा हुआ न दिखे तो फिर भेजें।' },
    notTaken: { title: 'हम इसे अभी नहीं ले सके।', text: 'कुछ नहीं हुआ। कृपया थोड़ी देर में फिर कोशिश करें।' },
    waits: { title: 'अभी जवाब नहीं आया।', text: 'हम इसे खोलने की कोशिश कर रहे हैं।' },
    waitsOffline: { title: 'इंटरनेट नहीं है।', text: 'इंटरनेट आते ही हम आगे बढ़ेंगे।' },
    stranger: {
      title: 'हमारी जगह इस नेटवर्क ने जवाब दिया।',
      text: 'शायद पहले इस नेटवर्क में लॉग इन करना होगा। हम कोशिश करते रहेंगे।',
    },
  },

  copy: {
    action: 'कॉपी करने के लिए दबाएँ',
    done: 'कॉपी हो गया',
    failed: 'आपका फ़ोन इसे कॉपी नहीं कर सका। कोड चुना हुआ है: इसे खुद कॉपी करें।',
  },

  ledger: {
    done: 'पूरा',
    paid: 'चुकाई',
    due: 'देय',
    next: 'अगली',
    late: 'देर',
  },
  stamps: (paid, total, late) => `${total} में से ${paid} किस्तें चुकाईं${late > 0 ? `, ${late} में देर` : ''}`,
  step: (n, total) => `${total} में से चरण ${n}`,

  news: {
    checking: 'नई जानकारी देख रहे हैं…',
    checked: (time) => `नई जानकारी देख रहे हैं… ${time} बजे अपडेट हुआ`,
    again: 'फिर देखें',
  },
  rateADay: (rate) => `${rate} प्रतिदिन`,

  countdown: {
    left: (clock) => `${clock} बाकी`,
    minutesLeft: (minutes) => (minutes === 1 ? 'एक मिनट बाकी' : `${minutes} मिनट बाकी`),
    ended: 'समय खत्म',
  },
  barcode: 'भुगतान कोड वाला बारकोड',
  qrCode: 'भुगतान कोड वाला QR कोड',

  stars: {
    label: (stars, of) => `${of} में से ${stars} सितारे`,
    meaning: (stars) => ['', 'बहुत खराब', 'खराब', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा'][stars] ?? '',
    chosen: (stars, of, meaning) => `${of} में से ${stars}: ${meaning}`,
  },

  images: {
    add: 'तस्वीर जोड़ें',
    choose: 'तस्वीरें चुनें',
    remove: (n) => `तस्वीर ${n} हटाएँ`,
    retry: (n) => `तस्वीर ${n} फिर भेजें`,
    name: (n) => `तस्वीर ${n}`,
    sending: (n, percent) => `तस्वीर ${n}: ${percent} % भेजी गई`,
    sent: 'अपलोड हो गया!',
    unsent: 'एक तस्वीर नहीं भेजी गई।',
    failedAt: (n, why) => `तस्वीर ${n} नहीं भेजी गई।${why === '' ? '' : ` ${why}`}`,
    onItsWay: 'एक तस्वीर अभी भेजी जा रही है। थोड़ा रुकें, या उसके बिना भेजें।',
    heldBack: (n) =>
      n === 1
        ? 'एक तस्वीर नहीं भेजी गई। फिर कोशिश करें, उसे हटाएँ, या उसके बिना भेजें।'
        : `${n} तस्वीरें नहीं भेजी गईं। फिर कोशिश करें, उन्हें हटाएँ, या उनके बिना भेजें।`,
    chooseAgain: (n) =>
      n === 1
        ? 'एक तस्वीर नहीं भेजी गई। उसे फिर से चुनें, या यह खाना चुनें।'
        : `${n} तस्वीरें नहीं भेजी गईं। उन्हें फिर से चुनें, या यह खाना चुनें।`,
    without: (n) => (n === 1 ? 'उसके बिना भेजें' : 'उनके बिना भेजें'),
    limit: (max) => `ज़्यादा से ज़्यादा ${max} तस्वीरें।`,
    wrongKind: 'सिर्फ़ फ़ोटो और स्क्रीनशॉट (JPEG, PNG, WebP)।',
    tooLarge: (megabytes) => `यह तस्वीर ${megabytes} MB से बड़ी है।`,
  },

  pull: {
    pull: 'ताज़ा करने के लिए नीचे खींचें',
    release: 'ताज़ा करने के लिए छोड़ें',
    loading: 'लोड हो रहा है...',
    finish: 'सब ताज़ा है',
  },

  keypad: {
    label: 'रकम के बटन',
    point: 'दशमलव',
    delete: 'मिटाएँ',
    confirm: 'पुष्टि करें',
    hide: 'बटन छिपाएँ',
  },
}
