// Words of the offer's screens, in Spanish.

import type { offer as english } from '../en/offer.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
const payments = (count: number): string => (count === 1 ? '1 pago' : `${count} pagos`)

export const offer: typeof english = {
  continueAs: (name) => `Continuar como ${name}`,

  confirm: {
    title: 'Confirmación del préstamo',
    youGet: 'Usted recibe',
    inYourAccount: 'en su cuenta bancaria',
    youPayBack: 'Usted devuelve',
    inPayments: (count) => `en ${payments(count)}`,
    amount: 'Monto del préstamo',
    term: 'Plazo del préstamo',
    termDays: days,
    rate: 'Tasa de interés',
    interest: (termDays) => `Interés, ${days(termDays)}`,
    totalCost: 'El préstamo le cuesta',

    late: {
      title: 'Si un pago se atrasa',
      rule: 'La lista de precios dice',
      cap: 'El límite legal',
      lowerCounts: 'Vale el menor.',
      example: (daysLate) => `${days(daysLate)} de atraso suman`,
      exampleOf: 'Por ejemplo, sin pagar',
      byPriceList: 'según la lista de precios',
    },

    plan: {
      title: 'Plan de pagos',
      first: (inDays) => `primer pago en ${days(inDays)}`,
      payment: (n, of) => `Pago ${n}/${of}`,
    },
    coolingOff: (until) =>
      `¿Cambió de opinión? Hasta el ${until} puede devolver el dinero y pagar solo por los días que lo tuvo.`,

    card: {
      title: 'Su tarjeta bancaria',
      none: 'Aún no hay tarjeta bancaria',
      noneNote: 'Indique la cuenta a la que va el dinero',
    },

    papers: {
      agree: 'He leído y acepto los documentos de este préstamo.',
      title: 'Documentos',
      document: 'Datos clave en una página',
      missing: 'No se pudieron cargar los documentos de este préstamo. Sin ellos no hay nada que aceptar.',
    },

    costs: 'costo',
    submit: 'Tomar el préstamo',
    bindFirst: 'Indicar su tarjeta bancaria',
    seeAgain: 'Mostrar la oferta de nuevo',
    noProduct: '¿De qué préstamo se trata?',
    noProductText: 'Esta dirección no nombra ningún préstamo. Elija uno de la lista.',
    toLoans: 'A los préstamos',
  },

  agreementPrompt: {
    title: 'Acuerdo',
    frame: 'El texto del acuerdo',
    cancel: 'Cancelar',
    agree: 'Aceptar',
  },
  retention: {
    title: 'Antes de salir',
    cancel: 'Cancelar',
    agree: 'Aceptar',
  },

  classic: {
    product: 'Producto',
    amount: 'Monto',
    repaymentDate: 'Fecha de pago',
    detailed: 'Detalle',
    plan: 'Plan',
    papers: 'Acuerdos',
  },
}
