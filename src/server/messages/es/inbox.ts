// The titles of messages in the inbox, in Spanish.

import { writtenDate } from '../../../core/written-date.ts'
import type { inbox as english } from '../en/inbox.ts'

const written = writtenDate('es')

export const inbox: typeof english = {
  approved: (v) => `Su préstamo ${v.product} fue aprobado`,
  declined: (v) => `Su solicitud de ${v.product} fue rechazada`,
  lookedAgain: (v) => `Una persona revisó de nuevo su solicitud de ${v.product}`,
  paidOut: (v) => `Le enviamos ${v.amount}`,
  payoutFailed: (v) => `No llegaron ${v.amount} a su cuenta`,
  receipt: (v) => `Recibo: llegaron ${v.amount}`,
  reminder: (v) => `Recordatorio: pague ${v.product} a más tardar el ${written(v.date)}`,
  reminderLate: (v) =>
    v.days === 1
      ? `Un pago de ${v.product} tenía 1 día de mora`
      : `Un pago de ${v.product} tenía ${v.days} días de mora`,
  closed: (v) => `Su préstamo ${v.product} está cerrado`,
  closedText: 'Carta de cierre',
  refund: (v) => `Empezamos a devolverle ${v.amount}`,
  refundPaid: (v) => `Le devolvimos ${v.amount}`,
  takenBack: (v) => `Se revirtió un pago de ${v.amount}`,
  partBack: (v) => `Se revirtieron ${v.amount} de un pago: lo estamos revisando`,
  refundFailed: (v) => `No pudimos devolverle ${v.amount}`,
  creditUsed: (v) => `${v.amount} de su saldo a favor se usaron para ${v.product}`,
  creditOffered: (v) => `Puede usar ${v.amount} de su saldo a favor para ${v.product}`,
  caseOpened: 'Recibimos su reclamo',
  caseAnswered: 'Respondimos su reclamo',
  caseAcknowledged: 'Leímos su reclamo',
  caseAsked: 'Le hicimos una pregunta sobre su reclamo',
  caseEscalated: 'Remitimos su reclamo',
  caseReopened: 'Su reclamo se abrió de nuevo',
  dataAsked: 'Recibimos su solicitud sobre sus datos',
  dataAnswered: 'Respondimos su solicitud sobre sus datos',
  dataNews: 'Novedades de su solicitud sobre sus datos',
  phoneChanged: 'Se cambió su número de teléfono',
  emailChanged: 'Se cambió su correo electrónico',
  autopayNotice: (v) => `Aviso: pago automático de ${v.amount} el ${written(v.date)}`,
  autopayFailed: (v) => `Su banco rechazó ${v.amount} de su tarjeta`,
  autopayUnclear: (v) => `No estaba claro si se cobraron ${v.amount} en su tarjeta`,
  autopayMissed: (v) => `No pudimos cobrar ${v.amount} en su tarjeta`,
  caseNumber: (v) => `Número ${v.number}`,
}
