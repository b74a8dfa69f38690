// Words of login, launch and account deletion, in Filipino.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: maaari nang mag-log in sa account ninyo gamit ang lock ng isang telepono. Hindi kayo iyon? Mag-log in, alisin ito sa My account, at sabihin sa amin.`,
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
  },
}
