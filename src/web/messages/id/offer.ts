// Words of the offer's screens, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'
import { days } from './days.ts'

const written = unbrokenDate('id')

export const offer: typeof english = {
  continueAs: (name) => `Lanjutkan sebagai ${name}`,

  confirm: {
    title: 'Konfirmasi pinjaman',
    youGet: 'Anda terima',
    inYourAccount: 'di rekening bank Anda',
    youPayBack: 'Anda bayar kembali',
    inPayments: (count) => `dalam ${count} cicilan`,
    amount: 'Jumlah pinjaman',
    term: 'Jangka waktu',
    termDays: days,
    change: 'Ubah jumlah atau jangka waktu',
    rate: 'Suku bunga',
    interest: (termDays) => `Bunga, ${days(termDays)}`,
    totalCost: 'Biaya pinjaman ini',

    late: {
      title: 'Bila cicilan terlambat',
      rule: 'Denda standar kami',
      cap: 'Batas menurut hukum',
      lowerCounts: 'Anda membayar yang lebih rendah.',
      example: (daysLate) => `Terlambat ${days(daysLate)} menambah`,
      exampleOf: 'Contoh, belum dibayar',
      byPriceList: 'denda standar kami',
    },

    plan: {
      title: 'Jadwal cicilan',
      first: (inDays) => `cicilan pertama ${days(inDays)} lagi`,
      payment: (n, of) => `Cicilan ${n}/${of}`,
    },
    coolingOff: (until) =>
      `Berubah pikiran? Sampai ${written(until)} Anda dapat membatalkan pinjaman dan hanya membayar untuk hari-hari pemakaiannya.`,

    card: {
      title: 'Rekening bank Anda',
      none: 'Belum ada rekening bank',
      noneNote: 'Ke mana uangnya kami kirim?',
    },

    papers: {
      agree: 'Saya sudah membaca dan menyetujui dokumen pinjaman ini.',
      title: 'Dokumen',
      document: 'Ringkasan di satu halaman',
      missing: 'Dokumen pinjaman ini tidak dapat dimuat. Tanpa dokumen, Anda belum bisa menyetujuinya.',
    },

    costs: 'biaya',
    submit: 'Pinjam sekarang',
    bindFirst: 'Tambahkan rekening bank',
    seeAgain: 'Tampilkan penawaran lagi',
    noProduct: 'Pinjaman yang mana?',
    noProductText: 'Tautan ini tidak menyebutkan pinjaman yang mana. Pilih salah satu dari daftar.',
    toLoans: 'Ke daftar pinjaman',
  },

  agreementPrompt: {
    title: 'Perjanjian',
    frame: 'Isi perjanjian',
    cancel: 'Batal',
    agree: 'Setuju',
  },
  retention: {
    title: 'Perhatian',
    cancel: 'Batal',
    agree: 'Setuju',
  },

  classic: {
    product: 'Produk',
    amount: 'Jumlah',
    repaymentDate: 'Tanggal pembayaran',
    detailed: 'Rincian',
    plan: 'Jadwal',
    papers: 'Dokumen',
  },
}
