// What a lock screen may show of a message, in Indonesian: one neutral line for each kind.

import type { push as english } from '../en/push.ts'

export const push: typeof english = {
  loan: 'Ada kabar tentang akun Anda.',
  cases: 'Ada jawaban untuk Anda.',
  receipts: 'Ada bukti pembayaran untuk Anda.',
  reminders: 'Ada pengingat untuk Anda.',
}
