// Words of the payment account form, in Hindi.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'बैंक खाता',
  lead: 'हम पैसा सिर्फ़ इसी खाते में भेजेंगे। खाता आपके अपने नाम पर होना चाहिए।',
  accountOf: (name) => `${name} का खाता`,
  cardType: 'खाते का प्रकार',
  required: 'कृपया इसे भरें।',
  chooseOne: 'कृपया एक चुनें।',
  onlyFor: (choice) => `सिर्फ़ इसके लिए: ${choice}`,
  always: 'भेजने के हर तरीके के लिए',
  next: 'आगे',
  keepsNumber: 'जब तक आप नया नंबर न लिखें, पुराना ही रहता है।',
  notForPaying: {
    title: 'यह खाता भुगतान के लिए नहीं है',
    text: 'इस खाते में हम आपको पैसा भेजते हैं। यहाँ खाता सहेजने पर आपके लोन का पैसा उसी में आएगा। इससे कुछ नहीं कटेगा।',
    pay: 'मेरा लोन चुकाएँ',
  },
  step: {
    voice: 'क्या यह आप ही हैं?',
    text: (sentTo) =>
      sentTo === ''
        ? 'हमने आपके फ़ोन पर कोड भेजा है। जब तक आप उसे नहीं लिखते, पैसा पुराने खाते में ही जाएगा।'
        : `हमने ${sentTo} पर कोड भेजा है। जब तक आप उसे नहीं लिखते, पैसा पुराने खाते में ही जाएगा।`,
    label: 'संदेश में आया कोड',
    sixDigits: 'कोड के छह अंक लिखें।',
    getCode: 'कोड पाएँ',
    seconds: (count) => `${count} से.`,
    cancel: 'रद्द करें',
    confirm: 'पुष्टि करें',
    never: 'आप नहीं हैं? तो कुछ न करें, और कोड किसी को न बताएँ।',
  },
  done: {
    account: (account) => `सहेजा गया: ${account}`,
    voice: 'आपका खाता सहेज लिया गया है।',
    text: 'अब से हम आपका पैसा वहीं भेजेंगे।',
    back: 'मेरे लोन पर',
    again: 'फिर बदलें',
  },
}
