// Words of the repayment bank selection, in Indonesian.

import type { paymentCard as english } from '../en/payment-card.ts'

export const paymentCard: typeof english = {
  payingAs: (name) => `Membayar sebagai ${name}`,
  title: 'Pembayaran',
  toPayNow: 'Yang dibayar sekarang',
  repaymentDate: 'Tanggal pembayaran',
  chooseCard: 'Bayar dengan kartu tersimpan',
  noCardYet: 'Di sini belum bisa membayar dengan kartu',
  noCardText: 'Bayar dengan kode di toko atau lewat transfer bank, atau dengan dompet digital bila tersedia.',
  payout: 'Rekening untuk pencairan Anda',
  payoutNote: 'tempat kami mengirim uang kepada Anda; tidak untuk membayar',
  wallet: 'Bayar dengan dompet digital',
  walletNote: 'di halaman dompet digital',
  byCode: 'Bayar dengan kode',
  byCodeNote: 'di toko, di dompet digital, atau lewat transfer bank',
  submit: 'Bayar',
  youPayNow: 'Anda bayar sekarang',
  once: 'Aman ditekan lagi: pembayaran yang sama tidak pernah diambil dua kali.',
  chooseCardFirst: 'silakan pilih kartu bank pembayaran terlebih dahulu',
  wrongCode: 'silakan masukkan kode verifikasi yang benar',
  processingFailed: 'pemrosesan gagal',
  error: 'terjadi kesalahan',
  none: 'Pinjaman mana yang akan dibayar?',
  noneText: 'Tautan ini tidak menyebut pinjaman. Buka pembayaran dari pinjaman Anda.',
  toOrders: 'Ke pinjaman saya',
  toOrder: 'Ke pinjaman ini',

  step: {
    title: 'Kode verifikasi',
    sent: 'Kami sudah mengirim kode ke ponsel Anda.',
    sentText: 'Kode ini hanya untuk pembayaran ini. Jangan berikan kepada siapa pun.',
    card: 'Kartu bank',
    label: 'Kode dari pesan',
    getCode: 'Minta kode',
    seconds: (count) => `${count} dtk`,
    cancel: 'Batal',
    confirm: 'Konfirmasi',
  },

  walletPage: {
    title: 'Dompet digital',
    voice: 'Anda menuju dompet digital',
    text: 'Anda akan membayar di halaman dompet digital. Setelah itu Anda kembali ke pinjaman Anda, dan di sana terlihat bila uangnya sudah masuk.',
    submit: 'Ke dompet digital',
    notOffered: 'Dompet digital tidak dapat dipakai untuk pembayaran ini.',
    other: 'Bayar dengan cara lain',
  },
}
