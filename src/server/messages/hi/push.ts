// What a lock screen may show of a message, in Hindi: one neutral line for each kind.

import type { push as english } from '../en/push.ts'

export const push: typeof english = {
  loan: 'आपके खाते के बारे में नई जानकारी है।',
  cases: 'आपके लिए एक जवाब है।',
  receipts: 'आपके लिए एक रसीद है।',
  reminders: 'आपको कुछ याद दिलाना है।',
}
