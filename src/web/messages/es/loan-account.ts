// Words about a running loan account, in Spanish.

import type { Part } from '../../../core/loan/terms.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = unbrokenDate('es')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `Válido hasta el final del ${written(day)}`,
    exactly: (day) =>
      `Pague exactamente este monto antes de que termine el ${written(day)}. Si paga menos, cuenta como un pago normal.`,
    parts: {
      principal: 'Monto del préstamo pendiente',
      interest: (day) => `Interés hasta el ${written(day)}`,
      fee: 'Comisiones',
      penalty: 'Cargos por mora hasta hoy',
      sum: 'Total',
    },
    feeRebate: 'Comisiones descontadas del desembolso que recupera, ya restadas:',
    today: 'Hoy',
    byPlan: 'Según el plan',
    byPlanNote: 'todo lo que falta',
    saving: 'Usted ahorra',
    settlement: {
      title: 'Pagar todo antes de tiempo',
      total: 'Para cerrar el préstamo hoy',
      agree: 'Este pago cierra el préstamo.',
      after: 'Una vez pagado, no deberá nada más y tendrá la carta de cierre al instante.',
    },
    coolingOff: {
      title: 'Anular el préstamo',
      total: 'Por pagar hoy',
      agree: 'Este pago anula el préstamo y lo cierra.',
      after: 'Paga solo por los días en que tuvo el dinero, sin cargos por mora. Una vez pagado, no deberá nada más.',
    },
  },

  part: {
    title: 'Pagar otro monto',
    label: 'Monto',
    hint: (example) => `Cualquier monto hasta todo lo que debe, por ejemplo ${example}`,
    dueNow: 'Por pagar ahora según el plan:',
    show: 'Ver a qué se aplica',
    goesTo: 'A qué se aplica',
    line: (n, part) => `Pago ${n}: ${partNames[part]}`,
    youPay: 'Usted paga',
    leftAfter: 'Queda por pagar después',
    keepsDates: 'Las fechas de pago no cambian.',
    settles: 'Con esto paga todo lo que falta del plan.',
    settleInstead: 'Pagar todo antes de tiempo puede costar menos: vea cuánto',
    unreadable: (example) => `Escriba un monto como ${example}.`,
    nothing: 'Escriba más de cero.',
    tooMuch: (owed) => `Es más de lo que debe. Con ${owed} se paga todo.`,
  },

  move: {
    title: 'Cambiar la fecha de pago',
    now: (n, of, date) => `El pago ${n} de ${of} vence el ${written(date)}.`,
    newDay: 'Nueva fecha de pago',
    range: (from, to) => `Del ${written(from)} al ${written(to)}`,
    wrongDay: (from, to) => `Elija un día entre el ${written(from)} y el ${written(to)}.`,
    show: 'Ver costo y plan',
    cost: 'Lo que cuesta',
    by: (date) => `Hasta el ${written(date)}`,
    interest: (days) => (days === 1 ? 'Intereses por 1 día más' : `Intereses por ${days} días más`),
    rule: 'El mismo interés de su préstamo, solo sobre la parte que paga más tarde. No hay otro cargo. Las demás fechas no cambian.',
    times: (left) =>
      left === 1
        ? 'Puede cambiar una fecha de este préstamo una vez.'
        : `Todavía puede cambiar fechas de este préstamo ${left} veces.`,
    plan: 'Su plan después',
    stays: (n, of) => `Pago ${n} de ${of}`,
    was: (n, of, date) => `Pago ${n} de ${of}, antes ${written(date)}`,
    left: 'Falta por pagar',
    move: 'Cambiar la fecha',
    toLoan: 'A mi préstamo',
    stamp: 'Fecha movida',
    nowDue: (n, of, date) => `El pago ${n} de ${of} ahora vence el ${written(date)}`,
    insteadOf: (date) => `en lugar del ${written(date)}`,
    included: 'Intereses por los días de más, incluidos',
    told: 'Le enviamos un mensaje con la nueva fecha.',
    calendar: 'Agregar las nuevas fechas a mi calendario',
    cannotPay: 'No puedo pagar',
    cannotPayNote: 'avísenos y buscaremos un plan',
    movedBefore: (n, from, to) => `El pago ${n} se movió del ${written(from)} al ${written(to)}.`,
  },

  credit: {
    title: 'Su saldo a favor',
    yours: 'Saldo a su favor',
    yoursText: 'Pagó esta cantidad de más. Es suya.',
    noneText: 'No tiene saldo a favor en este préstamo.',
    whatHappens: 'Podemos enviarlo todo a su cuenta bancaria. Es gratis, y esta página le dirá cuándo lo enviamos.',
    ask: 'Enviarlo a mi cuenta',
    toOrder: 'A mi préstamo',
    bindAccount: 'Agregar o cambiar la cuenta',
    refund: 'Devolución',
    amount: 'Monto',
    account: 'A su cuenta',
    askedAt: 'Pedida el',
    states: {
      asked: {
        title: 'Recibimos su solicitud.',
        text: 'Enviaremos el dinero en unos minutos. No hace falta pedirlo otra vez.',
      },
      sent: {
        title: 'El dinero está en camino.',
        text: 'El banco aún no lo ha confirmado. Seguiremos verificando y le avisaremos por SMS. No hace falta pedirlo otra vez.',
      },
      paid: {
        title: 'El dinero se envió.',
        text: 'Ya lo tiene su banco; cuándo aparece en su cuenta depende del banco.',
      },
      failed: {
        title: 'El dinero no llegó a su cuenta.',
        text: 'Sigue siendo suyo. Revise la cuenta y pídalo otra vez.',
      },
    },
    use: {
      title: 'Usarlo para otro préstamo',
      late: (days) => (days === 1 ? '1 día de mora' : `${days} días de mora`),
      due: 'Por pagar ahora',
      fromCredit: 'De su saldo a favor',
      dueAfter: 'Faltaría por pagar',
      left: 'Quedaría para devolverle',
      note: 'Usted decide. No tomamos nada si no toca el botón.',
      offered: 'Se lo proponemos. Puede aceptarlo hasta el',
      yes: 'Usar mi saldo a favor',
      done: 'Usado para otro préstamo',
      receipt: 'Recibo',
    },
    origin: 'De dónde viene',
    afterTheEnd: 'llegó cuando ya no debía nada',
    moreThanOwed: 'más de lo que debía',
    papers: 'Recibos y documentos',
  },

  papers: {
    title: 'Recibos y documentos',
    letterText: 'Dice que el préstamo está cerrado y que usted no debe nada más.',
    saveLetter: 'Guardar la carta',
    readLetter: 'Leer la carta',
    receipts: 'Recibos',
    receiptCount: (count) => (count === 1 ? '1 pago' : `${count} pagos`),
    noReceipts: 'Aún no hay pagos. Cada uno tendrá aquí su recibo.',
    countedAs: {
      payment: 'Pago',
      rollover: 'Comisión de prórroga',
      settlement: 'Pago anticipado',
      coolingOffExit: 'Préstamo anulado',
    },
    allCredit: 'llegó cuando ya no debía nada; su saldo a favor:',
    partCredit: 'de ello es su saldo a favor:',
    statementNote: 'Lo que se cobró y lo que se pagó, día por día. Se incluyen ambas fechas.',
    from: 'Desde',
    to: 'Hasta',
    showStatement: 'Ver el estado de cuenta',
    wholeStatement: 'Estado de cuenta de todo el préstamo',
    years: 'Interés por año',
    yearsNote: 'Lo que se cobró y se pagó en cada año calendario, por ejemplo para su declaración de impuestos.',
    letters: 'Cartas',
    lettersNote: 'Lo que se condonó o se acordó con usted, con las cifras de ese día.',
    agreed: 'Lo que usted aceptó',
    agreedNote: 'Palabra por palabra como lo vio, con la fecha y la hora.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'cargos por mora',
  fee: 'comisión',
  interest: 'interés',
  principal: 'monto del préstamo',
}
