// The words of receipts and statements, and of the frame around every file, in Spanish.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { DocumentWords } from '../en/documents.ts'

const written = writtenDate('es')

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

export const documentWords: DocumentWords = {
  day: written,
  receipt: {
    title: 'Recibo',
    listed: (v) => `Recibo, ${written(v.day)}`,
    thanks: (v) =>
      `${v.lender} recibió ${v.amount} de ${v.borrower}. Cuenta desde el ${written(v.day)}, el día en que se pagó.`,
    whatItPaid: 'Qué pagó',
    afterwards: 'Después del pago',
    rolledOver: 'Pagó una prórroga: todo lo pendiente vence más tarde.',
    settled: 'Cerró el préstamo antes de tiempo.',
    gaveBack: 'Con este pago se anuló el préstamo dentro del plazo para hacerlo.',
    recovered:
      'El préstamo está dado de baja en libros y no se suman cargos por mora: todo este pago reduce lo que debe.',
  },
  statement: {
    title: 'Estado de cuenta',
    intro: (v) =>
      `Lo que ${v.lender} cobró y lo que ${v.borrower} pagó del ${written(v.from)} al ${written(v.to)}, ambos días incluidos.`,
    dayByDay: 'Día por día',
    nothing: 'En este tiempo no se cobró ni se pagó nada.',
    creditNote: 'Un monto menor que cero es saldo a favor: es suyo, y se lo devolveremos cuando lo pida.',
    columns: { day: 'Día', what: 'Concepto', charged: 'Cargo', paid: 'Pagado', balance: 'Por pagar' },
    lines: {
      payout: 'Desembolsado; por devolver en total',
      lateCharge: (v) => `Cargos por mora, ${days(v.days)}`,
      rolloverFee: (v) => `Comisión de prórroga, recibo ${v.number}`,
      payment: (v) => `Pago, recibo ${v.number}`,
      returned: 'Pago revertido',
      waiver: 'Condonado',
      refund: 'Devuelto a usted',
      creditUse: 'Usado para otro préstamo',
      notCharged: 'No cobrado, porque el préstamo terminó antes',
      recalculated: 'Cargos desde el pago revertido',
      corrected: 'Corrección',
      chargeHoliday: 'Sin cargos por mora en estos días',
      hardshipPlan: 'Plan de pagos: sin cargos por mora en estos días',
      dateMove: 'Intereses por mover una fecha de pago',
      writeOff: 'Los cargos por mora terminan aquí; lo que falta por pagar sigue igual',
    },
    dayRange: (v) => `del ${written(v.from)} al ${written(v.to)}`,
  },
  relief: {
    titles: {
      waiver: 'Un monto fue condonado',
      chargeHoliday: 'Cargos por mora en pausa',
      hardshipPlan: 'Su plan de pagos',
      writeOff: 'Los cargos por mora terminaron',
    },
    listed: (v) => `${v.title}, ${written(v.day)}`,
    waived: (v) =>
      `El ${written(v.day)} ${v.lender} condonó a ${v.borrower} ${v.amount} de este préstamo. No hay que pagarlo.`,
    paused: (v) =>
      `${v.lender} no suma cargos por mora a este préstamo del ${written(v.from)} al ${written(v.to)}, ambos días incluidos.`,
    planned: (v) =>
      `${v.lender} y ${v.borrower} acordaron un plan de pagos. Del ${written(v.from)} al ${written(v.to)}, ambos días incluidos, no hay cargos por mora ni recordatorios.`,
    ended: (v) =>
      `${v.lender} no suma más cargos por mora a este préstamo después del ${written(v.day)}. Lo que falta por pagar sigue igual.`,
    what: 'Qué se condonó',
    before: 'Por pagar antes',
    payments: 'Pagos desde ahora',
    payment: (v) => `Pago ${v.n}, a más tardar el ${written(v.day)}`,
    figuresAhead: (v) =>
      `Las cifras son del ${written(v.day)}, el primer día, si no se paga nada antes. Los pagos no cambian esta carta.`,
    figures: (v) =>
      `Las cifras son del ${written(v.day)}, el día en que esto se anotó en su cuenta. Los pagos posteriores no las cambian.`,
  },
  yearlyInterest: {
    title: 'Estado anual de intereses',
    listed: (v) => `Estado anual de intereses, ${v.year}`,
    intro: (v) =>
      `Lo que este préstamo de ${v.lender} le costó a ${v.borrower} del ${written(v.from)} al ${written(v.to)}, ambos días incluidos.`,
    soFar: (v) => `El año no ha terminado: estas son las cifras hasta el ${written(v.to)}.`,
    charged: 'Cobrado en este año',
    chargedNote:
      'El interés cuenta cuando vence o cuando se paga, lo que ocurra primero; los cargos por mora, en su día. Un pago cuenta el día en que se hizo.',
    paid: 'Pagado en este año',
    feesNote: 'Las comisiones descontadas del desembolso cuentan como pagadas ese día.',
    end: 'Al final del año',
    year: 'Año',
    interest: 'Interés',
    fees: 'Comisiones',
    penalty: 'Cargos por mora',
    forgiven: 'Condonado',
    interestPaid: 'Interés pagado',
    feesPaid: 'Comisiones pagadas',
    penaltyPaid: 'Cargos por mora pagados',
    principalPaid: 'Monto del préstamo devuelto',
    principalLeft: 'Monto del préstamo aún no devuelto',
    costPaid: 'Interés, comisiones y cargos por mora pagados',
  },
  rows: {
    number: 'Número',
    orderNumber: 'Número de préstamo',
    product: 'Producto',
    borrower: 'Prestatario',
    amount: 'Monto recibido',
    paidAt: 'Pagado el',
    paidBy: 'Forma de pago',
    reference: 'Número del proveedor de pago',
    leftToPay: 'Por pagar',
    credit: 'Saldo a su favor',
    sentBack: 'Devuelto a usted por error de un pago',
    usedBack: 'Usado para otro préstamo, antes de que se revirtiera su pago',
    short: 'Faltaba, y se le perdonó',
    rolloverFee: 'Comisión de prórroga',
    tax: (v) => `Incluye ${v.name} (${v.rate})`,
    from: 'Desde',
    to: 'Hasta',
    opening: 'Por pagar antes del período',
    charged: 'Cargado',
    paid: 'Pagado',
    closing: 'Por pagar al final',
  },
  partOfPayment: (v) => `Pago ${v.n}: ${partNames[v.part]}`,
  card: 'Tarjeta',
  ownCredit: 'Su saldo a favor de otro préstamo',
  contact: (v) =>
    `Este documento es válido sin firma. Puede verificar su número con nosotros: teléfono ${v.phone}, correo ${v.email}.`,
  frame: {
    agreedAt: (v) => `Aceptado el ${written(v.at)}`,
    fingerprint: 'Huella (sha256)',
    page: (v) => `Página ${v.n} de ${v.count}`,
  },
}

const partNames: Record<Part, string> = {
  penalty: 'cargos por mora',
  fee: 'comisión',
  interest: 'interés',
  principal: 'monto del préstamo',
}
