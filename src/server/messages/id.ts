// All words of the server in Indonesian.

import type { ServerWords } from './en.ts'
import { complaint } from './id/complaint.ts'
import { identity } from './id/identity.ts'
import { loanWords as loan } from './id/loan.ts'
import { payoutAccount } from './id/payout-account.ts'
import { promotion } from './id/promotion.ts'
import { refusals } from './id/refusals.ts'
import { service } from './id/service.ts'

export const id: ServerWords = {
  badInput: 'Mohon periksa isian berikut:',
  failed: 'Terjadi kesalahan di pihak kami. Tidak ada yang berubah. Silakan coba lagi.',
  refusals,
  identity,
  loan,
  payoutAccount,
  complaint,
  promotion,
  service,
}
