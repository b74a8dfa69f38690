// Words of the promotion landing pages, in Spanish.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  templates: {
    plain: {
      title: 'Un préstamo transparente',
      text: 'Cada costo está en la pantalla antes de que usted acepte. No cobramos nada más.',
      buttonText: 'Solicitar ahora',
      agreementTitle: 'Acuerdo de registro',
    },
    returning: {
      title: 'Qué gusto verle de nuevo',
      text: 'Ya sabe cómo funciona: primero el costo completo, después su decisión.',
      buttonText: 'Solicitar de nuevo',
      agreementTitle: 'Acuerdo de registro',
    },
  },
  rate: ({ rate }) => `Interés desde ${rate}. Las comisiones se muestran antes de que acepte.`,
  sms: {
    alreadyRegistered: ({ lender }) =>
      `Usted ya tiene una cuenta en ${lender}. Descargue la aplicación e inicie sesión.`,
  },
}
