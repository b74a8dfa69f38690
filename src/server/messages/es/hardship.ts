// What the server says about help for a borrower who cannot pay, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('es')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: tenemos un plan de pagos para usted. Vea las nuevas fechas en la app y responda antes del ${written(v.until)}. Nada cambia hasta que lo acepte.`,
    declined: (v) => `${v.lender}: no podemos darle la ayuda que pidió. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Recibimos su solicitud de ayuda',
    hardshipDeclined: 'Respondimos a su solicitud de ayuda',
    planOffered: 'Un plan de pagos espera su respuesta',
    planBegun: 'Su plan de pagos comenzó',
  },
  waiting: {
    asked: {
      title: 'Estamos viendo su solicitud de ayuda',
      text: (v) => (v.by === null ? `${v.product}` : `Respuesta a más tardar el ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'Un plan de pagos espera su respuesta',
      text: (v) => `Hasta el ${written(v.by)}. ${v.product}`,
    },
  },
}
