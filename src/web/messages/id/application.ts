// Words of the way to a loan without an app, in Indonesian: home, a product, the application and what became of it.

import { writtenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'

const written = writtenDate('id')

export const application: typeof english = {
  home: {
    title: 'Beranda',
    nothing: 'Tidak ada yang harus dibayar atau dikerjakan.',
    hello: (name) => `Selamat datang, ${name}.`,
    due: (date) => `paling lambat ${written(date)}`,
    alsoOpen: 'Juga',
    unfinished: 'Belum selesai',
    products: 'Pinjaman yang ditawarkan',
    productsNote: 'bandingkan biaya masing-masing',
    noProducts: 'Hari ini tidak ada pinjaman yang ditawarkan.',
    cost: (net, termDays, cost) => `${net} selama ${termDays} hari, biayanya ${cost}.`,
    myOrders: 'Pinjaman saya',
    me: 'Akun saya',
    talk: 'Hubungi kami',
  },

  again: (date) => `Anda dapat mengajukan lagi mulai ${written(date)}.`,
  notNow: 'Belum bisa sekarang, dan alasannya',
  noUse: 'Agar Anda tidak mengisi formulir dengan sia-sia, kami katakan di awal.',

  product: {
    title: 'Pinjaman',
    youGet: 'Anda terima',
    youPayBack: 'Anda bayar kembali',
    inPayments: (count) => `dalam ${count} pembayaran`,
    totalCost: 'Biaya pinjaman ini',
    term: 'Jangka waktu',
    days: (count) => `${count} hari`,
    rate: 'Suku bunga',
    amount: 'Jumlah lain',
    range: (from, to) => `Dari ${from} sampai ${to}.`,
    seeCost: 'Lihat biaya',
    amountWrong: 'Silakan ketik jumlah dengan angka.',
    plan: 'Rencana pembayaran',
    payment: (n, of) => `Pembayaran ${n}/${of}`,
    late: 'Jika pembayaran terlambat',
    coolingOff: (count) =>
      `Berubah pikiran? Selama ${count} hari setelah pencairan Anda dapat mengembalikan uangnya dan hanya membayar hari-hari pemakaiannya.`,
    who: 'Siapa yang dapat mengajukan',
    needed: 'Yang kami tanyakan',
    apply: 'Ajukan pinjaman ini',
    goOn: 'Lanjutkan pengajuan saya',
    toOffer: 'Lihat penawaran saya',
    enter: 'Masuk untuk mengajukan',
    costs: 'biaya',
    unknown: 'Pinjaman ini tidak ditawarkan.',
    all: 'Semua pinjaman yang ditawarkan',
  },

  apply: {
    title: 'Pengajuan',
    of: (done, total) => `Langkah ${done} dari ${total}`,
    next: 'Lanjut',
    review: 'Periksa dahulu, lalu kirim.',
    reviewText: 'Belum ada yang dikirim. Setiap jawaban masih dapat diubah.',
    change: 'Ubah',
    send: 'Kirim pengajuan',
    sendNote: 'Jawabannya langsung ada. Mengirim tidak dipungut biaya dan tidak mengikat Anda.',
    kept: 'Setiap langkah disimpan. Anda dapat melanjutkan nanti, di ponsel mana pun.',
    pictureOf: (side) => `Gambar dokumen: ${side}`,
    day: 'Tanggal',
    month: 'Bulan',
    year: 'Tahun',
    onlyFor: (kinds) => `Hanya untuk: ${kinds}.`,
    onlyYou: 'Disimpan terkunci, hanya dilihat oleh yang memutuskan pinjaman ini.',
    removePicture: 'Hapus gambar ini',
    missing: 'Silakan isi bagian ini.',
    chooseOne: 'Silakan pilih satu.',
    pictureMissing: 'Silakan tambahkan gambarnya.',
    notAnAmount: 'Silakan ketik jumlah dengan angka.',
    notAccepted: 'Ini tidak dapat kami baca. Silakan periksa lagi.',
    emailWrong: 'Alamat surel ini belum lengkap.',
    consentText: 'Anda yang menentukan. Persetujuan dapat ditarik kembali kapan saja.',
  },

  decided: {
    approved: 'Anda dapat memperoleh pinjaman ini.',
    approvedText: 'Belum ada yang disepakati. Baca biayanya, lalu putuskan.',
    validUntil: 'Penawaran berlaku sampai',
    amount: 'Jumlah pinjaman',
    seeOffer: 'Lihat penawaran',
    declined: 'Kali ini belum bisa.',
    declinedText: 'Inilah alasannya, dan apa yang dapat mengubahnya.',
    askPerson: 'Seseorang dapat memeriksanya lagi: katakan apa yang keliru.',
    ended: 'Pengajuan ini sudah berakhir.',
    endedText:
      'Waktunya habis, atau pengajuan dihentikan. Yang sudah Anda isi tetap disimpan: yang baru akan lebih cepat.',
    newOne: 'Ajukan lagi',
    others: 'Lihat pinjaman lain',
  },
}
