// Words of the legal pages, in Spanish.

import type { legal as english } from '../en/legal.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
const calendarDays = (count: number): string => (count === 1 ? '1 día calendario' : `${count} días calendario`)

export const legal: typeof english = {
  privacy: {
    title: 'Política de privacidad',
    fingerprint: 'Huella de este texto:',
  },

  terms: {
    title: 'Términos y condiciones del préstamo',
    lead: (lender) =>
      `Lo que ${lender} acuerda con todos los que piden un préstamo. Sus propias cifras están en su oferta.`,

    borrower: 'Quién puede pedir un préstamo',
    borrowerText: (over) =>
      `El prestatario es mayor de ${over} años, pide el préstamo para uso propio y tiene una cuenta a su nombre.`,
    term: 'Por cuánto tiempo',
    termText: (min, max) => `Un préstamo dura de ${min} a ${max} días calendario.`,
    decision: 'Decisión y desembolso',
    decisionText: (decisionDays, minDays, maxDays) =>
      `Decidimos en un plazo de ${days(decisionDays)}. El dinero está en la cuenta en ${minDays} a ${days(maxDays)}.`,
    cost: 'Cuánto cuesta',
    costText:
      'El interés, cada comisión, su suma y la tasa que incluye todos los costos están en la oferta. Un préstamo que se paga a tiempo cuesta eso y nada más.',
    repayment: 'Pago',
    repaymentText:
      'Cada pago tiene su día y su monto. Cuenta el día en que usted lo hizo, sin importar cuándo nos enteremos.',
    early: 'Pago anticipado',
    earlyText: (share, afterDays) =>
      `El préstamo completo se puede pagar antes una vez transcurrido ${share} del plazo y al menos ${days(afterDays)} desde el desembolso. Antes le decimos cuánto hay que pagar y cuánto se ahorra.`,

    late: 'Si un pago se atrasa',
    lateText: 'Una sola vez en la vida del préstamo:',
    onceNew: 'Clientes nuevos',
    onceRepeat: 'Clientes recurrentes',
    dailyText: 'y por cada día, sobre lo que falta pagar de ese pago:',
    tier: (fromDay, toDay) => (toDay === null ? `Desde el día ${fromDay}` : `Días ${fromDay} a ${toDay}`),
    grace: (graceDays) => `Los primeros ${days(graceDays)} después del vencimiento no cuestan nada.`,
    capTitle: 'La ley lo limita:',
    cap: {
      lateOnceMinor: 'La suma única, como máximo',
      lateDailyBps: 'Cargos por mora al día, como máximo',
      lateMonthlyBps: 'Cargos por mora en 30 días, como máximo',
      allInDailyBps: 'Interés y cargos por mora al día, como máximo',
      totalCostBps: 'Todos los costos de un préstamo, como máximo',
    },
    capOf: {
      lateDailyBps: 'de lo que falta pagar',
      lateMonthlyBps: 'de lo que falta pagar',
      allInDailyBps: 'del capital',
      totalCostBps: 'del capital',
    },
    lower: 'Se cobra el menor de los dos.',
    exampleTitle: 'Por ejemplo, sin pagar',
    example: (daysLate) => `${days(daysLate)} de atraso suman`,
    byPriceList: 'según la lista de precios',

    details: 'Díganos qué cambia',
    detailsText: (noticeDays) =>
      `Un nombre, teléfono, domicilio o cuenta nuevos se nos comunican en un plazo de ${days(noticeDays)}.`,
    assignment: 'Si el préstamo cambia de manos',
    assignmentText: (businessDays) =>
      `Podemos ceder un préstamo a otro prestamista autorizado. Se lo avisamos ${businessDays} días hábiles antes, y nada cambia en sus condiciones.`,
    disputes: 'Si no estamos de acuerdo',
    disputesText: (paymentDays) =>
      `Reclame primero ante nosotros; le responde una persona. Lo que ordene una sentencia se paga en un plazo de ${calendarDays(paymentDays)}.`,
    regulator: 'Si no le ayudamos:',
  },

  offline: {
    title: 'Sin conexión',
    voice: 'No hay conexión.',
    text: 'No pudimos cargar esta página. Si acababa de enviar algo, mire su préstamo cuando vuelva la conexión: ahí se ve si nos llegó.',
    counts: 'Un pago cuenta por el día en que usted pagó, no por el día en que lo ve aquí.',
    again: 'Intentar de nuevo',
    call: 'Le atendemos por teléfono',
    home: 'A la página de inicio',
  },
}
