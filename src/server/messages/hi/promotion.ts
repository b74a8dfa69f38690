// Words of the promotion landing pages, in Hindi.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  templates: {
    plain: {
      title: 'ऐसा लोन जिसका हर खर्च साफ़ है',
      text: 'आपकी सहमति से पहले हर खर्च स्क्रीन पर होता है। हम कुछ और नहीं लेते।',
      buttonText: 'अभी आवेदन करें',
      agreementTitle: 'रजिस्ट्रेशन का अनुबंध',
    },
    returning: {
      title: 'आपको फिर देखकर खुशी हुई',
      text: 'आप जानते हैं: पहले पूरा खर्च, फिर आपका फ़ैसला।',
      buttonText: 'फिर आवेदन करें',
      agreementTitle: 'रजिस्ट्रेशन का अनुबंध',
    },
  },
  rate: ({ rate }) => `ब्याज ${rate} से। शुल्क आपकी सहमति से पहले दिखाए जाते हैं।`,
  sms: {
    alreadyRegistered: ({ lender }) => `${lender} में आपका खाता पहले से है। कृपया ऐप डाउनलोड करके लॉग इन करें।`,
  },
}
