// Words of the offer's screens, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'
import { days } from './days.ts'

const written = unbrokenDate('es')

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
    change: 'Cambiar monto o plazo',
    rate: 'Tasa de interés',
    interest: (termDays) => `Interés, ${days(termDays)}`,
    totalCost: 'Costo del préstamo',

    late: {
      title: 'Si un pago se atrasa',
      rule: 'Nuestro cargo estándar',
      cap: 'El límite legal',
      lowerCounts: 'Usted paga el menor.',
      example: (daysLate) => `${days(daysLate)} de atraso suman`,
      exampleOf: 'Por ejemplo, sin pagar',
      byPriceList: 'nuestro cargo estándar',
    },

    plan: {
      title: 'Plan de pagos',
      first: (inDays) => `primer pago en ${days(inDays)}`,
      payment: (n, of) => `Pago ${n}/${of}`,
    },
    coolingOff: (until) =>
      `¿Cambió de opinión? Hasta el ${written(until)} puede anular el préstamo y pagar solo por los días en que tuvo el dinero.`,

    card: {
      title: 'Su cuenta bancaria',
      none: 'Aún no hay cuenta bancaria',
      noneNote: '¿A dónde enviamos el dinero?',
    },

    papers: {
      agree: 'He leído y acepto los documentos de este préstamo.',
      title: 'Documentos',
      document: 'Datos clave en una página',
      missing: 'No pudimos cargar los documentos de este préstamo. Sin ellos no puede aceptarlo.',
    },

    costs: 'costo',
    submit: 'Tomar el préstamo',
    bindFirst: 'Agregar su cuenta bancaria',
    seeAgain: 'Mostrar la oferta de nuevo',
    noProduct: '¿De qué préstamo se trata?',
    noProductText: 'Este enlace no indica de qué préstamo se trata. Elija uno de la lista.',
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
    papers: 'Documentos',
  },
}
