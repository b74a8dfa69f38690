// Words about a running loan account, in Spanish.

import type { Part } from '../../../core/loan/terms.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `Vale hasta el final del ${day}`,
    exactly: (day) =>
      `Pague exactamente este monto antes de que termine el ${day}: si es menos, cuenta como un pago normal.`,
    parts: {
      principal: 'Capital pendiente',
      interest: (day) => `Interés hasta el ${day}`,
      fee: 'Comisiones',
      penalty: 'Cargos por mora hasta hoy',
      sum: 'En total',
    },
    feeRebate: 'Comisiones que se descontaron del desembolso, devueltas y ya restadas:',
    today: 'Hoy',
    byPlan: 'Según el plan',
    byPlanNote: 'todo lo que falta',
    saving: 'Usted ahorra',
    settlement: {
      title: 'Liquidación anticipada',
      total: 'Para cerrar el préstamo hoy',
      agree: 'Con este pago se cierra el préstamo.',
      after: 'Una vez pagado, no debe nada más, y la carta de cierre está lista de inmediato.',
    },
    coolingOff: {
      title: 'Devolver el dinero',
      total: 'Por devolver hoy',
      agree: 'Con este pago devuelve el préstamo, y queda cerrado.',
      after: 'Paga por los días en que tuvo el dinero, sin penalización. Una vez pagado, no debe nada más.',
    },
  },

  part: {
    title: 'Pagar otro monto',
    label: 'Monto',
    hint: (point) => `Cualquier monto hasta todo lo que debe, por ejemplo 500${point}00`,
    dueNow: 'Por pagar ahora según el plan:',
    show: 'Ver a qué se aplica',
    goesTo: 'A qué se aplica',
    line: (n, part) => `Pago ${n}: ${partNames[part]}`,
    youPay: 'Usted paga',
    leftAfter: 'Queda por pagar después',
    keepsDates: 'Las fechas de pago no cambian.',
    settles: 'Con esto paga todo el préstamo según el plan.',
    settleInstead: 'Cerrar el préstamo antes puede costar menos: vea el cálculo',
    unreadable: (point) => `Por favor, escriba un monto como 500${point}00.`,
    nothing: 'Por favor, escriba más de cero.',
    tooMuch: (owed) => `Es más de lo que debe. Con ${owed} se paga todo.`,
  },

  credit: {
    title: 'Su saldo a favor',
    yours: 'Saldo a su favor',
    yoursText: 'Pagó esta cantidad de más. Es suya.',
    noneText: 'No tenemos dinero suyo en este préstamo.',
    whatHappens:
      'Lo enviamos todo a la cuenta que nos dio. No se cobra nada por ello, y esta página dice cuándo ha salido.',
    ask: 'Enviarlo a mi cuenta',
    toOrder: 'A mi préstamo',
    bindAccount: 'Dar o cambiar la cuenta',
    refund: 'Devolución',
    amount: 'Monto',
    account: 'A su cuenta',
    askedAt: 'Pedida el',
    states: {
      asked: {
        title: 'Tenemos su solicitud.',
        text: 'El dinero se envía en unos minutos. No hace falta pedirlo otra vez.',
      },
      sent: {
        title: 'El dinero está en camino.',
        text: 'El banco aún no lo ha confirmado. Seguimos preguntando y le enviamos un mensaje. No hace falta pedirlo otra vez.',
      },
      paid: {
        title: 'El dinero se envió.',
        text: 'Ya lo tiene su banco; cuándo aparece en su cuenta depende del banco.',
      },
      failed: {
        title: 'El dinero no llegó a su cuenta.',
        text: 'Sigue siendo suyo. Por favor, revise la cuenta y pídalo otra vez.',
      },
    },
    origin: 'De dónde viene',
    afterTheEnd: 'llegó cuando ya no debía nada',
    moreThanOwed: 'fue más de lo que debía',
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
      settlement: 'Liquidación anticipada',
      coolingOffExit: 'Dinero devuelto',
    },
    allCredit: 'llegó cuando ya no debía nada; su saldo a favor:',
    partCredit: 'de ello es su saldo a favor:',
    statementNote: 'Lo que se cobró y lo que se pagó, día por día. Ambos días cuentan.',
    from: 'Desde',
    to: 'Hasta',
    showStatement: 'Ver el estado de cuenta',
    wholeStatement: 'Todo el tiempo del préstamo',
    years: 'Interés de cada año',
    yearsNote: 'Lo que se cobró y se pagó en un año natural, por ejemplo para su declaración de impuestos.',
    agreed: 'Lo que usted aceptó',
    agreedNote: 'Palabra por palabra como lo vio, con el momento y la huella del texto.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'cargo por mora',
  fee: 'comisión',
  interest: 'interés',
  principal: 'capital',
}
