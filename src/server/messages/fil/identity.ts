// Words of login, launch and account deletion, in Filipino.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: nabubuksan na ang account ninyo gamit ang lock ng isang telepono. Hindi kayo iyon? Mag-log in, alisin ito sa Account ko, at sabihin sa amin.`,
    login: ({ lender, code, minutes }) =>
      `${code} ang code ninyo para mag-log in sa ${lender}. May bisa nang ${minutes} minuto. Huwag sabihin kaninuman.`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join(', ')
      return `Magandang araw po. Ang code ninyo para mag-log in sa ${lender} ay: ${spoken}. Uulitin ko: ${spoken}. Huwag sabihin kaninuman.`
    },
    delete: ({ lender, code, minutes }) =>
      `${code} ang code ninyo para burahin ang account sa ${lender}. May bisa nang ${minutes} minuto. Kung hindi ninyo ito hiningi, wala kayong kailangang gawin.`,
    register: ({ lender, code, minutes }) =>
      `${code} ang code ninyo para magrehistro sa ${lender}. May bisa nang ${minutes} minuto. Huwag sabihin kaninuman.`,
    phoneOld: ({ lender, code, minutes }) =>
      `${code} ang code ninyo para palitan ang numero ng account ninyo sa ${lender}. May bisa nang ${minutes} minuto. Hindi ninyo hiningi? Huwag sabihin kaninuman at tawagan kami.`,
    phoneNew: ({ lender, code, minutes }) =>
      `${code} ang code ninyo para gamitin ang numerong ito sa ${lender}. May bisa nang ${minutes} minuto. Kung hindi ninyo ito hiningi, wala kayong kailangang gawin.`,
    phoneChanged: ({ lender, support }) =>
      `${lender}: may bagong numero ang account ninyo, at hindi na ito mabubuksan ng numerong ito. Hindi kayo iyon? Tumawag agad sa ${support}.`,
  },
  emailMail: {
    subject: (v) => `Kumpirmahin ang email ninyo para sa ${v.lender}`,
    text: (v) =>
      `Buksan ang link na ito para gamitin ang email na ito sa account ninyo sa ${v.lender}:\n\n${v.link}\n\nMay bisa nang ${v.days} araw. Kung hindi ninyo ito hiningi, wala kayong kailangang gawin.\n`,
  },
}
