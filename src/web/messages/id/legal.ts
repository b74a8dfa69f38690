// Words of the legal pages, in Indonesian.

import type { legal as english } from '../en/legal.ts'

const days = (count: number): string => `${count} hari`

export const legal: typeof english = {
  privacy: {
    title: 'Kebijakan privasi',
  },

  terms: {
    title: 'Syarat dan ketentuan pinjaman',
    lead: (lender) =>
      `Yang disepakati ${lender} dengan setiap peminjam. Angka Anda sendiri tertera pada penawaran Anda.`,

    borrower: 'Siapa yang boleh meminjam',
    borrowerText: (over) =>
      `Peminjam berusia di atas ${over} tahun, meminjam untuk keperluan sendiri, dan memiliki rekening atas namanya sendiri.`,
    term: 'Berapa lama',
    termText: (min, max) => `Pinjaman berlangsung ${min} sampai ${max} hari kalender.`,
    decision: 'Keputusan dan pencairan',
    decisionText: (decisionDays, minDays, maxDays) =>
      `Kami memutuskan dalam ${days(decisionDays)}. Uang masuk ke rekening dalam ${minDays} sampai ${days(maxDays)}.`,
    cost: 'Biayanya',
    costText:
      'Bunga, setiap biaya, jumlah semuanya, dan suku bunga yang mencakup semua biaya tertera pada penawaran. Pinjaman yang dibayar tepat waktu hanya berbiaya sebesar itu.',
    repayment: 'Pembayaran kembali',
    repaymentText:
      'Setiap pembayaran punya tanggal dan jumlahnya. Pembayaran dihitung pada hari Anda membayar, kapan pun kabarnya sampai kepada kami.',
    early: 'Pelunasan awal',
    earlyText: (share, afterDays) =>
      `Seluruh pinjaman dapat dilunasi lebih awal setelah ${share} jangka waktu berlalu, dan sedikitnya ${days(afterDays)} sejak pencairan. Kami beri tahu lebih dulu berapa yang dibayar dan berapa yang dihemat.`,

    late: 'Bila pembayaran terlambat',
    lateText: 'Satu kali selama masa pinjaman:',
    onceNew: 'Nasabah baru',
    onceRepeat: 'Nasabah lama',
    dailyText: 'dan untuk setiap hari, dari bagian pembayaran yang belum dibayar:',
    tier: (fromDay, toDay) => (toDay === null ? `Mulai hari ke-${fromDay}` : `Hari ke-${fromDay} sampai ke-${toDay}`),
    grace: (graceDays) => `${days(graceDays)} pertama setelah jatuh tempo tidak dikenai biaya.`,
    capTitle: 'Hukum membatasinya:',
    cap: {
      lateOnceMinor: 'Denda sekali bayar paling banyak',
      lateDailyBps: 'Denda per hari paling banyak',
      lateMonthlyBps: 'Denda dalam 30 hari paling banyak',
      allInDailyBps: 'Bunga dan denda per hari paling banyak',
      totalCostBps: 'Semua biaya pinjaman paling banyak',
    },
    capOf: {
      lateDailyBps: 'dari yang belum dibayar',
      lateMonthlyBps: 'dari yang belum dibayar',
      allInDailyBps: 'dari pokok',
      totalCostBps: 'dari pokok',
    },
    lower: 'Yang lebih rendah yang ditagih.',
    exampleTitle: 'Contoh, belum dibayar',
    example: (daysLate) => `Terlambat ${days(daysLate)} menambah`,
    byPriceList: 'menurut daftar harga',

    details: 'Beri tahu kami perubahan',
    detailsText: (noticeDays) =>
      `Nama, nomor telepon, alamat, atau rekening baru diberitahukan kepada kami dalam ${days(noticeDays)}.`,
    assignment: 'Bila pinjaman dialihkan',
    assignmentText: (businessDays) =>
      `Kami boleh mengalihkan pinjaman kepada pemberi pinjaman lain yang berizin. Anda diberi tahu ${businessDays} hari kerja sebelumnya, dan syarat Anda tidak berubah.`,
    disputes: 'Bila kita berselisih',
    disputesText: (paymentDays) =>
      `Sampaikan keluhan kepada kami lebih dulu; petugas kami menjawab. Putusan pengadilan dibayar dalam ${paymentDays} hari kalender.`,
    regulator: 'Bila kami tidak membantu:',
  },

  offline: {
    title: 'Tidak ada koneksi',
    voice: 'Tidak ada koneksi.',
    text: 'Halaman ini tidak dapat dimuat. Jika Anda baru saja mengirim sesuatu, lihat pinjaman Anda begitu koneksi kembali: di sana terlihat apakah sudah kami terima.',
    counts: 'Pembayaran dihitung menurut hari Anda membayar, bukan hari Anda melihatnya di sini.',
    again: 'Coba lagi',
    call: 'Kami dapat dihubungi lewat telepon',
    home: 'Ke halaman awal',
  },
}
