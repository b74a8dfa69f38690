// Words of the paying screens, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { payment as english } from '../en/payment.ts'
import { days } from './days.ts'

const written = unbrokenDate('es')
const end = writtenEnd('es', written)

export const payment: typeof english = {
  payingAs: (name) => `Paga como ${name}`,

  pay: {
    title: 'Pago',
    toPayNow: 'Por pagar ahora',
    nextPayment: 'Próximo pago',
    repaymentDate: 'Fecha de pago',
    asOf: (date) => `al ${written(date)}`,
    method: 'Forma de pago',
    hint: 'Por favor, elija su forma de pago',
    youPayNow: 'Usted paga ahora',
    submit: 'Pagar',
    takes: (min, max) => `acepta de ${min} a ${max}`,
    noChannel: 'Ninguna forma de pago acepta este monto. Hable con nosotros.',
    code: (channel) => `Su código de pago en ${channel}`,
    guide: 'Cómo pagar',
    guideNote: 'Billeteras y tiendas, paso a paso',
    guidePicture: 'Un lector sobre un teléfono que muestra un código de barras.',
    changed: 'Este es el monto nuevo. Revíselo antes de pagar.',
    byCard: 'Pagar con una tarjeta guardada o una billetera',
    pending: 'Estamos verificando su pago.',
    pendingText:
      'No podemos decir cuánto falta hasta saber el resultado. Puede tardar unos minutos. No hace falta pagar otra vez.',
    none: '¿Qué préstamo quiere pagar?',
    noneText: 'Este enlace no indica de qué préstamo se trata. Vaya a su préstamo y elija Pagar.',
    toOrders: 'A mis préstamos',
    toOrder: 'A mi préstamo',
    talk: 'Hable con nosotros',
  },

  rollover: {
    title: 'Pago de la prórroga',
    payNow: 'Pagar ahora todo lo vencido',
    payLater: 'Pagar después, todo junto',
    feeNow: 'Comisión de prórroga, por pagar ahora',
    nextDate: (date) => `Su próxima fecha de pago es el ${written(date)}`,
    moreThanNow: 'Costo adicional',
    newTotal: 'Nuevo total, con la comisión',
    left: 'Prórrogas restantes',
    plan: 'Plan',
    planNote: (count) => `se mueve ${days(count)}`,
    instead: 'Pagar ahora y ahorrarse la comisión',
    agree: (count) => `Este pago mueve su plan ${days(count)}. La comisión no reduce lo que debe.`,
  },

  code: {
    title: 'Código de pago',
    paidTitle: 'Pagado',
    expiredTitle: 'Código vencido',
    partly: 'Llegó una parte de su pago.',
    waiting: 'Esperamos su pago.',
    waitingText: 'Cuando llegue el dinero, esta página lo dirá por sí sola.',
    waitingAsk: 'Toque el botón de abajo para verificar si llegó el dinero.',
    asking: 'Estamos verificando su pago.',
    askingText:
      'El proveedor de pago aún no ha respondido. Puede tardar un momento. No se creará un segundo código ni se cobrará nada.',
    paid: 'Su pago ha llegado.',
    paidText: 'Ya está registrado.',
    partBack: 'Estamos revisando este pago.',
    over: 'No pague con este código.',
    expired: 'Este código venció. No pague con él.',
    expiredText: 'Si ya pagó, no pague otra vez: lo registraremos en su préstamo en cuanto llegue.',
    getNew: 'Pedir un código nuevo',
    toOrder: 'A mi préstamo',
    amount: 'Monto del pago',
    left: 'Falta por pagar',
    code: 'Código de pago',
    orType: 'O escriba este código',
    how: {
      code: 'Escriba este código donde paga',
      qr: 'Escanee este código con la billetera',
      barcode: 'Muéstrelo en la caja',
      page: 'Pague en la página que abre el botón de abajo',
    },
    validUntil: (at) => `Válido hasta el ${end(at)}`,
    check: 'Ya pagué, verificar ahora',
    notYet: 'Aún no ha llegado nada. Puede tardar unos minutos.',
    offline: 'Sin conexión.',
    offlineText: (time) => `Lo que ve es de las ${time}. Seguimos verificando.`,
    offlineTextNoTime: 'Lo que ve puede haber cambiado. Seguimos verificando.',
    steps: 'Cómo pagar',
    scanAndPay: 'Escanear y pagar',
    allSteps: 'Todos los pasos',
    allStepsNote: 'todas las formas de pagar con este código',
    paidNotShown: 'Ya pagué y no aparece',
    openApp: (name) => `Abrir ${name}`,
    savePicture: 'Guardar la imagen',
    showLarge: 'Código de barras en pantalla completa',
    scanToPay: 'Escanear para pagar',
    scanToPayText: 'Suba el brillo y acerque el teléfono al lector.',
    picture: 'Imagen de cómo pagar con este código',
    unknown: 'No encontramos este código en su cuenta.',
    unknownText: 'Puede ser de otra cuenta. Vaya a su préstamo y elija Pagar, o hable con nosotros.',
    none: 'Aún no hay código',
    noneText: 'Vaya a su préstamo y elija Pagar: allí se crea el código.',
    talk: 'Hable con nosotros',
    falseLink: 'No pague con este enlace.',
    falseLinkText: (lender) =>
      `No podemos confirmar que venga de ${lender}, así que aquí no se muestra ningún código. Vaya a su préstamo y elija Pagar.`,
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
    without: 'Vaya a su préstamo y elija Pagar para obtener un código.',
  },
}
