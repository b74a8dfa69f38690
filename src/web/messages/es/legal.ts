// Words of the legal pages, in Spanish.

import type { legal as english } from '../en/legal.ts'
import { days, withinDays } from './days.ts'

const calendarDays = (count: number): string => (count === 1 ? '1 día calendario' : `${count} días calendario`)

export const legal: typeof english = {
  privacy: {
    title: 'Política de privacidad',
  },

  terms: {
    title: 'Términos y condiciones del préstamo',
    lead: (lender) =>
      `Estas condiciones se aplican a quien pide un préstamo a ${lender}. Sus propias cifras están en su oferta.`,

    borrower: 'Quién puede pedir un préstamo',
    borrowerText: (over) =>
      `El prestatario es mayor de ${over} años, pide el préstamo para uso propio y tiene una cuenta a su nombre.`,
    term: 'Por cuánto tiempo',
    termText: (min, max) => `Un préstamo dura de ${min} a ${max} días calendario.`,
    decision: 'Decisión y desembolso',
    decisionText: (decisionDays, minDays, maxDays) =>
      `Decidimos en un plazo de ${days(decisionDays)}. El dinero llega a su cuenta ${withinDays(minDays, maxDays)}.`,
    cost: 'Cuánto cuesta',
    costText:
      'Su oferta muestra el interés, cada comisión, el costo total y la tasa que incluye todos los costos. Si paga a tiempo, paga eso y nada más.',
    repayment: 'Pago',
    repaymentText:
      'Cada pago tiene su fecha y su monto. Cuenta desde el día en que usted pagó, aunque nos enteremos después.',
    early: 'Pago anticipado',
    earlyText: (share, afterDays) =>
      `Puede pagar todo el préstamo antes cuando haya pasado el ${share} del plazo y al menos ${days(afterDays)} desde el desembolso. Antes le diremos cuánto paga y cuánto ahorra.`,
    coolingOff: 'Si cambia de opinión',
    coolingOffText: (count) =>
      `Durante ${days(count)} después del desembolso puede anular el préstamo y pagar solo por los días en que tuvo el dinero. No se cobra nada más. Su oferta indica el último día.`,

    late: 'Si un pago se atrasa',
    lateInOffer:
      'Cada oferta indica sus propios cargos por mora: una vez por préstamo, por día y a partir de qué día. Léalos allí antes de aceptar.',
    lateFree: 'No se cobra nada por un pago atrasado.',
    dailyAlone: 'Por día, sobre lo que falta del pago atrasado:',
    earlyInOffer:
      'Cada oferta indica desde qué día puede pagar todo el préstamo por adelantado, cuánto paga y cuánto ahorra.',
    notNow: 'No pudimos cargar los términos. Inténtelo de nuevo en un minuto.',
    lateText: 'Una sola vez por préstamo:',
    onceNew: 'Clientes nuevos',
    onceRepeat: 'Clientes recurrentes',
    dailyText: 'y por día, sobre lo que falta de ese pago:',
    tier: (fromDay, toDay) => (toDay === null ? `Desde el día ${fromDay}` : `Días ${fromDay} a ${toDay}`),
    grace: (graceDays) => `Los primeros ${days(graceDays)} después del vencimiento no cuestan nada.`,
    capTitle: 'La ley lo limita:',
    cap: {
      lateOnceMinor: 'El cargo único, como máximo',
      lateDailyBps: 'Cargos por mora al día, como máximo',
      lateMonthlyBps: 'Cargos por mora en 30 días, como máximo',
      allInDailyBps: 'Interés y cargos por mora al día, como máximo',
      totalCostBps: 'Todos los costos de un préstamo, como máximo',
    },
    capOf: {
      lateDailyBps: 'de lo que falta pagar',
      lateMonthlyBps: 'de lo que falta pagar',
      allInDailyBps: 'del monto del préstamo',
      totalCostBps: 'del monto del préstamo',
    },
    lower: 'Usted paga el menor de los dos.',
    exampleTitle: 'Por ejemplo, sin pagar',
    example: (daysLate) => `${days(daysLate)} de atraso suman`,
    byPriceList: 'nuestro cargo estándar',

    details: 'Avísenos de los cambios',
    detailsText: (noticeDays) =>
      `Avísenos en un plazo de ${days(noticeDays)} si cambia su nombre, teléfono, domicilio o cuenta.`,
    assignment: 'Si el préstamo cambia de manos',
    assignmentText: (businessDays) =>
      `Podemos ceder un préstamo a otro prestamista autorizado. Se lo avisaremos ${businessDays} días hábiles antes, y sus condiciones no cambian.`,
    disputes: 'Si no estamos de acuerdo',
    disputesText: (paymentDays) =>
      `Reclame primero ante nosotros. Lo que ordene un juez debe pagarse en un plazo de ${calendarDays(paymentDays)}.`,
    regulator: 'Si no le ayudamos:',
  },

  offline: {
    title: 'Sin conexión',
    voice: 'No hay conexión.',
    text: 'No pudimos cargar esta página. Si acababa de enviar algo, revise su préstamo cuando vuelva la conexión: ahí se ve si nos llegó.',
    counts: 'Un pago cuenta por el día en que usted pagó, no por el día en que lo ve aquí.',
    again: 'Intentar de nuevo',
    call: 'Llámenos',
    home: 'Ir a la página de inicio',
  },
}
