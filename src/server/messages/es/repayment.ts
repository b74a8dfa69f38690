// What the server says about paying, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('es')
const end = writtenEnd('es')

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'Pago',
    loanAndInterest: 'Préstamo e interés',
    fees: 'Comisiones',
    lateCharge: 'Cargos por mora',
    lateChargeByPriceList: 'Nuestros cargos por mora estándar, antes del límite',
    daysLate: 'Días de atraso',
    sentBack: 'Devuelto a usted por error de un pago',
    usedBack: 'Usado para otro préstamo, antes de que se revirtiera su pago',
    leftAfter: 'Por pagar después',
    orderNumber: 'Número de préstamo',
    rolloverFee: 'Comisión de prórroga',
    newDueDate: 'Nueva fecha de pago',
    toPayInstead: 'Por pagar hoy en su lugar',
    totalAfter: 'Total con la comisión',
    rolloversLeft: 'Prórrogas restantes',
  },
  paymentsOf: (v) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v) => days(v.days),

  notice: {
    pending: 'Estamos verificando un pago suyo. No hace falta pagar otra vez.',
    putAside: (v) =>
      `Recibimos ${v.amount}, que no coincide con lo que se pidió. Lo estamos revisando. No hace falta enviarlo de nuevo.`,
    grows: (v) => `Cada día más sumará ${v.amount}.`,
    capReached: 'Ya no se sumará nada: los cargos llegaron a su límite.',
    chargesPaused: (v) => `No se sumarán cargos por mora hasta el ${written(v.until)}.`,
    chargesStopped: 'Ya no se sumarán cargos por mora. Sigue debiendo lo que se muestra aquí.',
  },
  repaymentNotice: 'Cuenta el día en que usted paga, aunque el dinero llegue después.',
  rolloverNotice: (v) =>
    `Usted paga la comisión ahora y todo lo pendiente vence ${days(v.days)} después. La comisión no reduce lo que debe.`,

  code: {
    payNotice: (v) =>
      `Pague ${v.amount} antes del ${end(v.until)}. Puede pagar menos o más: todo cuenta para su préstamo.`,
    payWholeNotice: (v) =>
      `Pague exactamente ${v.amount} antes del ${end(v.until)}. Si paga menos, cuenta como un pago normal de su préstamo.`,
    payOnceNotice: (v) =>
      `Pague ${v.amount} antes del ${end(v.until)}, en un solo pago: el código sirve una vez. Puede pagar menos o más: todo cuenta para su préstamo.`,
    payExactNotice: (v) =>
      `Pague exactamente ${v.amount} antes del ${end(v.until)}. Este código no acepta otro monto; para otro monto, obtenga un código nuevo.`,
    partBackNotice: (v) =>
      `Se revirtieron ${v.amount} de este pago. Mientras no le avisemos, todo el pago cuenta en su préstamo.`,
    takenBackNotice: (v) =>
      `Se revirtió el pago de ${v.amount} hecho con este código. Ese dinero no está en su préstamo.`,
    shortNotice: (v) =>
      `Llegaron ${v.received} y ya están en su préstamo. Para cerrarlo antes de tiempo, pague ${v.left} más hoy: cree un código nuevo para ese monto.`,
    tooMuchNotice: 'Ahora debe menos de lo que pide este código. En su préstamo puede ver cuánto falta pagar.',
    usedUpNotice: (v) =>
      `Recibimos ${v.received}. Este código ya se usó y no acepta más pagos. Falta pagar: ${v.left}. Obtenga un código nuevo.`,
    partlyPaidNotice: (v) =>
      `Recibimos ${v.received}. Falta pagar con este código: ${v.left}, antes del ${end(v.until)}.`,
  },

  rollover: {
    title: (v) => `Pagar ${days(v.days)} después`,
    plan: {
      title: (v) => `Pago ${v.n}/${v.count}`,
      remark: (v) => `en lugar del ${written(v.before)}`,
    },
  },

  autopay: {
    terms: (v) => [
      `En cada fecha de pago, a las ${v.hour}, cobraremos lo que vence en la tarjeta que usted elija, y nunca más que ese pago.`,
      `Le enviaremos un mensaje con el día y el monto al menos ${days(v.days)} antes de cada cobro. Sin ese mensaje no cobraremos nada.`,
      `Si para entonces ya pagó de otra forma, cobraremos solo lo que falte, o nada.`,
      `Si su banco lo rechaza por ahora, lo intentaremos de nuevo ${v.again} y ${days(v.last)} después de la fecha de pago, ya con los cargos por mora de su contrato. Si lo rechaza definitivamente, o por tercera vez, el pago automático terminará y usted pagará por su cuenta.`,
      `Puede detenerlo con un toque en cualquier momento: en su préstamo, en sus tarjetas o con el enlace de cada mensaje.`,
    ],
    notice: (v) =>
      `${v.lender}: el ${written(v.dueDate)} a las ${v.hour} cobraremos ${v.amount} en su tarjeta ${v.card}, o menos si paga antes. Para detenerlo: ${v.url}`,
    declinedAgain: (v) =>
      `${v.lender}: su banco rechazó por ahora ${v.amount} de su tarjeta ${v.card}. No se cobró nada. Lo intentaremos de nuevo el ${written(v.tryOn)} a las ${v.hour}, ya con los cargos por mora; puede pagar antes en la aplicación. Para detenerlo: ${v.url}`,
    declinedOff: (v) =>
      `${v.lender}: su banco rechazó ${v.amount} de su tarjeta ${v.card}. No se cobró nada y el pago automático está desactivado. Pague en la aplicación.`,
    confirmByHand: (v) =>
      `${v.lender}: su banco quiere que usted confirme ${v.amount} de su tarjeta ${v.card}. No se cobró nada y el pago automático está desactivado. Pague en la aplicación.`,
    unclear: (v) =>
      `${v.lender}: aún no sabemos si se cobraron ${v.amount} en su tarjeta ${v.card}. No los cobraremos otra vez. Revise su tarjeta antes de pagar en la aplicación.`,
    missed: (v) =>
      `${v.lender}: no pudimos cobrar ${v.amount} en su tarjeta ${v.card}. No se cobró nada por esta fecha de pago. Pague en la aplicación.`,
  },

  messages: {
    cardCode: (v) =>
      `${v.code} es su código para pagar ${v.amount} a ${v.lender} con su tarjeta ${v.card}. Es válido ${v.minutes} minutos. No se lo diga a nadie.`,
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
    creditUsed: (v) =>
      `${v.lender}: como pidió, ${v.amount} de su saldo a favor se usaron para su préstamo ${v.product}. Por pagar en él: ${v.left}. Saldo que sigue siendo suyo: ${v.rest}.`,
    creditOffered: (v) =>
      `${v.lender}: puede usar ${v.amount} de su saldo a favor para su préstamo ${v.product} hasta el ${written(v.until)}. Usted decide: no tomamos nada si no lo acepta en la aplicación, en Su saldo a favor.`,
    returned: (v) => `${v.lender}: su banco o billetera revirtió un pago de ${v.amount}. Por pagar: ${v.left}.`,
    cameBack: (v) =>
      `${v.lender}: volvieron a llegarnos ${v.amount} que se habían revertido. Cuentan para su préstamo. Por pagar: ${v.left}.`,
  },
}
