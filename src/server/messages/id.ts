// All words of the server in Indonesian.

import type { ServerWords } from './en.ts'
import { application } from './id/application.ts'
import { calendar } from './id/calendar.ts'
import { complaint } from './id/complaint.ts'
import { deskWords as desk } from './id/desk.ts'
import { deviceData } from './id/device-data.ts'
import { documentWords as documents } from './id/documents.ts'
import { hardshipWords as hardship } from './id/hardship.ts'
import { identity } from './id/identity.ts'
import { inbox } from './id/inbox.ts'
import { loanWords as loan } from './id/loan.ts'
import { payoutAccount } from './id/payout-account.ts'
import { profile } from './id/profile.ts'
import { promotion } from './id/promotion.ts'
import { push } from './id/push.ts'
import { refusals } from './id/refusals.ts'
import { repaymentWords as repayment } from './id/repayment.ts'
import { service } from './id/service.ts'

export const id: ServerWords = {
  badInput: 'Mohon periksa isian berikut:',
  failed: 'Terjadi kesalahan di pihak kami. Silakan coba lagi.',
  outOfReach:
    'Saat ini kami tidak dapat mengakses catatan kami. Silakan coba lagi sebentar: tidak ada yang dihitung dua kali.',
  bodyIsTooLarge: 'Terlalu besar untuk dikirim: paling banyak 1 MB.',
  wrongMethod: 'Alamat ini tidak menerima jenis panggilan itu.',
  noFormHere: {
    title: 'Halaman ini tidak menerima formulir',
    text: 'Tidak ada yang terkirim dan tidak ada yang berubah. Silakan buka halaman ini dan mulai dari sana.',
    open: 'Buka halaman',
  },
  busyPage: {
    title: 'Mohon tunggu sebentar',
    text: 'Sedang banyak pengunjung. Silakan buka halaman ini lagi beberapa detik lagi.',
    nothingSent:
      'Sedang banyak pengunjung, dan yang Anda kirim belum diterima. Silakan kembali dan kirim lagi beberapa detik lagi.',
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
  deviceData,
  application,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}
