// What the server says about offers, agreements and loan accounts, in Spanish.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { LoanWords } from '../en/loan.ts'

const written = writtenDate('es')

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `Usted pagó todo el ${on}.`,
  settlement: (on) => `Usted pagó todo por adelantado, el ${on}.`,
  coolingOffExit: (on) => `Usted anuló el préstamo el ${on} y pagó solo por los días en que tuvo el dinero.`,
}

export const loanWords: LoanWords = {
  day: written,
  days,
  statusNames: {
    inReview: 'En revisión',
    declined: 'Rechazado',
    approved: 'Aprobado',
    active: 'Vigente',
    due: 'Por pagar',
    overdue: 'En mora',
    settled: 'Pagado',
  },

  agreedName: 'Aceptado',

  notice: {
    inReview: (v) =>
      `Estamos revisando su solicitud. ${v.answerBy === null ? 'Está tardando más de lo que dijimos. Le responderemos por SMS.' : `Le responderemos por SMS a más tardar el ${written(v.answerBy)}.`} Puede cerrar esta página.`,
    referred: (v) =>
      `Una persona está revisando su solicitud. ${v.answerBy === null ? 'Está tardando más de lo que dijimos. Le responderemos por SMS.' : `Le responderemos por SMS a más tardar el ${written(v.answerBy)}.`} Puede cerrar esta página.`,
    agreed: (v) =>
      `Usted aceptó. ${v.answerBy === null ? 'Estamos revisando sus datos una vez más y luego enviaremos el dinero. Está tardando más de lo que dijimos.' : `Revisaremos sus datos una vez más, a más tardar el ${written(v.answerBy)}, y luego enviaremos el dinero.`} Le avisaremos por SMS. Puede cerrar esta página.`,
    declined: (v) =>
      v.retryOn === null ? v.reason : `${v.reason} Puede solicitarlo de nuevo a partir del ${written(v.retryOn)}.`,
    readyToWithdraw: (v) =>
      `Su préstamo está listo. Retire ${v.netProceeds} a más tardar el ${written(v.until)}. Después la aprobación vence, sin costo para usted.`,
    payoutUnderWay: (v) =>
      `Estamos enviando ${v.netProceeds} a su cuenta ${v.account}. ${v.by === null ? 'Está tardando más de lo normal: hable con nosotros si no ha llegado.' : `Llegará a más tardar el ${written(v.by)}.`}`,
    payoutChecked: (v) =>
      `Antes de enviar ${v.netProceeds}, estamos verificando que la cuenta ${v.account} está a su nombre. No tiene que hacer nada: le avisaremos cuando enviemos el dinero o si necesitamos otra cuenta.`,
    payoutFailed: (v) =>
      `${v.netProceeds} no llegó a su cuenta: ${v.reason} Agregue otra cuenta a más tardar el ${written(v.until)} y lo enviaremos de nuevo.`,
    active: (v) => `Hoy no hay nada que pagar. El próximo pago, ${v.amount}, es en ${days(v.days)}.`,
    dueToday: (v) => `El pago ${v.n} vence hoy: ${v.amount}.`,
    dueInGrace: (v) =>
      `El pago ${v.n} venció el ${written(v.dueDate)}. Pague a más tardar el ${written(v.until)} y no se sumará nada.`,
    overdue: (v) => `El pago ${v.n} tiene ${days(v.days)} de atraso. ${v.added}`,
    overdueSeveral: (v) => `Hay ${v.count} pagos atrasados, el pago ${v.n} con ${days(v.days)}. ${v.added}`,
    added: {
      perDay: (v) => `Cada día más sumará ${v.nextDay}.`,
      limit: 'Ya no se sumará nada: los cargos llegaron a su límite.',
      paused: (v) => `No se sumarán cargos por mora hasta el ${written(v.until)}.`,
      stopped: 'Ya no se sumarán cargos por mora. Sigue debiendo lo que se muestra aquí.',
    },
    settled: (v) => `${closedBy[v.by](written(v.on))} ${v.name === null ? 'Gracias.' : `Gracias, ${v.name}.`}`,
  },

  declineReasons: {
    tooYoung: 'Solo prestamos a personas mayores de 18 años.',
    blocked: 'Por el momento no podemos prestar a esta cuenta. Atención al cliente le dirá por qué.',
    paysLate: 'Un pago de otro préstamo está atrasado.',
    wasVeryLate: 'En el último año un pago de otro préstamo llegó muy tarde.',
    tooManyLoans: 'Ya tiene el máximo de préstamos que permitimos a la vez.',
    amountNotOffered: 'Ya no ofrecemos este monto para este producto.',
    notAffordable: 'Los pagos se llevarían una parte demasiado grande de sus ingresos.',
    identityNotConfirmed: 'Lo que nos contó sobre su identidad no coincide con los registros oficiales.',
    scoreTooLow: 'Su puntaje de crédito es menor del que pedimos para este préstamo.',
    loansElsewhere: 'Tiene más préstamos abiertos con otras entidades de los que permitimos.',
    lateElsewhere: 'Un préstamo suyo con otra entidad se pagó demasiado tarde.',
    approvalHasLapsed: 'Su préstamo se aprobó, pero no retiró el dinero a tiempo. No le costó nada.',
    decidedByPerson: 'Una persona revisó su solicitud y decidió rechazarla.',
  },

  payoutFailures: {
    accountUnknown: 'el banco no conoce la cuenta.',
    accountClosed: 'la cuenta está cerrada.',
    nameDiffers: 'la cuenta no está a su nombre.',
    nameNotTold: 'no pudimos averiguar de quién es la cuenta.',
    limitReached: 'la cuenta no puede recibir este monto.',
    other: 'el banco lo devolvió.',
  },

  fees: {
    service: 'Comisión de servicio',
    processing: 'Comisión de trámite',
    document: 'Comisión por documentos',
    insurance: 'Seguro',
    other: 'Comisión',
  },
  feeDeducted: (v) => `${v.fee}, descontada al desembolsar`,
  feeAdded: (v) => `${v.fee}, en el primer pago`,
  noFees: 'Sin comisiones',
  taxes: {
    fee: (v) => `${v.name} (${v.rate}) incluido en las comisiones`,
    interest: (v) => `${v.name} (${v.rate}) incluido en los intereses`,
    late: (v) => `Los cargos por mora incluyen ${v.name} (${v.rate}).`,
    rollover: (v) => `La comisión incluye ${v.name} (${v.rate}).`,
  },
  inYourOffer: 'los días de su oferta',
  dayCount: days,
  fundingTime: (from, to) => (from === 0 || from === to ? `en ${days(to)}` : `en ${from} a ${days(to)}`),

  rows: {
    loanAmount: 'Monto del préstamo',
    loanTerm: 'Plazo del préstamo',
    youGet: 'Usted recibe',
    youReceived: 'Usted recibió',
    youPayBack: 'Usted devuelve',
    youPaidBack: 'Usted devolvió',
    interest: (v) => `Interés, ${days(v.days)}`,
    interestPaid: 'Interés',
    costs: 'Costo del préstamo',
    apr: 'Costo anual total, todos los costos en una tasa anual',
    monthlyRate: 'Tasa efectiva, todos los costos en una tasa mensual',
    applied: 'Solicitado',
    costSoFar: 'Costo hasta hoy',
    paidOut: 'Desembolsado',
    account: 'Cuenta',
    orderNumber: 'Número de préstamo',
    lateCharges: 'Cargos por mora',
    rolloverFees: 'Comisiones de prórroga',
    feesGivenBack: 'Comisiones devueltas',
    credit: 'Saldo a su favor',
    noChargesFrom: 'Sin cargos por mora a partir del',
    noChargesUntil: 'Sin cargos por mora hasta',
    noChargesSince: 'Sin cargos por mora desde',
    decided: 'Decidido',
    approvalEnds: 'La aprobación vence',
    closed: 'Cerrado',
    firstPayment: 'Primer pago',
  },
  term: (v) =>
    v.instalments === 1
      ? `1 pago después de ${days(v.termDays)}`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} días`
        : `${v.instalments} pagos en ${v.termDays} días`,

  rate: {
    day: (v) => `${v.rate} al día`,
    month: (v) => `${v.rate} al mes`,
    year: (v) => `${v.rate} al año`,
    yearOnOwed: (v) => `${v.rate} al año sobre lo que aún debe`,
    from: (v) => `desde ${v.rate}`,
  },
  aprName: { year: 'costo anual total', month: 'tasa efectiva' },
  aprBasis: {
    eu: 'Tasa efectiva anual: todos los costos, con un año de 365 días.',
    usActuarial: 'Tasa porcentual anual: todos los costos, método actuarial.',
    indiaIrr12: 'Tasa porcentual anual: tasa interna mensual × 12 sobre lo que usted realmente recibe.',
    phMonthlyEir: 'Tasa de interés efectiva mensual: todos los pagos frente a lo que usted realmente recibe.',
    mxCat: 'Costo anual total: todos los costos sin IVA, con un año de 365 días.',
  },

  late: {
    once: (v) => `${v.amount} una sola vez`,
    firstTier: (v) =>
      v.fromDay === 1
        ? `${v.rate} al día sobre lo que falta pagar`
        : `${v.rate} al día sobre lo que falta pagar desde el día ${v.fromDay}`,
    laterTier: (v) => `${v.rate} desde el día ${v.fromDay}`,
    grace: (v) => `En los primeros ${days(v.days)} después del vencimiento no se suma nada.`,
    nothing: 'Un pago atrasado no cuesta nada extra.',
    rule: (v) => `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, después `}${v.tiers.join(', ')}`,
    capOnce: (v) => `${v.amount} una sola vez como máximo`,
    capDaily: (v) => `${v.rate} al día del pago atrasado`,
    capMonthly: (v) => `${v.rate} al mes del pago atrasado`,
    capAllIn: (v) => `${v.rate} al día, todo incluido`,
    capTotal: (v) => `todos los costos juntos nunca pasan de ${v.amount}`,
    noCap: 'No hay límite legal fijado',
    capRule: (v) =>
      v.caps === null
        ? 'No hay límite legal fijado.'
        : `La ley lo limita: ${v.caps}. Si nuestro cargo estándar es mayor, usted paga solo el límite.`,
    graceRule: (v) =>
      v.days === 0
        ? 'La cuenta empieza el primer día después del vencimiento.'
        : `Los primeros ${days(v.days)} después del vencimiento son gratis. La cuenta empieza después.`,
    example: (v) => `${v.unpaid} con ${days(v.days)} de atraso cuesta además`,
    exampleCapped: (v) => `${v.charged} (nuestro cargo estándar: ${v.nominal})`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? 'Este préstamo no se puede anular después del desembolso.'
        : `Hasta el ${written(v.until)} (${days(v.days)} después del desembolso) puede anular el préstamo y pagar solo por los días en que tuvo el dinero: interés por día y la misma parte de cada comisión, sin cargos por mora.`,
    rollover: (v) =>
      `Si le falta dinero cuando vence un pago, puede pagar ${v.percent} del monto del préstamo que aún debe, y todo lo pendiente vence ${days(v.days)} después, ${v.limit === 1 ? 'una vez' : `${v.limit} veces como máximo`}. La aplicación muestra antes el costo. Los cargos por mora que ya tenga se siguen debiendo.`,
    noRollover: 'Este préstamo no admite prórroga.',
    dateMove: (v) =>
      `Puede mover su próximo vencimiento hasta ${days(v.days)}, ${v.times === 1 ? 'una vez' : `${v.times} veces como máximo`}, mientras no tenga nada por pagar. Cuesta el interés de este préstamo por los días de más. La aplicación muestra antes el costo.`,
  },

  retention: {
    title: '¿Quiere salir?',
    text: (v) =>
      `Nada queda acordado hasta que toque «Tomar el préstamo». Puede volver a esta oferta hasta el ${written(v.until)}.`,
  },
  promo: { buttonText: 'Ver el costo' },
  classicButton: 'Tomar el préstamo',

  products: {
    seeCost: 'Ver el costo',
    range: (v) => (v.from === v.to ? v.from : `${v.from} a ${v.to}`),
    rangeLabel: 'Monto del préstamo',
    description: (v) =>
      v.instalments === 1 ? `Un pago después de ${v.termDays} días` : `${v.instalments} pagos en ${v.termDays} días`,
  },

  accountPrompt: {
    title: 'El dinero no llegó',
    text: (v) => `No pudimos entregarle el dinero: ${v.reason} Agregue otra cuenta y lo enviaremos de nuevo enseguida.`,
  },
  withdrawPrompt: {
    title: 'Su préstamo está listo',
    text: (v) => `Recibirá ${v.netProceeds} en su cuenta ${v.account} y devolverá ${v.totalRepayable}.`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `Pago ${v.n}: ya llegaron ${v.paid}.`,
    credit: (v) => `Usted pagó ${v.amount} más de lo que debía. Es suyo; se lo devolveremos cuando lo pida.`,
  },
  yourAccount: 'su cuenta',

  documents: {
    keyFacts: 'Datos clave',
    loanAgreement: 'Contrato de préstamo',
    privacy: 'Política de privacidad',
    closureLetter: 'Carta de cierre',
  },
  blank: 'se fija al desembolsar',

  loginFailure: {
    notice: 'No ha iniciado sesión',
    expired: 'El enlace con el que llegó ha vencido. Abra la página de nuevo desde la aplicación.',
    used: 'Este enlace ya se usó. Cada enlace abre una página, una sola vez. Abra la página de nuevo desde la aplicación.',
    foreign:
      'Este enlace pertenece a otra cuenta o a otro dispositivo. Abra la página de nuevo desde la aplicación en la que inició sesión.',
    missing: 'Esta página muestra su propio préstamo o su cuenta.',
    ended:
      'Por su seguridad, la sesión se cierra tras 15 minutos sin uso, y tras 12 horas. Lo que envió o guardó está a salvo: inicie sesión y continúe.',
    unavailable: 'En este momento no pudimos verificar su sesión. No se cambió nada. Intente de nuevo en un minuto.',
    other: 'No se pudo iniciar sesión. Abra la página de nuevo desde la aplicación.',
  },

  messages: {
    referred: (v) =>
      `${v.lender}: una persona está revisando su solicitud. Tendrá la respuesta a más tardar el ${written(v.by)}.`,
    approved: (v) =>
      `${v.lender}: su préstamo está aprobado. Estamos enviando ${v.netProceeds}; llegará a más tardar el ${written(v.by)}.`,
    readyToWithdraw: (v) =>
      `${v.lender}: su préstamo está listo. Retire ${v.netProceeds} en la aplicación a más tardar el ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.lender}: no podemos darle este préstamo. El motivo está en la aplicación.`
        : `${v.lender}: ahora no podemos darle este préstamo. El motivo está en la aplicación. Puede solicitarlo de nuevo a partir del ${written(v.retryOn)}.`,
    paidOut: (v) =>
      `${v.lender}: ${v.netProceeds} va camino a su cuenta. Primer pago: ${v.firstAmount} a más tardar el ${written(v.firstDueDate)}.`,
    payoutFailed: (v) =>
      `${v.lender}: no pudimos entregarle el dinero: ${v.reason} Agregue otra cuenta en la aplicación.`,
    dueSoon: (v) => `${v.lender}: ${v.amount} vence el ${written(v.dueDate)}.`,
    dueToday: (v) => `${v.lender}: ${v.amount} vence hoy.`,
    overdue: (v) =>
      `${v.lender}: un pago tiene ${days(v.days)} de atraso. Por pagar ahora: ${v.amount}. Si le falta dinero, la aplicación muestra qué puede hacer.`,
    stopReminders: (v) => `No recibir más recordatorios: ${v.url}`,
    settled: (v) =>
      `${v.lender}: su préstamo está pagado por completo. La carta de cierre ${v.number} está en la aplicación.`,
    cancelled: (v) =>
      `${v.lender}: su préstamo está anulado y no queda nada por pagar. La carta de cierre ${v.number} está en la aplicación.`,
    waived: (v) => `${v.lender}: le condonamos ${v.amount} de su préstamo. Por pagar: ${v.left}.`,
    chargesPaused: (v) =>
      v.from === null
        ? `${v.lender}: hasta el ${written(v.until)} no se sumarán cargos por mora a su préstamo.`
        : `${v.lender}: del ${written(v.from)} al ${written(v.until)} no se sumarán cargos por mora a su préstamo. Antes no cambia nada.`,
    planAgreed: (v) =>
      `${v.lender}: su plan de pagos comienza el ${written(v.from)}. Antes no cambia nada. Sin cargos por mora ni recordatorios desde ese día hasta el ${written(v.until)}. Próximo pago: ${v.amount}, a más tardar el ${written(v.dueDate)}.`,
    planBegun: (v) =>
      `${v.lender}: su plan de pagos ha comenzado. Sin cargos por mora ni recordatorios hasta el ${written(v.until)}. Próximo pago: ${v.amount}, a más tardar el ${written(v.dueDate)}.`,
    dateMoved: (v) =>
      `${v.lender}: el pago ${v.n} ahora vence el ${written(v.to)} en lugar del ${written(v.from)}. Pague ${v.amount} a más tardar ese día; incluye ${v.cost} de intereses por los días de más.`,
    writtenOff: (v) =>
      `${v.lender}: dimos de baja su préstamo en nuestros libros y ya no sumaremos cargos por mora. Sigue debiendo ${v.left}; cada pago lo reduce.`,
    corrected: (v) => `${v.lender}: corregimos la cuenta de su préstamo. Por pagar: ${v.left}.`,
  },
}
