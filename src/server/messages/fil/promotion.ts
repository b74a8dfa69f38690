// Words of the promotion landing pages, in Filipino.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  templates: {
    plain: {
      title: 'Loan na malinaw ang gastos',
      text: 'Nasa screen ang bawat gastos bago kayo sumang-ayon. Wala na kaming ibang sinisingil.',
      buttonText: 'Mag-apply na',
      agreementTitle: 'Kasunduan sa pagrehistro',
    },
    returning: {
      title: 'Natutuwa kaming makita kayong muli',
      text: 'Alam na ninyo kung paano: buong gastos muna, saka ang inyong pasya.',
      buttonText: 'Mag-apply muli',
      agreementTitle: 'Kasunduan sa pagrehistro',
    },
  },
  rate: ({ rate }) => `Interes mula ${rate}. Ipinapakita ang mga bayarin bago kayo sumang-ayon.`,
  sms: {
    alreadyRegistered: ({ lender }) => `May account na kayo sa ${lender}. Paki-download ang app at mag-log in.`,
  },
}
