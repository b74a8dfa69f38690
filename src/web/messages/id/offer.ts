// Words of the offer's screens, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { offer as english } from '../en/offer.ts'

const written = writtenDate('id')

const days = (count: number): string => `${count} hari`

export const offer: typeof english = {
  continueAs: (name) => `Lanjutkan sebagai ${name}`,

  confirm: {
    title: 'Konfirmasi pinjaman',
    youGet: 'Anda terima',
    inYourAccount: 'di rekening bank Anda',
    youPayBack: 'Anda bayar kembali',
    inPayments: (count) => `dalam ${count} pembayaran`,
    amount: 'Jumlah pinjaman',
    term: 'Jangka waktu',
    termDays: days,
    rate: 'Suku bunga',
    interest: (termDays) => `Bunga, ${days(termDays)}`,
    totalCost: 'Biaya pinjaman ini',

    late: {
      title: 'Bila pembayaran terlambat',
      rule: 'Menurut daftar harga',
      cap: 'Batas menurut hukum',
      lowerCounts: 'Yang lebih rendah yang berlaku.',
      example: (daysLate) => `Terlambat ${days(daysLate)} menambah`,
      exampleOf: 'Contoh, belum dibayar',
      byPriceList: 'menurut daftar harga',
    },

    plan: {
      title: 'Rencana pembayaran',
      first: (inDays) => `pembayaran pertama ${days(inDays)} lagi`,
      payment: (n, of) => `Pembayaran ${n}/${of}`,
    },
    coolingOff: (until) =>
      `Berubah pikiran? Sampai ${written(until)} dananya boleh Anda kembalikan, dan Anda hanya membayar untuk hari-hari pemakaiannya.`,

    card: {
      title: 'Kartu bank Anda',
      none: 'Belum ada kartu bank',
      noneNote: 'Sebutkan rekening tujuan dananya',
    },

    papers: {
      agree: 'Saya sudah membaca dan menyetujui dokumen pinjaman ini.',
      title: 'Dokumen',
      document: 'Ringkasan di satu halaman',
      missing: 'Dokumen pinjaman ini tidak dapat dimuat. Tanpa dokumen, belum ada yang dapat disetujui.',
    },

    costs: 'biaya',
    submit: 'Pinjam sekarang',
    bindFirst: 'Sebutkan kartu bank Anda',
    seeAgain: 'Tampilkan penawaran lagi',
    noProduct: 'Pinjaman yang mana?',
    noProductText: 'Alamat ini tidak menyebut pinjaman. Pilih salah satu dari daftar pinjaman.',
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
    plan: 'Rencana',
    papers: 'Perjanjian',
  },
}
