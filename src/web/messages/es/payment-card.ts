// Words of the repayment bank selection, in Spanish.

import type { paymentCard as english } from '../en/payment-card.ts'

export const paymentCard: typeof english = {
  payingAs: (name) => `Paga como ${name}`,
  title: 'Pago',
  toPayNow: 'Por pagar ahora',
  repaymentDate: 'Fecha de pago',
  chooseCard: 'Pagar con una tarjeta guardada',
  noCardYet: 'Aquí todavía no se puede pagar con tarjeta',
  noCardText: 'Pague con un código en una tienda o por transferencia bancaria, o en una billetera si se ofrece.',
  payout: 'Cuenta para sus desembolsos',
  payoutNote: 'adonde le enviamos dinero; desde ella no se paga nada',
  wallet: 'Pagar en una billetera',
  walletNote: 'en la página de la billetera',
  byCode: 'Pagar con un código',
  byCodeNote: 'en una tienda, en una billetera o por transferencia',
  submit: 'Pagar',
  youPayNow: 'Usted paga ahora',
  once: 'Puede presionar de nuevo: el mismo pago nunca se cobra dos veces.',
  chooseCardFirst: 'por favor, elija primero una tarjeta bancaria para pagar',
  wrongCode: 'por favor, escriba el código de verificación correcto',
  processingFailed: 'no se pudo procesar',
  error: 'algo falló',
  none: '¿Qué préstamo quiere pagar?',
  noneText: 'Este enlace no dice de qué préstamo se trata. Abra el pago desde su préstamo.',
  toOrders: 'A mis préstamos',
  toOrder: 'A este préstamo',

  step: {
    title: 'Código de verificación',
    sent: 'Enviamos un código a su teléfono.',
    sentText: 'Es solo para este pago. No se lo diga a nadie.',
    card: 'Tarjeta bancaria',
    label: 'Código del mensaje',
    getCode: 'Pedir código',
    seconds: (count) => `${count} s`,
    cancel: 'Cancelar',
    confirm: 'Confirmar',
  },

  walletPage: {
    title: 'Billetera',
    voice: 'Va a su billetera',
    text: 'Pagará en la página de la billetera. Después volverá a su préstamo, donde verá cuándo llegó el dinero.',
    submit: 'A la billetera',
    notOffered: 'Este pago no se puede hacer con billetera.',
    other: 'Pagar de otra forma',
  },
}
