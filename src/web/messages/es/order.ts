// Words of the order and its prompts, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { order as english } from '../en/order.ts'
import { days } from './days.ts'

const written = unbrokenDate('es')

export const order: typeof english = {
  order: {
    title: 'Detalle del préstamo',
    nextPayment: 'Próximo pago',
    by: (date) => `a más tardar el ${written(date)}`,
    toPayNow: 'Por pagar ahora',
    asOf: (date) => `al ${written(date)}`,
    youOwe: 'Usted debe',
    youGet: 'Usted recibe',
    youPayBack: 'Usted devuelve',
    costsYou: 'Costo del préstamo',
    details: 'Detalles',
    closedStamp: (date) => `Cerrado el ${written(date)}`,
    parts: {
      principal: 'Del monto del préstamo',
      interest: 'Interés',
      fee: 'Comisiones',
      penalty: (daysLate) => (daysLate > 0 ? `Cargos por mora, ${days(daysLate)}` : 'Cargos por mora'),
    },
    byPriceList: 'El cargo habitual por mora sería',
    lawCaps: 'La ley lo limita, así que usted paga',

    paidSoFar: 'Pagado hasta hoy',
    paidOf: (paid, of) => `${paid} de ${of}`,
    leftToPay: 'Falta por pagar',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}, pagado` : `${n}/${of}, pagado el ${written(on)}`),
      due: (n, of) => `${n}/${of}, por pagar`,
      next: (n, of) => `${n}/${of}, siguiente`,
      late: (n, of, daysLate) => `${n}/${of}, ${days(daysLate)} de atraso`,
    },
    closureLetter: 'Carta de cierre',
    closureText: 'Esta carta dice que el préstamo está cerrado y que usted no debe nada más. Guárdela.',
    closureNumber: 'Número',
    closedOn: 'Cerrado el',
    saveLetter: 'Guardar la carta',
    readLetter: 'Leer la carta',
    checking: 'Estamos verificando su pago.',
    checkingText: 'Estas cifras pueden cambiar hasta que sepamos el resultado. No hace falta pagar otra vez.',
    payAmount: 'Pagar otro monto',
    payAmountNote: 'vea cómo se aplica antes de pagar',
    settle: 'Pagar todo antes de tiempo',
    settleNote: 'vea cuánto ahorra',
    settleFrom: (date) => `posible desde el ${written(date)}`,
    autopay: 'Pago automático',
    autopayNote: {
      off: 'se cobra de su tarjeta en la fecha; puede desactivarlo cuando quiera',
      on: 'activado; desactívelo con un toque',
    },
    moveDate: 'Cambiar la fecha de pago',
    moveDateNote: (date) => `a más tardar al ${written(date)}; vea antes lo que cuesta`,
    coolingOff: 'Anular el préstamo',
    coolingOffNote: (date) => `hasta el final del ${written(date)}; paga solo por los días en que tuvo el dinero`,
    credit: 'Saldo a su favor',
    calendar: 'Agregar vencimientos a mi calendario',
    papers: 'Recibos y documentos',
    papersNote: 'recibos, estados de cuenta, lo que aceptó',
    talk: 'Hable con nosotros',
    talkNote: 'Buscaremos un plan que usted pueda cumplir',
    hardship: 'No puedo pagar',
    hardshipNotes: {
      none: 'avísenos pronto y buscaremos un plan',
      late: 'avísenos y buscaremos un plan',
      asked: 'estamos leyendo su solicitud',
      askedBy: (by) => `responderemos a más tardar el ${written(by)}`,
      offered: (by) => `un plan espera su respuesta hasta el ${written(by)}`,
    },
    wrong: 'Algo está mal',
    claim: {
      link: 'Ya pagué y no aparece',
      looking: (reference) => `Estamos buscando su pago ${reference}`,
      found: (reference) => `Encontramos su pago ${reference}. Todavía no figura en su préstamo`,
      until: (day) => `Respuesta a más tardar el ${written(day)}`,
    },

    repayment: 'Pagar',
    repay: 'PAGAR',
    shortOfMoney: '¿Le falta dinero?',
    rolloverMoves: (movedDays) => ({ before: 'Pague', after: `ahora y gane ${days(movedDays)}` }),
    rollover: 'Pagar la prórroga',
    borrowAgain: 'Pedir otro préstamo',
    withdrawNow: 'Retirar ahora',
    cancel: 'Cancelar',
    bindCard: 'Agregar la cuenta',
    bindAnother: 'Agregar otra cuenta',

    market: {
      title: 'Otros préstamos',
      note: 'compare lo que cuesta cada uno',
      more: 'Toque para ver más productos',
    },

    several: '¿Cuál préstamo?',
    none: 'Aún no hay préstamos',
    noneText: 'Cuando solicite uno, lo verá aquí.',
    notFound: 'No encontramos este préstamo en su cuenta.',
  },

  list: {
    title: 'Mis préstamos',
    open: 'En curso',
    closed: 'Cerrados',
    toPay: 'Por pagar ahora',
    unfinished: 'Sin terminar',
    offers: 'Ver los préstamos disponibles',
  },

  score: {
    title: '¿Qué le parece esta aplicación?',
    legend: 'Sus estrellas',
    submit: 'Enviar',
    missing: 'Elija una calificación',
    low: 'Gracias por su opinión',
    lowText: 'Queremos hacerlo mejor. Si algo salió mal, cuéntenoslo.',
    tell: 'Contar qué pasó',
    close: 'Cerrar',
  },

  leaving: {
    title: 'Está saliendo de esta aplicación',
    sentence: (host) => `La página siguiente es de ${host}.`,
    text: 'Se abrió para este préstamo. No podemos ver lo que escriba allí.',
    go: (host) => `Ir a ${host}`,
    stay: 'Volver a mi préstamo',
  },
}
