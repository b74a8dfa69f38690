// Words of the paying screens, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { payment as english } from '../en/payment.ts'

const written = unbrokenDate('id')
const end = writtenEnd('id', written)

export const payment: typeof english = {
  payingAs: (name) => `Membayar sebagai ${name}`,

  pay: {
    title: 'Pembayaran',
    toPayNow: 'Yang dibayar sekarang',
    nextPayment: 'Cicilan berikutnya',
    repaymentDate: 'Tanggal pembayaran',
    asOf: (date) => `per ${written(date)}`,
    method: 'Metode Pembayaran',
    hint: 'Silakan pilih metode pembayaran Anda',
    youPayNow: 'Anda bayar sekarang',
    submit: 'Bayar',
    takes: (min, max) => `menerima ${min} sampai ${max}`,
    noChannel: 'Tidak ada metode pembayaran yang menerima jumlah ini. Silakan hubungi kami.',
    code: (channel) => `Kode pembayaran Anda di ${channel}`,
    guide: 'Cara membayar',
    guideNote: 'Dompet digital dan toko, langkah demi langkah',
    guidePicture: 'Pemindai di atas ponsel yang menampilkan barcode.',
    changed: 'Ini jumlah yang baru. Mohon periksa sebelum membayar.',
    byCard: 'Bayar dengan kartu tersimpan atau dompet digital',
    pending: 'Kami sedang memeriksa pembayaran Anda.',
    pendingText:
      'Sisa utang belum bisa dipastikan sampai hasilnya diketahui. Ini perlu beberapa menit. Tidak perlu membayar lagi.',
    none: 'Pinjaman mana yang akan dibayar?',
    noneText: 'Tautan ini tidak menyebutkan pinjaman yang mana. Buka pinjaman Anda, lalu pilih Bayar.',
    toOrders: 'Ke pinjaman saya',
    toOrder: 'Ke pinjaman saya',
    talk: 'Hubungi kami',
  },

  rollover: {
    title: 'Perpanjangan Pembayaran',
    payNow: 'Bayar semua yang jatuh tempo sekarang',
    payLater: 'Bayar nanti, sekaligus',
    feeNow: 'Biaya perpanjangan, dibayar sekarang',
    nextDate: (date) => `Tanggal pembayaran Anda berikutnya ${written(date)}`,
    moreThanNow: 'Biaya tambahan',
    newTotal: 'Total baru, termasuk biaya',
    left: 'Sisa perpanjangan setelah ini',
    plan: 'Jadwal',
    planNote: (count) => `mundur ${count} hari`,
    instead: 'Bayar sekarang tanpa biaya perpanjangan',
    agree: (count) => `Pembayaran ini memundurkan jadwal ${count} hari. Biaya ini tidak mengurangi utang Anda.`,
  },

  code: {
    title: 'Kode pembayaran',
    paidTitle: 'Sudah dibayar',
    expiredTitle: 'Kode kedaluwarsa',
    partly: 'Sebagian pembayaran Anda sudah masuk.',
    waiting: 'Menunggu pembayaran Anda.',
    waitingText: 'Begitu uangnya masuk, halaman ini akan otomatis memberi tahu.',
    waitingAsk: 'Ketuk tombol di bawah untuk memeriksa apakah uangnya sudah masuk.',
    asking: 'Kami sedang memeriksa pembayaran Anda.',
    askingText:
      'Penyedia pembayaran belum menjawab. Tunggu sebentar. Tidak akan ada kode kedua, dan tidak akan ada tagihan.',
    paid: 'Pembayaran Anda sudah masuk.',
    paidText: 'Sudah tercatat pada pinjaman Anda.',
    partBack: 'Kami sedang memeriksa pembayaran ini.',
    over: 'Mohon jangan membayar dengan kode ini.',
    expired: 'Kode ini sudah kedaluwarsa. Mohon jangan membayar dengan kode ini.',
    expiredText: 'Jika sudah membayar, jangan membayar lagi: kami akan mencatatnya begitu masuk.',
    getNew: 'Minta kode baru',
    toOrder: 'Ke pinjaman saya',
    amount: 'Jumlah pembayaran',
    left: 'Masih harus dibayar',
    code: 'Kode pembayaran',
    orType: 'Atau ketik kode ini',
    how: {
      code: 'Ketik kode ini di tempat Anda membayar',
      qr: 'Pindai kode ini dengan dompet digital',
      barcode: 'Tunjukkan ini di kasir',
      page: 'Bayar di halaman yang dibuka tombol di bawah',
    },
    validUntil: (at) => `Berlaku sampai ${end(at)}`,
    check: 'Saya sudah bayar, periksa sekarang',
    notYet: 'Belum ada yang masuk. Ini bisa perlu beberapa menit.',
    offline: 'Tidak ada koneksi.',
    offlineText: (time) => `Yang Anda lihat dari pukul ${time}. Kami terus memeriksa.`,
    offlineTextNoTime: 'Yang Anda lihat mungkin sudah berubah. Kami terus memeriksa.',
    steps: 'Cara membayar',
    scanAndPay: 'Pindai dan bayar',
    allSteps: 'Semua langkah',
    allStepsNote: 'setiap cara membayar dengan kode ini',
    paidNotShown: 'Sudah bayar, tetapi belum tercatat',
    openApp: (name) => `Buka ${name}`,
    savePicture: 'Simpan gambar',
    showLarge: 'Tampilkan barcode layar penuh',
    scanToPay: 'Pindai untuk membayar',
    scanToPayText: 'Terangkan layar dan dekatkan ponsel ke pemindai.',
    picture: 'Gambar cara membayar dengan kode ini',
    unknown: 'Kode ini tidak kami temukan di akun Anda.',
    unknownText: 'Mungkin kode ini milik akun lain. Buka pinjaman Anda, lalu pilih Bayar, atau hubungi kami.',
    none: 'Belum ada kode',
    noneText: 'Buka pinjaman Anda, lalu pilih Bayar: kodenya dibuat di sana.',
    talk: 'Hubungi kami',
    falseLink: 'Jangan membayar lewat tautan ini.',
    falseLinkText: (lender) =>
      `Kami tidak dapat memastikan bahwa tautan ini dari ${lender}, jadi tidak ada kode yang ditampilkan. Buka pinjaman Anda, lalu pilih Bayar.`,
    linkText: (lender) => `Kode ini dari tautan resmi ${lender}.`,
    linkAmount: 'Bayar tepat jumlah ini.',
  },

  steps: {
    title: 'Kode pembayaran',
    keep: 'Mohon simpan struk setoran sebagai bukti pembayaran',
    contract: 'No. Kontrak',
    total: 'Total Pembayaran',
    picture: 'Barcode atau kode QR',
    pictureNote: 'untuk dipindai',
  },

  instruction: {
    title: 'Kode pembayaran',
    without: 'Buka pinjaman Anda, lalu pilih Bayar untuk mendapatkan kode.',
  },
}
