// Words of the way to a loan without an app, in Indonesian: home, a product, the application and what became of it.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'
import { withinDays } from './days.ts'

const written = unbrokenDate('id')

export const application: typeof english = {
  home: {
    title: 'Beranda',
    nothing: 'Tidak ada yang perlu dibayar atau dikerjakan.',
    nothingToPay: 'Tidak ada yang perlu dibayar.',
    hello: (name) => `Halo, ${name}.`,
    due: (date) => `paling lambat ${written(date)}`,
    alsoOpen: 'Juga',
    unfinished: 'Belum selesai',
    products: 'Pinjaman yang ditawarkan',
    productsNote: 'bandingkan biaya masing-masing',
    noProducts: 'Hari ini tidak ada pinjaman yang ditawarkan.',
    cost: (net, termDays, cost) => `Terima ${net} untuk ${termDays} hari. Biaya: ${cost}`,
    myOrders: 'Pinjaman saya',
    me: 'Akun saya',
    talk: 'Hubungi kami',
    welcome: (name) =>
      name === ''
        ? 'Selamat datang. Anda belum punya pinjaman.'
        : `Selamat datang, ${name}. Anda belum punya pinjaman.`,
    welcomeText: 'Lihat dulu seluruh biaya pinjaman, sebelum kami bertanya apa pun.',
    starts: 'Bagaimana pinjaman dimulai',
    start: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Lihat penawaran Anda', note: 'setiap jawaban disimpan' },
      { title: 'Kami memutuskan', note: `dalam ${decisionDays} hari, dan Anda tahu alasannya` },
      { title: 'Anda membaca dan menyetujui', note: 'atau tidak, tanpa biaya' },
      {
        title: 'Kami mengirim uangnya',
        note: withinDays(fundingMinDays, fundingMaxDays),
      },
    ],
    seeCosts: 'Lihat biaya pinjaman',
    compare: 'Bandingkan pinjaman',
    getBack: 'Ambil kembali',
    paidSoFar: 'Sudah dibayar',
    paidOf: (paid, of) => `${paid} dari ${of}`,
    toPayToday: (product) => `${product}, dibayar hari ini`,
    next: (product) => `${product}, cicilan berikutnya`,
    hardship: 'Saya tidak bisa membayar',
    hardshipNote: 'beri tahu kami, kami carikan keringanan',
    seeLoan: 'Lihat pinjaman',
    seeLoanNote: 'atau bayar jumlah lain',
    waiting: 'Menunggu',
    youOwe: 'Utang Anda',
    closedOn: (date) => `Lunas ${written(date)}`,
    endedBy: { settlement: 'Dilunasi lebih awal', coolingOffExit: 'Dibatalkan' },
    letter: 'Surat keterangan lunas',
    letterNote: 'Menyatakan bahwa Anda tidak berutang lagi',
    again: 'Jika Anda perlu pinjaman lagi',
    messages: (count) => (count === 0 ? 'Pesan' : `Pesan, ${count} baru`),
    documents: 'Dokumen',
    questions: 'Tanya jawab',
  },

  again: (date) => `Anda dapat mengajukan lagi mulai ${written(date)}.`,
  notNow: 'Anda belum bisa mengajukan',
  noUse: 'Kami beri tahu sekarang agar Anda tidak perlu mengisi formulir.',

  product: {
    title: 'Pinjaman',
    youGet: 'Anda terima',
    youPayBack: 'Anda bayar kembali',
    inPayments: (count) => `dalam ${count} cicilan`,
    totalCost: 'Biaya pinjaman ini',
    term: 'Jangka waktu',
    days: (count) => `${count} hari`,
    rate: 'Suku bunga',
    plan: 'Jadwal cicilan',
    payment: (n, of) => `Cicilan ${n}/${of}`,
    late: 'Jika cicilan terlambat',
    coolingOff: (count) =>
      `Berubah pikiran? Selama ${count} hari setelah pencairan Anda dapat membatalkan pinjaman dan hanya membayar untuk hari-hari pemakaiannya.`,
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
    sendNote:
      'Biasanya Anda langsung mendapat jawaban; jika belum, kami beri tahu kapan. Mengirim pengajuan gratis dan tidak mengikat.',
    kept: 'Setiap langkah disimpan. Anda dapat melanjutkan nanti, di ponsel mana pun.',
    pictureOf: (side) => `Foto dokumen: ${side}`,
    onlyFor: (kinds) => `Hanya untuk: ${kinds}.`,
    onlyYou: 'Dienkripsi. Hanya petugas yang memutuskan pinjaman Anda yang melihatnya.',
    removePicture: 'Hapus foto ini',
    missing: 'Silakan isi bagian ini.',
    chooseOne: 'Silakan pilih satu.',
    pictureMissing: 'Silakan tambahkan fotonya.',
    notAnAmount: 'Silakan ketik jumlah dengan angka.',
    notAccepted: 'Ini tidak dapat kami baca. Silakan periksa lagi.',
    emailWrong: 'Alamat email ini belum lengkap.',
    consentText: 'Anda yang menentukan. Persetujuan dapat Anda cabut kapan saja.',
  },

  decided: {
    approved: 'Anda bisa mendapat pinjaman ini.',
    approvedText: 'Belum ada yang disepakati. Baca biayanya, lalu putuskan.',
    validUntil: 'Anda bisa menerima penawaran ini sampai',
    amount: 'Jumlah pinjaman',
    seeOffer: 'Lihat penawaran',
    declined: 'Kali ini belum bisa.',
    declinedText: 'Ini alasannya, dan apa yang bisa mengubahnya.',
    askPerson: 'Ada yang keliru? Beri tahu kami, dan kami akan memeriksanya lagi.',
    ended: 'Pengajuan ini sudah kedaluwarsa.',
    endedText:
      'Waktunya habis atau pengajuan dibatalkan. Jawaban Anda kami simpan, jadi pengajuan baru akan lebih cepat.',
    newOne: 'Mulai pengajuan baru',
    others: 'Lihat pinjaman lain',
  },
}
