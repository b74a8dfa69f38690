// What a lock screen may show of a message, in Spanish: one neutral line for each kind.

import type { push as english } from '../en/push.ts'

export const push: typeof english = {
  loan: 'Hay novedades en su cuenta.',
  cases: 'Hay una respuesta para usted.',
  receipts: 'Tiene un recibo nuevo.',
  reminders: 'Tiene un recordatorio.',
}
