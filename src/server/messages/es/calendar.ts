// The due dates of a loan in a calendar, in Spanish.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}: pagos`,
  title: (v) => `${v.lender}: pagar ${v.amount}`,
  text: (v) =>
    `Pago ${v.n}/${v.count}. Los cargos por mora o un pago anticipado cambian el monto: la aplicación muestra siempre lo que vence.`,
}
