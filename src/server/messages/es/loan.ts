// What the server says about offers, agreements and loan accounts, in Spanish.

import type { LoanWords } from '../en/loan.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const loanWords: LoanWords = {
  statusNames: {
    inReview: 'En revisión',
    declined: 'Rechazado',
    approved: 'Aprobado',
    active: 'Vigente',
    due: 'Por pagar',
    overdue: 'En mora',
    settled: 'Pagado',
  },

  notice: {
    inReview: (v) =>
      `Estamos leyendo su solicitud. Tendrá una respuesta a más tardar el ${v.answerBy}. Puede cerrar esta página; le enviamos un mensaje.`,
    declined: (v) =>
      v.retryOn === null ? v.reason : `${v.reason} Puede solicitarlo de nuevo a partir del ${v.retryOn}.`,
    readyToWithdraw: (v) =>
      `Su préstamo está listo. Retire ${v.netProceeds} a más tardar el ${v.until}; después la aprobación termina y no le cuesta nada.`,
    payoutUnderWay: (v) => `Estamos enviando ${v.netProceeds} a su cuenta ${v.account}. Llega en 1 a 3 días.`,
    payoutFailed: (v) =>
      `${v.netProceeds} no llegó a su cuenta: ${v.reason} Registre otra cuenta a más tardar el ${v.until} y lo enviamos de nuevo.`,
    active: (v) => `Hoy no hay nada que pagar. El próximo pago, ${v.amount}, es en ${days(v.days)}.`,
    dueToday: (v) => `El pago ${v.n} vence hoy: ${v.amount}.`,
    dueInGrace: (v) => `El pago ${v.n} venció el ${v.dueDate}. Pague a más tardar el ${v.until} y no se suma nada.`,
    overdue: (v) =>
      v.nextDay === null
        ? `El pago ${v.n} tiene ${days(v.days)} de atraso. Ya no se suma nada: los cargos llegaron a su límite.`
        : `El pago ${v.n} tiene ${days(v.days)} de atraso. Cada día más suma ${v.nextDay}.`,
    overdueSeveral: (v) =>
      v.nextDay === null
        ? `Hay ${v.count} pagos atrasados, el pago ${v.n} por ${days(v.days)}. Ya no se suma nada: los cargos llegaron a su límite.`
        : `Hay ${v.count} pagos atrasados, el pago ${v.n} por ${days(v.days)}. Cada día más suma ${v.nextDay}.`,
    settled: (v) =>
      v.name === null ? `Usted pagó todo, el ${v.on}. Gracias.` : `Usted pagó todo, el ${v.on}. Gracias, ${v.name}.`,
  },

  declineReasons: {
    tooYoung: 'Solo prestamos a personas mayores de 18 años.',
    blocked: 'Por el momento no podemos prestar a esta cuenta. La atención al cliente le dice por qué.',
    paysLate: 'Un pago de otro préstamo está atrasado.',
    wasVeryLate: 'En el último año un pago de otro préstamo llegó muy tarde.',
    tooManyLoans: 'Ya tiene tantos préstamos como damos a la vez.',
    amountNotOffered: 'Este monto ya no se ofrece para este producto.',
    notAffordable: 'Los pagos se llevarían una parte demasiado grande de sus ingresos.',
    approvalHasLapsed: 'El préstamo se aprobó, pero el dinero no se retiró a tiempo. No le costó nada.',
  },

  payoutFailures: {
    accountUnknown: 'el banco no conoce la cuenta.',
    accountClosed: 'la cuenta está cerrada.',
    nameDiffers: 'la cuenta no está a su nombre.',
    limitReached: 'la cuenta no admite este monto.',
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

  rows: {
    loanAmount: 'Monto del préstamo',
    loanTerm: 'Plazo del préstamo',
    youGet: 'Usted recibe',
    youReceived: 'Usted recibió',
    youPayBack: 'Usted devuelve',
    youPaidBack: 'Usted devolvió',
    interest: (v) => `Interés, ${days(v.days)}`,
    interestPaid: 'Interés',
    costs: 'El préstamo le cuesta',
    interestRate: 'Tasa de interés',
    apr: 'TAE, todos los costos en una tasa anual',
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
    decided: 'Decidido',
    approvalEnds: 'La aprobación termina',
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
  aprName: { year: 'TAE', month: 'tasa efectiva' },
  aprBasis: {
    eu: 'Tasa efectiva anual: todos los costos, días sobre 365.',
    usActuarial: 'Tasa porcentual anual: todos los costos, método actuarial.',
    indiaIrr12: 'Tasa porcentual anual: tasa interna mensual × 12 sobre lo que usted realmente recibe.',
    phMonthlyEir: 'Tasa de interés efectiva mensual: todos los pagos frente a lo que usted realmente recibe.',
    mxCat: 'Costo anual total: todos los costos sin IVA, días sobre 365.',
  },

  late: {
    once: (v) => `${v.amount} una sola vez`,
    firstTier: (v) =>
      v.fromDay === 1
        ? `${v.rate} al día de lo que falta pagar`
        : `${v.rate} al día de lo que falta pagar desde el día ${v.fromDay}`,
    laterTier: (v) => `${v.rate} desde el día ${v.fromDay}`,
    grace: (v) => `En los primeros ${days(v.days)} después del vencimiento no se suma nada.`,
    nothing: 'Un pago atrasado no cuesta nada más.',
    rule: (v) => `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, después `}${v.tiers.join(', ')}`,
    capOnce: (v) => `${v.amount} una sola vez como máximo`,
    capDaily: (v) => `${v.rate} al día del pago atrasado`,
    capMonthly: (v) => `${v.rate} al mes del pago atrasado`,
    capAllIn: (v) => `${v.rate} al día, todo incluido`,
    capTotal: (v) => `todos los costos juntos nunca pasan de ${v.amount}`,
    noCap: 'Para este mercado no hay un límite legal fijado',
    capRule: (v) =>
      v.caps === null
        ? 'Para este mercado no hay un límite legal fijado.'
        : `La ley lo limita: ${v.caps}. Donde la lista de precios dice más, vale el límite.`,
    graceRule: (v) =>
      v.days === 0
        ? 'La cuenta empieza el primer día después del vencimiento.'
        : `Los primeros ${days(v.days)} después del vencimiento no llevan cargo, y la cuenta empieza después de ellos.`,
    example: (v) => `${v.unpaid} con ${days(v.days)} de atraso cuesta además`,
    exampleCapped: (v) => `${v.charged} (según la lista de precios ${v.nominal})`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? 'Este préstamo no tiene días de desistimiento.'
        : `Hasta el ${v.until} (${days(v.days)} después del desembolso) el dinero se puede devolver al costo de los días que se usó: interés por día y la misma parte de cada comisión, sin cargo por mora.`,
    rollover: (v) =>
      `Si falta dinero cuando vence un pago: por ${v.percent} del capital que aún se debe, todo lo pendiente vence ${days(v.days)} después, ${v.limit === 1 ? 'una vez' : `${v.limit} veces como máximo`}. La aplicación muestra antes lo que cuesta. Los cargos por mora que ya hay se siguen debiendo.`,
    noRollover: 'Este préstamo no admite prórroga.',
  },

  retention: {
    title: '¿Quiere salir?',
    text: 'Nada queda acordado hasta que toque «Tomar el préstamo». La oferta sigue igual hasta mañana, y puede volver a ella.',
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
    text: (v) => `Su desembolso volvió: ${v.reason} Registre otra cuenta y lo enviamos de nuevo al instante.`,
  },
  withdrawPrompt: {
    title: 'Su préstamo está listo',
    text: (v) => `Recibe ${v.netProceeds} en su cuenta ${v.account}, y devuelve ${v.totalRepayable}.`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `Pago ${v.n}: ya llegaron ${v.paid}.`,
    credit: (v) => `Usted pagó ${v.amount} más de lo que debía. Es suyo; se lo devolvemos cuando lo pida.`,
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
    notice: 'No ha ingresado',
    expired: 'El enlace con el que llegó ha vencido. Abra la página de nuevo desde la aplicación.',
    used: 'Este enlace ya se usó. Cada enlace abre una página, una sola vez. Abra la página de nuevo desde la aplicación.',
    foreign:
      'Este enlace pertenece a otra cuenta o a otro dispositivo. Abra la página de nuevo desde la aplicación en la que ingresó.',
    missing: 'Para esta página hay que ingresar. Ábrala desde la aplicación.',
    ended:
      'Por su seguridad, la sesión termina tras 15 minutos sin uso, y tras 12 horas. Lo que envió o guardó está a salvo: ingrese y siga desde aquí.',
    unavailable:
      'En este momento no se pudo comprobar el ingreso. No se cambió nada. Por favor, intente de nuevo en un minuto.',
    other: 'El ingreso no funcionó. Abra la página de nuevo desde la aplicación.',
  },

  messages: {
    approved: (v) => `${v.lender}: su préstamo está aprobado. Estamos enviando ${v.netProceeds}; llega en 1 a 3 días.`,
    readyToWithdraw: (v) =>
      `${v.lender}: su préstamo está listo. Retire ${v.netProceeds} en la aplicación a más tardar el ${v.until}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.lender}: no podemos darle este préstamo. El motivo está en la aplicación.`
        : `${v.lender}: ahora no podemos darle este préstamo. El motivo está en la aplicación. Puede solicitarlo de nuevo a partir del ${v.retryOn}.`,
    paidOut: (v) =>
      `${v.lender}: ${v.netProceeds} va camino a su cuenta. Primer pago: ${v.firstAmount} a más tardar el ${v.firstDueDate}.`,
    payoutFailed: (v) =>
      `${v.lender}: el desembolso volvió: ${v.reason} Por favor, registre otra cuenta en la aplicación.`,
    dueSoon: (v) => `${v.lender}: ${v.amount} vence el ${v.dueDate}.`,
    dueToday: (v) => `${v.lender}: ${v.amount} vence hoy.`,
    overdue: (v) =>
      `${v.lender}: un pago tiene ${days(v.days)} de atraso. Por pagar ahora: ${v.amount}. Si le falta dinero, la aplicación muestra qué se puede hacer.`,
    stopReminders: (v) => `No recibir más recordatorios: ${v.url}`,
    settled: (v) =>
      `${v.lender}: su préstamo está pagado por completo. La carta de cierre ${v.number} está en la aplicación.`,
  },
}
