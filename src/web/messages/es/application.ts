// Words of the way to a loan without an app, in Spanish: home, a product, the application and what became of it.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'

const written = unbrokenDate('es')

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const application: typeof english = {
  home: {
    title: 'Inicio',
    nothing: 'No tiene nada que pagar ni que hacer.',
    nothingToPay: 'No tiene nada que pagar.',
    hello: (name) => `Hola, ${name}.`,
    due: (date) => `a más tardar el ${written(date)}`,
    alsoOpen: 'También',
    unfinished: 'Sin terminar',
    products: 'Préstamos disponibles',
    productsNote: 'compare lo que cuesta cada uno',
    noProducts: 'Hoy no hay ningún préstamo disponible.',
    cost: (net, termDays, cost) => `Reciba ${net} por ${days(termDays)}. Costo: ${cost}`,
    myOrders: 'Mis préstamos',
    me: 'Mi cuenta',
    talk: 'Hable con nosotros',
    welcome: (name) =>
      name === ''
        ? 'Le damos la bienvenida. Todavía no tiene ningún préstamo.'
        : `${name}, le damos la bienvenida. Todavía no tiene ningún préstamo.`,
    welcomeText: 'Vea lo que cuesta un préstamo, hasta la última línea, antes de que le preguntemos nada.',
    starts: 'Cómo empieza un préstamo',
    start: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Vea su propia oferta', note: 'guardamos cada respuesta' },
      { title: 'Decidimos', note: `en ${days(decisionDays)}, y sabrá por qué` },
      { title: 'Usted la lee y acepta', note: 'o no, sin costo' },
      {
        title: 'Enviamos el dinero',
        note:
          fundingMinDays === fundingMaxDays
            ? `en ${days(fundingMaxDays)}`
            : `en ${fundingMinDays} a ${days(fundingMaxDays)}`,
      },
    ],
    seeCosts: 'Ver lo que cuesta un préstamo',
    compare: 'Comparar préstamos',
    getBack: 'Recuperar',
    paidSoFar: 'Pagado hasta hoy',
    paidOf: (paid, of) => `${paid} de ${of}`,
    toPayToday: (product) => `${product}, por pagar hoy`,
    next: (product) => `${product}, próximo pago`,
    hardship: 'No puedo pagar',
    hardshipNote: 'avísenos y buscaremos un plan',
    seeLoan: 'Ver el préstamo',
    seeLoanNote: 'o pagar otro monto',
    waiting: 'En espera',
    youOwe: 'Usted debe',
    closedOn: (date) => `Cerrado el ${written(date)}`,
    endedBy: { settlement: 'Pagado por adelantado', coolingOffExit: 'Anulado' },
    letter: 'Carta de cierre',
    letterNote: 'Dice que usted no debe nada más',
    again: 'Si necesita otro préstamo',
    messages: (count) => (count === 0 ? 'Mensajes' : count === 1 ? 'Mensajes, 1 nuevo' : `Mensajes, ${count} nuevos`),
    documents: 'Documentos',
    questions: 'Preguntas y respuestas',
  },

  again: (date) => `Puede volver a solicitar un préstamo a partir del ${written(date)}.`,
  notNow: 'Todavía no puede solicitar un préstamo',
  noUse: 'Se lo decimos ahora para ahorrarle los formularios.',

  product: {
    title: 'Préstamo',
    youGet: 'Usted recibe',
    youPayBack: 'Usted devuelve',
    inPayments: (count) => (count === 1 ? 'en 1 pago' : `en ${count} pagos`),
    totalCost: 'Costo del préstamo',
    term: 'Plazo del préstamo',
    days,
    rate: 'Tasa de interés',
    plan: 'Plan de pagos',
    payment: (n, of) => `Pago ${n}/${of}`,
    late: 'Si un pago se atrasa',
    coolingOff: (count) =>
      `¿Cambió de opinión? Durante ${days(count)} después del desembolso puede anular el préstamo y pagar solo por los días en que tuvo el dinero.`,
    who: 'Quién puede solicitarlo',
    needed: 'Qué le preguntamos',
    apply: 'Solicitar este préstamo',
    goOn: 'Continuar mi solicitud',
    toOffer: 'Ver mi oferta',
    enter: 'Iniciar sesión para solicitarlo',
    costs: 'cuesta',
    unknown: 'No ofrecemos este préstamo.',
    all: 'Todos los préstamos disponibles',
  },

  apply: {
    title: 'Solicitud',
    of: (done, total) => `Paso ${done} de ${total}`,
    next: 'Siguiente',
    review: 'Revise, y luego envíe.',
    reviewText: 'Todavía no se ha enviado nada. Puede cambiar cada respuesta.',
    change: 'Cambiar',
    send: 'Enviar la solicitud',
    sendNote:
      'Normalmente tendrá la respuesta enseguida; si no, le diremos para cuándo. Enviarla es gratis y no le compromete a nada.',
    kept: 'Cada paso queda guardado. Puede continuar más tarde, en cualquier teléfono.',
    pictureOf: (side) => `Foto del documento: ${side}`,
    onlyFor: (kinds) => `Solo para: ${kinds}.`,
    onlyYou: 'Cifrado. Solo lo ven las personas que deciden sobre su préstamo.',
    removePicture: 'Quitar esta imagen',
    missing: 'Complete este campo.',
    chooseOne: 'Elija una opción.',
    pictureMissing: 'Agregue la foto.',
    notAnAmount: 'Escriba un monto en números.',
    notAccepted: 'No podemos leer esto. Revíselo.',
    emailWrong: 'Esta dirección de correo no está completa.',
    consentText: 'Usted decide. Puede retirar su consentimiento en cualquier momento.',
  },

  decided: {
    approved: 'Puede obtener este préstamo.',
    approvedText: 'Todavía no hay nada acordado. Lea lo que cuesta y luego decida.',
    validUntil: 'Puede aceptar esta oferta hasta el',
    amount: 'Monto del préstamo',
    seeOffer: 'Ver la oferta',
    declined: 'Esta vez no.',
    declinedText: 'Este es el motivo, y esto podría cambiarlo.',
    askPerson: '¿Nos equivocamos en algo? Díganoslo y lo revisaremos de nuevo.',
    ended: 'Esta solicitud ha vencido.',
    endedText: 'Se acabó el plazo o se canceló. Guardamos sus respuestas, así que una nueva será más rápida.',
    newOne: 'Empezar una solicitud nueva',
    others: 'Ver los otros préstamos',
  },
}
