// Words of the legal pages, in Indonesian.

import type { legal as english } from '../en/legal.ts'
import { days, withinDays } from './days.ts'

export const legal: typeof english = {
  privacy: {
    title: 'Kebijakan privasi',
  },

  terms: {
    title: 'Syarat dan ketentuan pinjaman',
    lead: (lender) =>
      `Ketentuan ini berlaku bagi setiap peminjam di ${lender}. Angka Anda sendiri ada di penawaran Anda.`,

    borrower: 'Siapa yang boleh meminjam',
    borrowerText: (over) =>
      `Peminjam berusia di atas ${over} tahun, meminjam untuk keperluan sendiri, dan memiliki rekening atas namanya sendiri.`,
    term: 'Berapa lama',
    termText: (min, max) => `Pinjaman berlangsung ${min} sampai ${max} hari kalender.`,
    decision: 'Keputusan dan pencairan',
    decisionText: (decisionDays, minDays, maxDays) =>
      `Kami memutuskan dalam ${days(decisionDays)}. Uang masuk ke rekening ${withinDays(minDays, maxDays)}.`,
    cost: 'Biayanya',
    costText:
      'Penawaran Anda menunjukkan bunga, setiap biaya, total biaya, dan suku bunga yang mencakup semua biaya. Jika Anda membayar tepat waktu, hanya itu yang Anda bayar.',
    repayment: 'Pembayaran kembali',
    repaymentText:
      'Setiap cicilan punya tanggal dan jumlahnya. Pembayaran dihitung sejak hari Anda membayar, walaupun kabarnya baru sampai kemudian.',
    early: 'Pelunasan lebih awal',
    earlyText: (share, afterDays) =>
      `Seluruh pinjaman dapat dilunasi lebih awal setelah ${share} jangka waktu berlalu, dan sedikitnya ${days(afterDays)} setelah pencairan. Kami akan memberi tahu lebih dulu berapa yang Anda bayar dan berapa yang Anda hemat.`,
    coolingOff: 'Jika berubah pikiran',
    coolingOffText: (count) =>
      `Selama ${days(count)} setelah pencairan Anda dapat membatalkan pinjaman dan hanya membayar untuk hari-hari pemakaiannya. Tidak ada biaya lain. Hari terakhirnya tertulis di penawaran Anda.`,

    late: 'Bila cicilan terlambat',
    lateInOffer:
      'Setiap penawaran memuat denda keterlambatannya sendiri: sekali per pinjaman, per hari, dan mulai hari ke berapa. Baca di sana sebelum setuju.',
    lateFree: 'Tidak ada denda untuk pembayaran yang terlambat.',
    dailyAlone: 'Per hari, dari bagian cicilan terlambat yang belum dibayar:',
    earlyInOffer:
      'Setiap penawaran menyebutkan mulai hari apa Anda bisa melunasi lebih awal, berapa yang dibayar, dan berapa yang dihemat.',
    notNow: 'Ketentuan tidak dapat dimuat. Coba lagi dalam satu menit.',
    lateText: 'Satu kali per pinjaman:',
    onceNew: 'Nasabah baru',
    onceRepeat: 'Nasabah lama',
    dailyText: 'dan per hari, dari bagian cicilan yang belum dibayar:',
    tier: (fromDay, toDay) => (toDay === null ? `Mulai hari ke-${fromDay}` : `Hari ke-${fromDay} sampai ke-${toDay}`),
    grace: (graceDays) => `${days(graceDays)} pertama setelah jatuh tempo tidak dikenai biaya.`,
    capTitle: 'Peraturan membatasinya:',
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
      allInDailyBps: 'dari jumlah pinjaman',
      totalCostBps: 'dari jumlah pinjaman',
    },
    lower: 'Anda membayar yang lebih rendah.',
    exampleTitle: 'Contoh, belum dibayar',
    example: (daysLate) => `Terlambat ${days(daysLate)} menambah`,
    byPriceList: 'denda standar kami',

    details: 'Beri tahu kami bila ada perubahan',
    detailsText: (noticeDays) =>
      `Beri tahu kami dalam ${days(noticeDays)} bila nama, nomor telepon, alamat, atau rekening Anda berubah.`,
    assignment: 'Bila pinjaman dialihkan',
    assignmentText: (businessDays) =>
      `Kami boleh mengalihkan pinjaman kepada pemberi pinjaman lain yang berizin. Kami akan memberi tahu Anda ${businessDays} hari kerja sebelumnya, dan syarat Anda tidak berubah.`,
    disputes: 'Bila kita berselisih',
    disputesText: (paymentDays) =>
      `Sampaikan pengaduan kepada kami lebih dulu. Putusan pengadilan harus dibayar dalam ${paymentDays} hari kalender.`,
    regulator: 'Bila kami tidak membantu:',
  },

  offline: {
    title: 'Tidak ada koneksi',
    voice: 'Tidak ada koneksi.',
    text: 'Halaman ini tidak dapat dimuat. Jika Anda baru saja mengirim sesuatu, lihat pinjaman Anda begitu koneksi kembali: di sana terlihat apakah sudah kami terima.',
    counts: 'Pembayaran dihitung menurut hari Anda membayar, bukan hari Anda melihatnya di sini.',
    again: 'Coba lagi',
    call: 'Telepon kami',
    home: 'Ke halaman awal',
  },
}
