// Words of a borrower's own account, in Spanish.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `Préstamo ${v.orderId}`,
    reminders: {
      title: 'Recordatorios por mensaje',
      explanation: 'Un mensaje corto antes de que venza un pago, y cuando está atrasado.',
    },
    newsByEmail: {
      title: 'Noticias por correo',
      explanation: 'Ofertas y noticias al correo que nos dio.',
    },
    location: {
      title: 'Dónde estaba su teléfono',
      explanation: 'La zona, preguntada una vez. Si retira el consentimiento, se borra al instante.',
    },
    deviceInfo: {
      title: 'Qué sistema usa su teléfono',
      explanation: 'El sistema y su versión principal. Si retira el consentimiento, se borran al instante.',
    },
  },
  leftOut: {
    accountNumber: {
      what: 'El número de su cuenta bancaria, de sus tarjetas y de su documento, salvo el final',
      why: 'Quien encuentre este archivo en su teléfono no debe poder leerlo. Lo guardamos sellado; su final está en esta copia.',
    },
    secrets: {
      what: 'Códigos, enlaces y claves de sesiones',
      why: 'Solo los guardamos como huellas de las que no se puede leer nada, durante minutos u horas.',
    },
    books: {
      what: 'Los libros de partida doble',
      why: 'Repiten los movimientos de sus préstamos como asientos contables.',
    },
    limits: {
      what: 'Contadores contra el mal uso',
      why: 'Cuentan bajo huellas y olvidan en un día; no nombran a nadie.',
    },
  },
}
