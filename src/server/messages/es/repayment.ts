// What the server says about paying, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('es')

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'Pago',
    loanAndInterest: 'Préstamo e interés',
    fees: 'Comisiones',
    lateCharge: 'Cargo por mora',
    lateChargeByPriceList: 'Nuestro cargo por mora estándar, antes del límite',
    daysLate: 'Días de atraso',
    leftAfter: 'Por pagar después',
    orderNumber: 'Número de préstamo',
    rolloverFee: 'Comisión de prórroga',
    newDueDate: 'Nueva fecha de pago',
    toPayInstead: 'Por pagar hoy en su lugar',
    totalAfter: 'Total con la comisión',
    rolloversLeft: 'Prórrogas que quedan después de esta',
  },
  paymentsOf: (v) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v) => days(v.days),

  notice: {
    pending: 'Estamos comprobando un pago suyo. No hace falta pagar otra vez.',
    putAside: (v) =>
      `Recibimos ${v.amount}, que no coincide con lo que se pidió. Lo estamos revisando. No hace falta enviarlo de nuevo.`,
    grows: (v) => `Cada día más sumará ${v.amount}.`,
    capReached: 'Ya no se sumará nada: los cargos llegaron a su límite.',
    chargesPaused: (v) => `No se suman cargos por mora hasta el ${written(v.until)}.`,
    chargesStopped: 'Ya no se sumarán cargos por mora. Sigue debiendo lo que se muestra aquí.',
  },
  repaymentNotice: 'Cuenta el día en que usted paga, aunque el dinero llegue después.',
  rolloverNotice: (v) =>
    `Usted paga la comisión ahora y todo lo pendiente vence ${days(v.days)} después. La comisión no reduce lo que debe.`,

  code: {
    payNotice: (v) =>
      `Pague ${v.amount} antes del ${written(v.until)}. Puede pagar menos o más: todo cuenta para su préstamo.`,
    payWholeNotice: (v) =>
      `Pague exactamente ${v.amount} antes del ${written(v.until)}. Si paga menos, cuenta como un pago normal de su préstamo.`,
    partlyPaidNotice: (v) =>
      `Recibimos ${v.received}. Falta pagar con este código: ${v.left}, antes del ${written(v.until)}.`,
  },

  rollover: {
    title: (v) => `Pagar ${days(v.days)} después`,
    plan: {
      title: (v) => `Pago ${v.n}/${v.count}`,
      remark: (v) => `en lugar de ${written(v.before)}`,
    },
  },

  suspenseReasons: {
    referenceIsUnknown: 'Ningún pago nuestro tiene esta referencia.',
    currencyDiffers: 'La moneda no es la que se pidió.',
    paidInTheFuture: 'La hora del pago está en el futuro.',
    paidBeforeTheLoan: 'La hora del pago es anterior al desembolso del préstamo.',
  },

  messages: {
    cardCode: (v) =>
      `${v.code} es su código para pagar ${v.amount} a ${v.lender} con su tarjeta ${v.card}. Vale ${v.minutes} minutos. No se lo diga a nadie.`,
    received: (v) => `${v.lender}: recibimos ${v.amount}. Por pagar: ${v.left}.`,
    receivedOther: (v) =>
      `${v.lender}: recibimos ${v.amount}; se pidieron ${v.asked}. Todo cuenta para su préstamo. Por pagar: ${v.left}.`,
    receivedTooMuch: (v) =>
      `${v.lender}: recibimos ${v.amount}, y ${v.credit} es más de lo que debía. Es suyo; se lo devolveremos cuando lo pida.`,
    notRolledOver: (v) =>
      `${v.lender}: recibimos ${v.amount}. Las fechas de pago no se movieron; no se cobró comisión y todo cuenta para su préstamo. Por pagar: ${v.left}.`,
    rolledOver: (v) =>
      `${v.lender}: recibimos ${v.amount}. Su próxima fecha de pago es el ${written(v.dueDate)}. Por pagar: ${v.owed}.`,
    putAside: (v) =>
      `${v.lender}: recibimos ${v.amount}, que no coincide con lo que se pidió. Lo estamos revisando. No hace falta enviarlo de nuevo.`,
    refundAsked: (v) => `${v.lender}: le estamos devolviendo a su cuenta ${v.account} los ${v.amount} que pagó de más.`,
    refundPaid: (v) => `${v.lender}: ${v.amount} va camino a su cuenta.`,
    refundFailed: (v) =>
      `${v.lender}: ${v.amount} no llegó a su cuenta y sigue siendo suyo. Revise la cuenta en la aplicación y pídalo de nuevo.`,
    returned: (v) => `${v.lender}: el banco revirtió un pago de ${v.amount}. Por pagar: ${v.left}.`,
  },
}
