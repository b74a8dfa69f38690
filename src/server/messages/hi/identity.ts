// Words of login, launch and account deletion, in Hindi.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: अब एक फ़ोन के लॉक से आपके खाते में लॉग इन हो सकता है। यह आप नहीं थे? लॉग इन करें, “मेरा खाता” में उसे हटाएँ और हमें बताएँ।`,
    login: ({ lender, code, minutes }) =>
      `${code} ${lender} में लॉग इन करने का आपका कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join(', ')
      return `नमस्ते। ${lender} में लॉग इन करने का आपका कोड है: ${spoken}। फिर से: ${spoken}। इसे किसी को न बताएँ।`
    },
    delete: ({ lender, code, minutes }) =>
      `${code} आपका ${lender} खाता हटाने का कोड है। यह ${minutes} मिनट तक मान्य है। अगर आपने नहीं माँगा, तो कुछ न करें।`,
    register: ({ lender, code, minutes }) =>
      `${code} ${lender} में रजिस्टर करने का आपका कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    phoneOld: ({ lender, code, minutes }) =>
      `${code} आपके ${lender} खाते का फ़ोन नंबर बदलने का कोड है। यह ${minutes} मिनट तक मान्य है। आपने नहीं माँगा? कोड किसी को न बताएँ और हमें फ़ोन करें।`,
    phoneNew: ({ lender, code, minutes }) =>
      `${code} इस नंबर को ${lender} में इस्तेमाल करने का आपका कोड है। यह ${minutes} मिनट तक मान्य है। अगर आपने नहीं माँगा, तो कुछ न करें।`,
    phoneChanged: ({ lender, support }) =>
      `${lender}: आपके खाते का फ़ोन नंबर बदल गया है, यह नंबर अब उसे नहीं खोलता। यह आप नहीं थे? तुरंत ${support} पर फ़ोन करें।`,
  },
  emailMail: {
    subject: (v) => `${v.lender} के लिए अपने ईमेल की पुष्टि करें`,
    text: (v) =>
      `${v.lender} के अपने खाते में यह ईमेल इस्तेमाल करने के लिए यह लिंक खोलें:\n\n${v.link}\n\nयह ${v.days} दिन तक मान्य है। अगर आपने नहीं माँगा, तो कुछ न करें।\n`,
  },
}
