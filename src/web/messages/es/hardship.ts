// Words for a borrower who cannot pay, and for the plan that is offered, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { Words } from '../en.ts'

const written = unbrokenDate('es')

export const hardship: Words['hardship'] = {
  title: 'No puedo pagar',
  lead: 'Avísenos y buscaremos un plan que usted pueda cumplir.',
  next: 'Nuestro equipo lo leerá y usted recibirá un mensaje con la respuesta.',
  nextBy: (n) =>
    `Nuestro equipo lo leerá y responderá en ${n} ${n === 1 ? 'día hábil' : 'días hábiles'}. Usted recibirá un mensaje.`,
  why: '¿Por qué no puede pagar?',
  reasons: {
    income: 'Gano menos, o nada',
    illness: 'Tengo una enfermedad o lesión',
    family: 'Pasó algo en mi familia',
    disaster: 'Tormenta, inundación, incendio o sismo',
    other: 'Otro motivo',
  },
  own: 'Con sus palabras',
  ownHint: 'Solo si quiere. ¿Qué le ayudaría?',
  canPay: '¿Cuánto puede pagar cada vez?',
  canPayHint: 'Escriba 0 si por ahora no puede nada.',
  from: '¿Desde cuándo?',
  noReason: 'Elija un motivo.',
  noAmount: 'Escriba un monto, o 0.',
  noDay: (a, b) => `Elija un día del ${written(a)} al ${written(b)}.`,
  until: 'Hasta que comience un plan, sus fechas de pago siguen igual.',
  send: 'Pedir ayuda',
  waiting: 'Estamos leyendo su solicitud',
  waitingText: 'Responderemos en cuanto podamos y le enviaremos un mensaje.',
  waitingBy: (by) => `Responderemos a más tardar el ${written(by)} y le enviaremos un mensaje.`,
  askedAt: 'Pedido',
  withdraw: 'Retirar la solicitud',
  toLoan: 'A mi préstamo',
  declined: 'No pudimos aceptar su última solicitud:',
  withdrawn: 'Retiró su última solicitud y nada ha cambiado. Puede volver a pedir ayuda.',
  nothingOwed: 'En este préstamo no hay nada por pagar en lo que podamos ayudar.',

  plan: {
    title: 'Su plan de pagos',
    lead: 'Este es un plan para usted. Nada cambia hasta que lo acepte.',
    answerBy: (at) => `Responda a más tardar el ${written(at)}. Después ya no estará disponible.`,
    cost: 'Lo que cuesta',
    now: 'Por pagar ahora',
    leftOn: (day) => `Por pagar el ${written(day)}`,
    after: 'Por pagar con el plan',
    takenBack: 'Cargos por mora que quitamos',
    costs: 'El plan cuesta',
    noCharges: (a, b) => `Sin cargos por mora ni recordatorios del ${written(a)} al ${written(b)}.`,
    ifBroken:
      'Si no paga en una nueva fecha, los cargos por mora vuelven a contar después de ella, cuando terminen estos días.',
    dates: 'Sus nuevas fechas',
    stays: (n, of) => `Pago ${n} de ${of}`,
    was: (n, of, d) => `Pago ${n} de ${of}, antes ${written(d)}`,
    left: 'Por pagar',
    accept: 'Aceptar el plan',
    decline: 'No, gracias',
    stamp: 'Plan iniciado',
    stampAhead: 'Plan acordado',
    next: (n, date) => `Próximo: pago ${n}, a más tardar el ${written(date)}`,
    begun: 'Sus nuevas fechas están en su préstamo. También le enviamos un mensaje.',
    begunAhead: (from) =>
      `Sus nuevas fechas valen desde el ${written(from)}. Hasta entonces su préstamo sigue igual. También le enviamos un mensaje.`,
    again: 'No puedo cumplirlo',
    againNote: 'Pida ayuda de nuevo y lo veremos otra vez',
    noLongerFits: 'Su préstamo cambió desde que hicimos el plan, y ya no es adecuado. Puede pedir ayuda de nuevo.',
    lapsed: 'El plan no se respondió a tiempo y nada ha cambiado. Puede pedir ayuda de nuevo.',
    wasDeclined: 'Usted no aceptó el plan y nada ha cambiado. Puede pedir ayuda de nuevo.',
  },
}
