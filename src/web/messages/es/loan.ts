// Words of the order and its prompts, and of the agreement, in Spanish.

import type { loan as english } from '../en/loan.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const loan: typeof english = {
  order: {
    title: 'Detalle del préstamo',
    nextPayment: 'Próximo pago',
    by: (date) => `a más tardar el ${date}`,
    toPayNow: 'Por pagar ahora',
    asOf: (date) => `al ${date}`,
    youOwe: 'Usted debe',
    parts: {
      principal: 'Capital',
      interest: 'Interés',
      fee: 'Comisiones',
      penalty: (daysLate) => (daysLate > 0 ? `Cargo por mora, ${days(daysLate)}` : 'Cargo por mora'),
    },
    byPriceList: 'Según la lista de precios, el cargo por mora sería',
    lawCaps: 'La ley lo limita, así que paga',

    paidSoFar: 'Pagado hasta hoy',
    paidOf: (paid, of) => `${paid} de ${of}`,
    leftToPay: 'Falta por pagar',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}, pagado` : `${n}/${of}, pagado el ${on}`),
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
    checking: 'Estamos comprobando su pago.',
    checkingText: 'Hasta saber cómo terminó, lo que ve aquí puede cambiar. No hace falta pagar otra vez.',
    payAmount: 'Pagar otro monto',
    payAmountNote: 'vea a qué se aplica antes de pagar',
    settle: 'Pagar todo antes de tiempo',
    settleNote: 'vea cuánto ahorra',
    settleFrom: (date) => `posible desde el ${date}`,
    coolingOff: 'Devolver el dinero',
    coolingOffNote: (date) => `hasta el final del ${date}, por el costo de los días`,
    credit: 'Saldo a su favor',
    calendar: 'Vencimientos a mi calendario',
    papers: 'Recibos y documentos',
    papersNote: 'recibos, estados de cuenta, lo que aceptó',
    talk: 'Hable con nosotros',
    talkNote: 'Buscamos un plan que usted pueda cumplir',
    wrong: 'Algo está mal',
    claim: {
      link: 'Ya pagué y no aparece',
      looking: (reference) => `Estamos buscando su pago ${reference}`,
      found: (reference) => `Su pago ${reference} ya llegó. Una persona lo anotará en su préstamo`,
      until: (day) => `Respuesta a más tardar el ${day}`,
    },

    repayment: 'Pagos',
    repay: 'PAGAR',
    shortOfMoney: '¿Le falta dinero?',
    rolloverMoves: (movedDays) => `ahora lo mueve ${days(movedDays)}`,
    rollover: 'Pagar la prórroga',
    borrowAgain: 'Pedir otro préstamo',
    withdrawNow: 'Retirar ahora',
    cancel: 'Cancelar',
    bindCard: 'Registrar la cuenta',
    bindAnother: 'Registrar otra cuenta',

    market: {
      title: 'Otros préstamos',
      note: 'compare lo que cuesta cada uno',
      more: 'Toque para ver más productos',
    },

    several: '¿Cuál préstamo?',
    none: 'Aún no hay préstamos',
    noneText: 'En cuanto solicite uno, estará aquí.',
    notFound: 'No encontramos este préstamo entre los suyos.',
  },

  list: {
    title: 'Mis préstamos',
    open: 'En curso',
    closed: 'Terminados',
    toPay: 'A pagar ahora',
    offers: 'Ver los préstamos disponibles',
  },

  score: {
    title: '¿Qué le parece esta aplicación?',
    legend: 'Sus estrellas',
    submit: 'Enviar',
    missing: 'Por favor, elija',
    low: 'Gracias por decirlo',
    lowText: 'Queremos hacerlo mejor. Si algo salió mal, cuéntenoslo y lo leerá una persona.',
    tell: 'Decir qué está mal',
    close: 'Cerrar',
  },

  leaving: {
    title: 'Sale de esta aplicación',
    sentence: (host) => `La página siguiente es de ${host}.`,
    text: 'Se abrió para este préstamo. No podemos ver lo que escriba allí.',
    go: (host) => `Ir a ${host}`,
    stay: 'Quedarme con mi préstamo',
  },

  agreement: {
    title: 'Contrato de préstamo',
    closed: 'Este enlace ya se abrió antes, o es demasiado antiguo.',
    closedText: 'Cada enlace abre un documento, una sola vez, durante unos minutos. Ábralo de nuevo desde su préstamo.',
    back: 'Volver a mi préstamo',
    version: 'Huella de este texto:',
    save: 'Guardar como PDF',
    saveTable: 'Guardar como tabla (CSV)',
    edition: 'Edición del texto:',
    tickedByYou: 'La casilla estaba vacía, y usted la marcó.',
    tickedByDefault: 'La casilla estaba marcada al abrir la página, y usted la dejó así.',
    missing: 'No existe ese documento.',
    missingText: 'Para un estado de cuenta, elija días entre el desembolso y hoy, el primero antes del último.',
    toPapers: 'Recibos y documentos',
    agreedAt: (moment) => `Aceptado el ${moment}.`,
    publicText:
      'Su propio contrato acompaña a su oferta, con todas las cifras, antes de que lo acepte. Esto es lo que dice cada uno.',
    terms: 'Términos y condiciones del préstamo',
    published: (terms) => [
      {
        heading: 'El préstamo',
        text: `${terms.lender} presta por ${terms.minTermDays} a ${terms.maxTermDays} días calendario. Decide en un plazo de ${days(terms.decisionDays)}; el dinero llega de ${terms.fundingMinDays} a ${days(terms.fundingMaxDays)} después.`,
      },
      {
        heading: 'Cuánto cuesta',
        text: 'El interés, cada comisión, su suma y la tasa que incluye todos los costos están en la oferta. Por un préstamo que se paga a tiempo no se cobra nada más.',
      },
      {
        heading: 'Pago',
        text: 'Cada pago tiene su día y su monto. Un pago cuenta desde el día en que se hizo, aunque la noticia llegue después.',
      },
      {
        heading: 'Pago anticipado',
        text: `El préstamo completo se puede pagar antes cuando hayan transcurrido la mitad del plazo y al menos ${days(terms.earlyAfterDays)} desde el desembolso. Le decimos el monto y lo que se ahorra antes de que decida.`,
      },
      {
        heading: 'Pago atrasado',
        text: `Según la lista de precios: ${terms.onceNew} una sola vez para clientes nuevos, ${terms.onceRepeat} para clientes recurrentes, y después, por día, sobre lo que falta pagar: ${terms.tiers.map(({ rate, fromDay }) => `${rate} desde el día ${fromDay}`).join(', ')}. Donde la ley fija un límite menor, vale el límite.`,
      },
      {
        heading: 'El prestatario',
        text: `El prestatario es mayor de ${terms.minAgeYears} años y nos comunica un nombre, teléfono o cuenta nuevos en un plazo de ${days(terms.detailsChangeNoticeDays)}.`,
      },
      {
        heading: 'Cesión y controversias',
        text: `Avisamos ${terms.assignmentNoticeBusinessDays} días hábiles antes si el crédito pasa a otra persona; las condiciones no cambian por eso. Lo que ordene una sentencia se paga en un plazo de ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
