// The titles of messages in the inbox, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { inbox as english } from '../en/inbox.ts'

const written = writtenDate('id')

export const inbox: typeof english = {
  approved: (v) => `${v.product} Anda disetujui`,
  declined: (v) => `Pengajuan ${v.product} Anda ditolak`,
  lookedAgain: (v) => `Petugas kami memeriksa lagi pengajuan ${v.product} Anda`,
  paidOut: (v) => `Kami mengirim ${v.amount} kepada Anda`,
  payoutFailed: (v) => `${v.amount} tidak sampai ke rekening Anda`,
  receipt: (v) => `Bukti pembayaran: ${v.amount} sudah masuk`,
  reminder: (v) => `Pengingat: cicilan ${v.product} paling lambat ${written(v.date)}`,
  reminderLate: (v) => `Cicilan ${v.product} terlambat ${v.days} hari`,
  closed: (v) => `${v.product} sudah lunas`,
  closedText: 'Surat keterangan lunas',
  refund: (v) => `Kami mulai mengembalikan ${v.amount} kepada Anda`,
  refundPaid: (v) => `Kami mengembalikan ${v.amount} kepada Anda`,
  takenBack: (v) => `Pembayaran ${v.amount} ditarik kembali`,
  partBack: (v) => `${v.amount} dari sebuah pembayaran ditarik kembali: kami sedang memeriksanya`,
  refundFailed: (v) => `${v.amount} tidak sampai kembali kepada Anda`,
  creditUsed: (v) => `${v.amount} dari kelebihan bayar Anda dipakai untuk ${v.product}`,
  creditOffered: (v) => `Anda bisa memakai ${v.amount} dari kelebihan bayar Anda untuk ${v.product}`,
  caseOpened: 'Pengaduan Anda kami terima',
  caseAnswered: 'Pengaduan Anda kami jawab',
  caseAcknowledged: 'Pengaduan Anda sudah kami baca',
  caseAsked: 'Kami bertanya kepada Anda tentang pengaduan Anda',
  caseEscalated: 'Pengaduan Anda kami teruskan',
  caseReopened: 'Pengaduan Anda dibuka kembali',
  dataAsked: 'Permintaan tentang data Anda kami terima',
  dataAnswered: 'Permintaan tentang data Anda kami jawab',
  dataNews: 'Kabar tentang permintaan data Anda',
  phoneChanged: 'Nomor telepon Anda telah diganti',
  emailChanged: 'Alamat email Anda telah diganti',
  autopayNotice: (v) => `Pemberitahuan: pembayaran otomatis ${v.amount} pada ${written(v.date)}`,
  autopayFailed: (v) => `Bank Anda menolak ${v.amount} dari kartu Anda`,
  autopayUnclear: (v) => `Sempat tidak jelas apakah ${v.amount} ditarik dari kartu Anda`,
  autopayMissed: (v) => `Kami tidak dapat menarik ${v.amount} dari kartu Anda`,
  caseNumber: (v) => `Nomor ${v.number}`,
}
