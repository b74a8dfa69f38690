// Words of a borrower's own account, in Spanish.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `Préstamo ${v.orderId}`,
    reminders: {
      title: 'Recordatorios por mensaje',
      explanation: 'Un mensaje corto antes de que venza un pago, y cuando está atrasado.',
    },
    phoneMessages: {
      title: 'Mensajes en su teléfono',
      explanation: 'La aplicación muestra que hay novedades: nunca montos ni nombres.',
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
      what: 'Los números de su cuenta bancaria, sus tarjetas y su documento, salvo los últimos dígitos',
      why: 'Nadie que encuentre este archivo en su teléfono debe poder leerlos. Los guardamos cifrados.',
    },
    secrets: {
      what: 'Códigos, enlaces y las claves de sus sesiones',
      why: 'Los guardamos solo en una forma que no se puede volver a leer.',
    },
    books: {
      what: 'Los libros de partida doble',
      why: 'Muestran otra vez los mismos pagos y cargos, como asientos contables.',
    },
    limits: {
      what: 'Contadores contra el mal uso',
      why: 'No nombran a nadie y los borramos después de unos días.',
    },
  },
}
