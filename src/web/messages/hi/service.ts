// Words of the customer service page, in Hindi.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: 'ग्राहक सेवा',
  voice: 'हमसे बात करें।',
  text: 'अगर आप चुका न सकें तो जल्दी बताइए।',
  contact: 'हमसे कैसे संपर्क करें',
  telephone: 'फ़ोन',
  email: 'ईमेल',
  whatsApp: 'WhatsApp',
  call: (phone) => `${phone} पर फ़ोन करें`,
  complain: 'मेरे लोन में कुछ गलत है',
  complainNote: (days) => `${days} ${days === 1 ? 'कार्यदिवस' : 'कार्यदिवसों'} में जवाब`,
  faq: {
    title: 'सवाल और जवाब',
    search: 'आप क्या जानना चाहते हैं?',
    submit: 'खोजें',
    found: (count) => (count === 1 ? '1 जवाब मिला।' : `${count} जवाब मिले।`),
    none: 'कुछ नहीं मिला।',
    noneText: 'कोई और शब्द आज़माएँ, या हमसे पूछें।',
    all: 'सभी सवाल',
    ask: 'हमसे पूछें',
  },
  deleteAccount: 'मेरा खाता हटाएँ',
  settings: 'भाषा और डिस्प्ले',
  never: 'हम आपके कोड या पासवर्ड कभी नहीं माँगते, न फ़ोन पर, न संदेश में।',
}
