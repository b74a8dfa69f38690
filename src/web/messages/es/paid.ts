// Words of the leaf that ends a payment, in Spanish: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { paid as english } from '../en/paid.ts'

const written = unbrokenDate('es')

export const paid: typeof english = {
  stamp: (date) => `Pagado el ${written(date)}`,
  arrived: 'Su pago llegó',
  note: (time, where, product) =>
    where === '' ? `${written(time)}, para ${product}` : `${written(time)}, ${where}, para ${product}`,
  went: 'A qué se aplicó',
  parts: {
    principal: 'Del monto del préstamo',
    interest: 'Interés',
    fee: 'Comisiones',
    penalty: 'Cargos por mora',
    rollover: 'Comisión de prórroga',
    sentBack: 'Devuelto a usted por error',
    usedBack: 'Usado para otro préstamo por error',
    credit: 'Saldo a su favor',
  },
  paid: 'Pagado',
  upToDate: 'Está al día.',
  dueYet: 'Aún por pagar hoy',
  left: 'Lo que queda',
  next: (n, date) => `Pago ${n}, a más tardar el ${written(date)}`,
  nextDue: (n) => `Pago ${n}, por pagar ahora`,
  whole: 'De todo el préstamo',
  calendar: 'Agregar la fecha a mi calendario',
  moved: 'Sus fechas se movieron. La comisión no reduce lo que debe.',
  short: 'Faltaba, y se lo perdonamos:',
  closed: 'Su préstamo está cerrado. No debe nada.',
  cancelled: 'Anuló el préstamo. No debe nada.',
  closedOn: (date) => `Cerrado el ${written(date)}`,
  letter: 'Carta de cierre',
  letterText: 'Dice que el préstamo está pagado y que usted no debe nada más. Guárdela.',
  credit: 'Pagó más de lo que debía. Pida la devolución en su préstamo.',
  receipt: 'Recibo',
  save: 'Guardar',
  share: 'Compartir',
  read: 'Leer el recibo',
  notShared: 'No se pudo compartir. Guárdelo.',
}
