// Words of the paying screens, in Indonesian.

import type { repayment as english } from '../en/repayment.ts'

export const repayment: typeof english = {
  payingAs: (name) => `Membayar sebagai ${name}`,

  pay: {
    title: 'Pembayaran',
    toPayNow: 'Yang dibayar sekarang',
    repaymentDate: 'Tanggal pembayaran',
    method: 'Metode Pembayaran',
    hint: 'Silakan pilih metode pembayaran Anda',
    youPayNow: 'Anda bayar sekarang',
    submit: 'Bayar',
    takes: (min, max) => `menerima ${min} sampai ${max}`,
    noChannel: 'Tidak ada cara bayar yang menerima jumlah ini. Silakan hubungi kami.',
    code: (channel) => `Kode pembayaran Anda di ${channel}`,
    guide: 'Cara membayar',
    guideNote: 'Dompet digital dan toko, langkah demi langkah',
    changed: 'Jumlah di halaman ini sudah yang baru. Mohon periksa sebelum membayar.',
    byCard: 'Bayar dengan kartu tersimpan atau dompet digital',
    none: 'Pinjaman mana yang akan dibayar?',
    noneText: 'Alamat ini tidak menyebut pinjaman. Buka pembayaran dari pinjaman Anda.',
    toOrders: 'Ke pinjaman saya',
    toOrder: 'Ke pinjaman ini',
    talk: 'Hubungi kami',
  },

  rollover: {
    title: 'Perpanjangan Pembayaran',
    payNow: 'Bayar semua yang jatuh tempo sekarang',
    payLater: 'Bayar nanti, seluruhnya',
    feeNow: 'Biaya perpanjangan, dibayar sekarang',
    nextDate: (date) => `Tanggal pembayaran Anda berikutnya ${date}`,
    moreThanNow: 'Dengan perpanjangan Anda membayar lebih',
    newTotal: 'Total baru, termasuk biaya',
    left: 'Sisa perpanjangan setelah ini',
    plan: 'Rencana',
    planNote: (count) => `mundur ${count} hari`,
    instead: 'Bayar sekarang tanpa biaya perpanjangan',
    agree: (count) => `Dengan pembayaran ini rencana mundur ${count} hari. Biaya ini tidak mengurangi utang Anda.`,
  },

  code: {
    title: 'Kode pembayaran',
    paidTitle: 'Sudah dibayar',
    expiredTitle: 'Kode kedaluwarsa',
    waiting: 'Menunggu pembayaran Anda.',
    waitingText: 'Begitu uangnya masuk, halaman ini memberi tahu dengan sendirinya.',
    waitingAsk: 'Tanyakan dengan tombol di bawah apakah uangnya sudah masuk.',
    asking: 'Kami sedang meminta kode Anda.',
    askingText: 'Ini perlu sebentar. Tidak ada kode kedua, tidak ada yang ditagih.',
    paid: 'Pembayaran Anda sudah masuk.',
    paidText: 'Sudah dicatat pada pinjaman Anda. Tidak ada lagi yang perlu dilakukan.',
    expired: 'Kode ini sudah kedaluwarsa. Mohon jangan membayar dengan kode ini lagi.',
    expiredText: 'Jika sudah membayar, tidak perlu membayar lagi: pembayaran dicatat begitu masuk.',
    getNew: 'Minta kode baru',
    toOrder: 'Ke pinjaman saya',
    amount: 'Jumlah pembayaran',
    code: 'Kode pembayaran',
    orType: 'Atau ketik kode ini',
    how: {
      code: 'Ketik kode ini di tempat Anda membayar',
      qr: 'Pindai kode ini dengan dompet digital',
      barcode: 'Tunjukkan ini di kasir',
    },
    validUntil: 'Berlaku sampai',
    check: 'Saya sudah bayar, periksa sekarang',
    notYet: 'Belum ada yang masuk. Ini bisa perlu beberapa menit.',
    offline: 'Tidak ada koneksi.',
    offlineText: (time) => `Yang Anda lihat dari pukul ${time}. Kami akan bertanya lagi dengan sendirinya.`,
    offlineTextNoTime: 'Yang Anda lihat mungkin sudah berubah. Kami akan bertanya lagi dengan sendirinya.',
    steps: 'Cara membayar',
    scanAndPay: 'Pindai dan bayar',
    allSteps: 'Semua langkah',
    allStepsNote: 'setiap cara membayar dengan kode ini',
    showLarge: 'Tampilkan kode batang saja',
    scanToPay: 'Pindai untuk membayar',
    scanToPayText: 'Terangkan layar dan dekatkan ponsel ke pemindai.',
    picture: 'Gambar cara membayar dengan kode ini',
    unknown: 'Kami tidak menemukan kode ini di antara kode Anda.',
    unknownText: 'Mungkin kode ini milik akun lain. Buka pembayaran dari pinjaman Anda, atau hubungi kami.',
    none: 'Belum ada kode',
    noneText: 'Buka pembayaran dari pinjaman Anda: kodenya dibuat di sana.',
    talk: 'Hubungi kami',
    falseLink: 'Jangan membayar lewat tautan ini.',
    falseLinkText: (lender) =>
      `Kami tidak dapat memastikan bahwa tautan ini dari ${lender}, jadi tidak ada kode yang ditampilkan. Buka pembayaran dari pinjaman Anda.`,
    linkText: (lender) => `Kode ini dari tautan resmi ${lender} yang bertanda tangan.`,
    linkAmount: 'Bayar tepat jumlah ini.',
  },

  steps: {
    title: 'Kode pembayaran',
    keep: 'Mohon simpan slip setoran sebagai bukti pembayaran',
    contract: 'No. Kontrak',
    total: 'Total Pembayaran',
    picture: 'Kode batang atau kode QR',
    pictureNote: 'untuk dipindai',
  },

  guide: {
    title: 'Cara membayar',
    voice: 'Tiga cara membayar dengan kode pembayaran',
    intro:
      'Setiap pembayaran punya kode sendiri. Kodenya ada di halaman pembayaran pinjaman Anda, bersama jumlah dan batas waktunya.',
    larger: 'perbesar',
    tapNote: 'Ketuk gambar untuk memperbesarnya.',
    back: 'Kembali ke langkah-langkah',
    next: 'Gambar berikutnya',
    help: 'Hubungi kami',
    proof: 'Simpan slip atau konfirmasi sebagai bukti pembayaran.',
    exact: 'Bayar jumlah yang tepat. Jumlah lain tidak dapat dicatat dengan sendirinya.',
    mWallet: {
      title: 'M-Wallet',
      note: 'bayar tagihan di aplikasi',
      steps: [
        {
          title: 'Buka M-Wallet dan ketuk “Bayar tagihan”',
          text: 'Pilih “Pinjaman”.',
          picture: 'Ponsel dengan delapan kotak, kotak tagihan ditandai',
        },
        {
          title: 'Ketik atau tempel kode',
          text: 'Tempel dari halaman pembayaran agar tidak ada angka yang salah.',
          picture: 'Ponsel dengan nomor panjang di kolom isian dan papan angka di bawahnya',
        },
        {
          title: 'Periksa jumlahnya dan konfirmasi',
          text: 'Jumlahnya harus sama dengan jumlah di halaman pembayaran.',
          picture: 'Ponsel dengan slip dan tanda centang besar',
        },
      ],
    },
    otherWallet: {
      title: 'Dompet digital lain',
      note: 'kebanyakan dompet membayar tagihan dengan kode',
      steps: [
        {
          title: 'Buka dompet digital dan cari “Tagihan”',
          text: 'Cari nama pemberi pinjaman di daftar, atau cari “Pinjaman”.',
          picture: 'Ponsel dengan daftar, satu baris ditandai',
        },
        {
          title: 'Ketuk “Pindai”, atau ketik kode',
          text: 'Di ponsel yang sama: simpan gambar kode QR, lalu pilih dari galeri.',
          picture: 'Ponsel dengan kode QR di dalam bingkai',
        },
        {
          title: 'Periksa jumlahnya dan konfirmasi',
          text: 'Simpan konfirmasinya.',
          picture: 'Ponsel dengan slip dan tanda centang besar',
        },
      ],
    },
    store: {
      title: 'Di toko',
      note: 'tunai di kasir',
      steps: [
        {
          title: 'Datang ke toko saluran Anda sebelum kode kedaluwarsa',
          text: 'Sebutkan “bayar tagihan” di kasir, atau pilih di mesin kios.',
          picture: 'Toko dengan atap tenda dan pintu terbuka',
        },
        {
          title: 'Tunjukkan kode batang',
          text: 'Atau bacakan kodenya kepada kasir.',
          picture: 'Pemindai di atas ponsel yang menampilkan kode batang',
        },
        {
          title: 'Bayar jumlah yang tepat dan ambil slipnya',
          text: 'Slip itu bukti pembayaran Anda.',
          picture: 'Meja kasir dengan uang kertas dan slip tercetak',
        },
      ],
    },
  },

  instruction: {
    title: 'Kode pembayaran',
    without: 'Buka pembayaran dari pinjaman Anda untuk mendapatkan kode.',
  },
}
