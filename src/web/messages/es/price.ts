// Words of prices, in Spanish: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { price as english } from '../en/price.ts'
import { days } from './days.ts'

const written = unbrokenDate('es')

export const price: typeof english = {
  howMuch: '¿Cuánto?',
  slider: 'Cuánto, con el deslizador',
  less: (amount) => `${amount} menos`,
  more: (amount) => `${amount} más`,
  range: (from, to) => `De ${from} a ${to}.`,
  notAnAmount: 'Escriba un monto en números.',
  firstPay: 'Primer pago el',
  firstPayHint: (from, to) =>
    `Por ejemplo, su día de cobro: del ${written(from)} al ${written(to)}. Los demás pagos siguen a intervalos iguales: el plan muestra cada fecha.`,
  howLong: '¿Por cuánto tiempo?',
  days,
  show: 'Ver cuánto cuesta',
  said: (gets, paysBack) => `Usted recibe ${gets} y devuelve ${paysBack}.`,
  ofTerm: (termDays, from, to) => `Por ${days(termDays)} prestamos de ${from} a ${to}.`,

  title: 'Cuánto cuesta',
  aside: (product, count, termDays) =>
    count === 1 ? `${product}, un pago a los ${days(termDays)}` : `${product}, ${count} pagos en ${days(termDays)}`,
  principal: 'Monto del préstamo',
  youGet: 'Usted recibe',
  youPayBack: 'Usted devuelve',
  interest: (termDays) => `Interés, ${days(termDays)}`,
  totalCost: 'Costo del préstamo',
  payments: (count, everyDays) =>
    count === 1
      ? 'Un pago al final'
      : everyDays === null
        ? `${count} pagos`
        : `${count} pagos, cada ${days(everyDays)}`,
  lastPayment: 'El último pago',
  lateBy: (daysLate) => `${days(daysLate)} de atraso en un pago`,
  extra: 'más',
  honest:
    'Es caro para un plazo largo y puede ser justo para uno corto. Si puede esperar o pedir a la familia, hágalo.',
  exact: 'Calculado hoy, de la misma forma que su oferta.',
  own: 'Ver su propia oferta',
  asked: (questions) => `Hasta ${questions} preguntas y una identificación. Preguntar no cuesta nada.`,

  late: 'Si paga tarde',
  onePayment: 'Un pago',
  lateAfter: (daysLate) => `${days(daysLate)} de atraso suman`,
  byPriceList: 'nuestro cargo estándar',

  loans: (count) => (count === 1 ? 'Un préstamo' : `${count} préstamos`),
  sideBySide: 'Compararlos lado a lado',
  usual: 'El costo de cada uno, por su monto y plazo habituales.',
  inDays: (termDays) => `en ${days(termDays)}`,

  compare: {
    title: 'Comparar préstamos',
    text: 'Lo que cuestan nuestros préstamos, lado a lado, por el mismo monto.',
    amount: 'Monto',
    first: 'Este préstamo',
    second: 'y este',
    submit: 'Comparar',
    caption: (first, second, amount) => `${first} y ${second} por ${amount}`,
    payments: 'Pagos',
    times: (count, everyDays, termDays) =>
      count === 1
        ? `uno, a los ${days(termDays)}`
        : everyDays === null
          ? `${count}, en ${days(termDays)}`
          : `${count}, cada ${days(everyDays)}`,
    each: 'Cada pago',
    term: 'Plazo del préstamo',
    rate: 'Tasa de interés',
    late: (daysLate) => `${days(daysLate)} de atraso en un pago`,
    lends: (from, to) => `presta de ${from} a ${to}`,
    details: 'Detalles',
    tryIt: 'Probarlo',
    cheaper: (name) => `${name} cuesta menos:`,
    by: (amount) => `${amount} menos por el mismo monto de préstamo.`,
    sooner: (count) => `Hay que devolverlo ${days(count)} antes.`,
    later: (count) => `Tiene ${days(count)} más para devolverlo.`,
    same: 'Los dos cuestan lo mismo.',
    onlyOne: 'Ofrecemos un solo préstamo. No hay nada que comparar.',
    none: 'Hoy no ofrecemos préstamos.',
  },

  repeat: {
    title: 'Qué cambia al pagar',
    rule: 'Cuando ha pagado por completo un préstamo, usted es cliente recurrente.',
    you: 'Usted es cliente recurrente: ya pagó por completo un préstamo.',
    once: 'Se cobra una sola vez si un pago se atrasa',
    asNew: 'cliente nuevo',
    asRepeat: 'cliente recurrente',
    nothing: 'Un pago atrasado cuesta entonces lo mismo que antes.',
    rest: 'El interés y las comisiones no cambian, por más veces que pida prestado.',
  },
}
