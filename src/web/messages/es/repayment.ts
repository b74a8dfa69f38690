// Words of the paying screens, in Spanish.

import type { repayment as english } from '../en/repayment.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const repayment: typeof english = {
  payingAs: (name) => `Paga como ${name}`,

  pay: {
    title: 'Pago',
    toPayNow: 'Por pagar ahora',
    repaymentDate: 'Fecha de pago',
    method: 'Forma de pago',
    hint: 'Por favor, elija su forma de pago',
    youPayNow: 'Usted paga ahora',
    submit: 'Pagar',
    takes: (min, max) => `acepta de ${min} a ${max}`,
    noChannel: 'Ninguna forma de pago acepta este monto. Por favor, hable con nosotros.',
    code: (channel) => `Su código de pago en ${channel}`,
    guide: 'Cómo pagar',
    guideNote: 'Billeteras y tiendas, paso a paso',
    guidePicture: 'Un lector sobre un teléfono que muestra un código de barras.',
    changed: 'El monto de esta página es el nuevo. Por favor, revíselo antes de pagar.',
    byCard: 'Pagar con una tarjeta guardada o una billetera',
    pending: 'Estamos comprobando su pago.',
    pendingText:
      'Hasta saber cómo terminó, nadie puede decir cuánto falta, así que no hay cálculo. Puede tardar unos minutos. No hace falta pagar otra vez.',
    none: '¿Qué préstamo quiere pagar?',
    noneText: 'Esta dirección no nombra ningún préstamo. Abra el pago desde su préstamo.',
    toOrders: 'A mis préstamos',
    toOrder: 'A este préstamo',
    talk: 'Hable con nosotros',
  },

  rollover: {
    title: 'Pago de la prórroga',
    payNow: 'Pagar ahora todo lo vencido',
    payLater: 'Pagar después, todo junto',
    feeNow: 'Comisión de prórroga, por pagar ahora',
    nextDate: (date) => `Su próxima fecha de pago es el ${date}`,
    moreThanNow: 'La prórroga le cuesta de más',
    newTotal: 'Nuevo total, con la comisión',
    left: 'Prórrogas que quedan después de esta',
    plan: 'Plan',
    planNote: (count) => `se mueve ${days(count)}`,
    instead: 'Pagar ahora y ahorrar la comisión',
    agree: (count) => `Con este pago el plan se mueve ${days(count)}. La comisión no reduce lo que debe.`,
  },

  code: {
    title: 'Código de pago',
    paidTitle: 'Pagado',
    expiredTitle: 'Código vencido',
    waiting: 'Esperamos su pago.',
    waitingText: 'Cuando llegue el dinero, esta página lo dirá por sí sola.',
    waitingAsk: 'Pregunte con el botón de abajo si llegó el dinero.',
    asking: 'Estamos comprobando su pago.',
    askingText:
      'Aún no tenemos la respuesta del proveedor de pago. Puede tardar un momento. No se crea un segundo código ni se cobra nada.',
    paid: 'Su pago ha llegado.',
    paidText: 'Está registrado en su préstamo. No tiene que hacer nada más.',
    expired: 'Este código venció. Por favor, ya no pague con él.',
    expiredText: 'Si ya pagó, no hace falta pagar otra vez: se registra en cuanto llegue.',
    getNew: 'Pedir un código nuevo',
    toOrder: 'A mi préstamo',
    amount: 'Monto del pago',
    code: 'Código de pago',
    orType: 'O escriba este código',
    how: {
      code: 'Escriba este código donde paga',
      qr: 'Escanee este código con la billetera',
      barcode: 'Muéstrelo en la caja',
    },
    validUntil: 'Vale hasta',
    check: 'Ya pagué, comprobar ahora',
    notYet: 'Aún no ha llegado nada. Puede tardar unos minutos.',
    offline: 'Sin conexión.',
    offlineText: (time) => `Lo que ve es de las ${time}. Preguntamos de nuevo por nuestra cuenta.`,
    offlineTextNoTime: 'Lo que ve puede haber cambiado. Preguntamos de nuevo por nuestra cuenta.',
    steps: 'Cómo pagar',
    scanAndPay: 'Escanear y pagar',
    allSteps: 'Todos los pasos',
    allStepsNote: 'cada forma de pagar con este código',
    showLarge: 'Mostrar solo el código de barras',
    scanToPay: 'Escanear para pagar',
    scanToPayText: 'Suba el brillo y acerque el teléfono al lector.',
    picture: 'Imagen de cómo pagar con este código',
    unknown: 'No encontramos este código entre los suyos.',
    unknownText: 'Puede ser de otra sesión. Abra el pago desde su préstamo, o hable con nosotros.',
    none: 'Aún no hay código',
    noneText: 'Abra el pago desde su préstamo: allí se crea el código.',
    talk: 'Hable con nosotros',
    falseLink: 'No pague con este enlace.',
    falseLinkText: (lender) =>
      `No podemos confirmar que venga de ${lender}, así que aquí no se muestra ningún código. Abra el pago desde su préstamo.`,
    linkText: (lender) => `Este código viene de un enlace firmado de ${lender}.`,
    linkAmount: 'Pague exactamente este monto.',
  },

  steps: {
    title: 'Código de pago',
    keep: 'Por favor, guarde el comprobante como prueba de pago',
    contract: 'N.º de contrato',
    total: 'Pago total',
    picture: 'Código de barras o QR',
    pictureNote: 'para escanear',
  },

  instruction: {
    title: 'Código de pago',
    without: 'Abra el pago desde su préstamo para obtener un código.',
  },
}
