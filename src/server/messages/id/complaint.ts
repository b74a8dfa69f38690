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
    data: 'Data saya',
  },
  subTypes: {
    calledTooOften: 'Terlalu sering dihubungi',
    calledAtWrongTime: 'Dihubungi terlalu pagi, terlalu malam, atau pada hari libur',
    calledOthers: 'Menghubungi keluarga, teman, atau tempat kerja saya',
    threatened: 'Mengancam atau menghina',
    saidSomethingFalse: 'Menyampaikan hal yang tidak benar',
    paidAlready: 'Ditagih padahal saya sudah membayar',
    otherConduct: 'Hal lain tentang penagihan',
    correct: 'Perbaiki data',
    restrict: 'Hentikan suatu penggunaan',
    explain: 'Jelaskan penggunaannya',
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
    again: 'Belum puas? Kirim pesan kepada kami',
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
  nameChange: {
    proof: 'Foto dokumen Anda',
    content: ({ name }) => `Mohon ganti nama saya menjadi: ${name}`,
    accepted: ({ name }) =>
      `Mulai sekarang nama Anda ${name}. Dokumen yang sudah Anda setujui tetap memakai nama pada harinya.`,
    refused: ({ reason }) => `Nama Anda belum dapat kami ganti. ${reason}`,
    smsOpened: ({ lender, caseNumber, support }) =>
      `${lender}: permintaan ganti nama Anda sudah kami terima (${caseNumber}). Bukan Anda? Telepon ${support}.`,
    smsDecided: ({ lender, caseNumber }) =>
      `${lender}: permintaan ganti nama Anda sudah diputuskan (${caseNumber}). Buka aplikasi untuk membacanya.`,
  },
  said: {
    takenDown:
      'Kami mencatat ini untuk Anda sesuai yang Anda sampaikan. Baca di atas, dan tulis di bawah jika ada yang kurang atau tidak sesuai.',
    acknowledgement: 'Pengaduan Anda sudah kami baca dan sedang kami periksa.',
    escalation: ({ regulator, day }) =>
      `Pengaduan Anda kami teruskan ke ${regulator} pada ${written(day)}. Mereka mungkin menghubungi Anda.`,
    reopening: 'Pengaduan Anda kami buka kembali dan akan kami periksa sekali lagi.',
  },
  templates: {
    askForSlip: 'Mohon kirim foto bukti pembayaran Anda. Nomor, jumlah, dan tanggalnya harus terbaca jelas.',
    askForDetails: 'Mohon ceritakan lebih lanjut: kapan itu terjadi dan siapa yang terlibat?',
    corrected: 'Anda benar, dan kami minta maaf. Sudah kami perbaiki.',
    asAgreed: 'Pinjaman Anda sudah kami periksa. Jumlahnya sesuai dengan kontrak Anda. Kami siap menjelaskannya.',
  },
  data: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: permintaan tentang data Anda (${caseNumber}) sudah kami terima.`
        : `${lender}: permintaan tentang data Anda (${caseNumber}) sudah kami terima. Kami akan menjawab paling lambat ${written(answerBy)}.`,
    answered: ({ lender, caseNumber }) =>
      `${lender}: permintaan tentang data Anda (${caseNumber}) sudah kami jawab. Buka aplikasi untuk membacanya.`,
    news: ({ lender, caseNumber }) =>
      `${lender}: ada kabar tentang permintaan data Anda (${caseNumber}). Buka aplikasi untuk membacanya.`,
    said: {
      acknowledgement: 'Permintaan Anda sudah kami baca dan sedang kami periksa.',
      reopening: 'Permintaan Anda kami buka kembali dan akan kami periksa sekali lagi.',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: pengaduan ${caseNumber} sudah kami terima.`
        : `${lender}: pengaduan ${caseNumber} sudah kami terima. Kami akan menjawab paling lambat ${written(answerBy)}.`,
    answer: ({ lender, caseNumber }) =>
      `${lender}: pengaduan ${caseNumber} sudah dijawab. Buka aplikasi untuk membacanya.`,
    acknowledgement: ({ lender, caseNumber }) => `${lender}: pengaduan ${caseNumber} sedang kami periksa.`,
    question: ({ lender, caseNumber }) =>
      `${lender}: kami punya pertanyaan tentang pengaduan ${caseNumber}. Buka aplikasi untuk menjawab.`,
    escalation: ({ lender, caseNumber }) =>
      `${lender}: pengaduan ${caseNumber} sudah kami teruskan. Buka aplikasi untuk membacanya.`,
    reopening: ({ lender, caseNumber }) =>
      `${lender}: pengaduan ${caseNumber} kami buka kembali. Buka aplikasi untuk membacanya.`,
  },
}
