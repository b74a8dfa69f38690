// Words of complaints, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('id')

export const complaint: typeof english = {
  types: {
    collection: 'Penagihan',
    repayment: 'Pembayaran',
    charges: 'Biaya dan ketentuan',
    payout: 'Pencairan',
    account: 'Akun dan data',
    app: 'Aplikasi',
    other: 'Lainnya',
  },
  subTypes: {
    calledTooOften: 'Terlalu sering dihubungi',
    calledAtWrongTime: 'Dihubungi terlalu pagi, terlalu malam, atau pada hari libur',
    calledOthers: 'Menghubungi keluarga, teman, atau tempat kerja saya',
    threatened: 'Mengancam atau menghina',
    saidSomethingFalse: 'Menyampaikan hal yang tidak benar',
    paidAlready: 'Ditagih padahal saya sudah membayar',
    otherConduct: 'Hal lain tentang penagihan',
  },
  tabs: { all: 'Semua', open: 'Terbuka', answered: 'Terjawab' },
  status: {
    inReview: 'Sedang ditinjau',
    declined: 'Ditolak',
    approved: 'Disetujui',
    active: 'Berjalan',
    due: 'Jatuh tempo',
    overdue: 'Terlambat',
    settled: 'Lunas',
  },
  details: { amount: 'Jumlah pinjaman', orderNumber: 'Pinjaman', appliedOn: 'Diajukan pada' },
  escalation: {
    again: 'Belum puas? Tulis kepada kami',
    officer: 'Belum puas? Tulis ke petugas pengaduan kami',
    phone: 'Atau telepon',
    regulator: 'Setelah itu Anda dapat menghubungi',
  },
  claim: {
    content: ({ reference }) => `Saya sudah membayar, tetapi belum tercatat. Nomor referensi: ${reference}`,
    answer: ({ amount, day, number }) =>
      `Pembayaran Anda sebesar ${amount} tanggal ${written(day)} (nomor ${number}) sudah kami temukan. Pembayaran itu tercatat pada pinjaman Anda dan dihitung sejak hari Anda membayar.`,
    smsMatched: ({ lender, amount, caseNumber }) =>
      `${lender}: pembayaran Anda sebesar ${amount} sudah kami temukan dan tercatat pada pinjaman Anda. Pengaduan ${caseNumber} ditutup.`,
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: pengaduan ${caseNumber} sudah kami terima.`
        : `${lender}: pengaduan ${caseNumber} sudah kami terima. Kami akan menjawab paling lambat ${written(answerBy)}.`,
    answered: ({ lender, caseNumber }) =>
      `${lender}: pengaduan ${caseNumber} sudah dijawab. Buka aplikasi untuk membacanya.`,
  },
}
