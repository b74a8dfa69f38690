// What the server says about help for a borrower who cannot pay, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('es')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: tenemos un plan de pagos para usted. Vea las nuevas fechas en la aplicación y responda a más tardar el ${written(v.until)}. Nada cambia hasta que lo acepte.`,
    planLapsed: (v) =>
      `${v.lender}: no respondió a tiempo a nuestro plan de pagos, así que ya no está disponible. Nada ha cambiado. Puede pedir ayuda de nuevo en la aplicación.`,
    declined: (v) => `${v.lender}: no podemos darle la ayuda que pidió. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Recibimos su solicitud de ayuda',
    hardshipDeclined: 'Respondimos a su solicitud de ayuda',
    planOffered: 'Le ofrecimos un plan de pagos',
    planBegun: 'Usted aceptó el plan de pagos',
    planLapsed: 'Un plan de pagos no se respondió a tiempo',
  },
  waiting: {
    asked: {
      title: 'Estamos revisando su solicitud de ayuda',
      text: (v) => (v.by === null ? `${v.product}` : `Respuesta a más tardar el ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'Un plan de pagos espera su respuesta',
      text: (v) => `Hasta el ${written(v.by)}. ${v.product}`,
    },
  },
  agreed: {
    offered: {
      open: 'Ver su plan',
      title: 'Tiene un plan de pagos por responder',
      until: (v) => `Responda a más tardar el ${written(v.until)}. Nada cambia hasta que acepte.`,
    },
    plan: {
      running: 'Su plan de pagos está en curso.',
      ahead: (v) => `Su plan de pagos empieza el ${written(v.from)}.`,
      stops: (v) => `Sin cargos por mora ni recordatorios hasta el ${written(v.until)}.`,
    },
    moved: {
      title: (v) => `Cambió la cuota ${v.n} del ${written(v.from)} al ${written(v.to)}.`,
      stops: (v) => `Sin cargos por mora hasta el ${written(v.to)}.`,
    },
    autopay: { title: 'Su tarjeta paga automáticamente.', stops: 'Le diremos el día y el monto antes de cada cobro.' },
    next: (v) => `Próximo: ${v.amount} a más tardar el ${written(v.date)}`,
    why: (v) =>
      [
        `Cuota ${v.numbers.join(', ')} de ${v.count}: ${v.loan} de préstamo e intereses`,
        v.late === null ? '' : `${v.late} de cargos por mora`,
        v.fee === null ? '' : `${v.fee} de comisiones`,
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  promise: {
    message: (v) =>
      `${v.lender}: usted nos dijo que pagará ${v.amount} a más tardar el ${written(v.date)}. Hasta entonces no le enviaremos recordatorios. ¿No es lo que dijo? Díganoslo en la aplicación.`,
    noted: (v) => `Nos dijo que pagaría ${v.amount} a más tardar el ${written(v.date)}`,
    open: {
      title: (v) => `Nos dijo que pagará ${v.amount} a más tardar el ${written(v.date)}.`,
      text: 'Hasta entonces no le enviaremos recordatorios. Si no es lo que dijo, díganoslo.',
    },
    kept: (v) => `Pagó los ${v.amount} que nos dijo. Gracias.`,
    broken: {
      title: (v) => `Nos dijo que pagaría ${v.amount} a más tardar el ${written(v.date)}. Han llegado ${v.paid}.`,
      text: 'Si no puede pagar, pídanos ayuda.',
    },
  },
}
