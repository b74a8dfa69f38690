// All words of the server in Spanish.

import type { ServerWords } from './en.ts'
import { application } from './es/application.ts'
import { calendar } from './es/calendar.ts'
import { complaint } from './es/complaint.ts'
import { deskWords as desk } from './es/desk.ts'
import { deviceData } from './es/device-data.ts'
import { documentWords as documents } from './es/documents.ts'
import { hardshipWords as hardship } from './es/hardship.ts'
import { identity } from './es/identity.ts'
import { inbox } from './es/inbox.ts'
import { loanWords as loan } from './es/loan.ts'
import { payoutAccount } from './es/payout-account.ts'
import { profile } from './es/profile.ts'
import { promotion } from './es/promotion.ts'
import { push } from './es/push.ts'
import { refusals } from './es/refusals.ts'
import { repaymentWords as repayment } from './es/repayment.ts'
import { service } from './es/service.ts'

export const es: ServerWords = {
  badInput: 'Por favor, revise estos datos:',
  failed: 'Algo falló de nuestro lado. Por favor, intente de nuevo.',
  outOfReach:
    'En este momento no podemos acceder a nuestros registros. Por favor, intente de nuevo en un momento: nada se cuenta dos veces.',
  bodyIsTooLarge: 'Es demasiado grande para enviarlo: 1 MB como máximo.',
  wrongMethod: 'Esta dirección no acepta ese tipo de llamada.',
  noFormHere: {
    title: 'Esta página no recibe formularios',
    text: 'No se ha enviado ni cambiado nada. Abra la página y empiece desde ahí.',
    open: 'Abrir la página',
  },
  busyPage: {
    title: 'Un momento, por favor',
    text: 'Hay mucha gente ahora mismo. Abra esta página de nuevo en unos segundos.',
    nothingSent:
      'Hay mucha gente ahora mismo y lo que envió no se recibió. Vuelva atrás y envíelo de nuevo en unos segundos.',
  },
  refusals,
  hardship,
  identity,
  inbox,
  loan,
  repayment,
  payoutAccount,
  calendar,
  complaint,
  application,
  deviceData,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}
