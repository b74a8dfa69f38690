// Words of the order and its prompts, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { order as english } from '../en/order.ts'
import { days } from './days.ts'

const written = unbrokenDate('id')

export const order: typeof english = {
  order: {
    title: 'Rincian pinjaman',
    nextPayment: 'Cicilan berikutnya',
    by: (date) => `paling lambat ${written(date)}`,
    toPayNow: 'Harus dibayar sekarang',
    asOf: (date) => `per ${written(date)}`,
    youOwe: 'Utang Anda',
    youGet: 'Anda terima',
    youPayBack: 'Anda bayar kembali',
    costsYou: 'Biaya pinjaman ini',
    details: 'Rincian',
    closedStamp: (date) => `Lunas ${written(date)}`,
    parts: {
      principal: 'Dari jumlah pinjaman',
      interest: 'Bunga',
      fee: 'Biaya',
      penalty: (daysLate) => (daysLate > 0 ? `Denda keterlambatan, ${days(daysLate)}` : 'Denda keterlambatan'),
    },
    byPriceList: 'Denda standar kami',
    lawCaps: 'Peraturan membatasinya, jadi Anda cukup membayar',

    paidSoFar: 'Sudah dibayar',
    paidOf: (paid, of) => `${paid} dari ${of}`,
    leftToPay: 'Sisa pembayaran',
    line: {
      place: (n, of) => `${n}/${of}`,
      paid: (n, of, on) => (on === null ? `${n}/${of}, dibayar` : `${n}/${of}, dibayar ${written(on)}`),
      due: (n, of) => `${n}/${of}, jatuh tempo`,
      next: (n, of) => `${n}/${of}, berikutnya`,
      late: (n, of, daysLate) => `${n}/${of}, terlambat ${days(daysLate)}`,
    },

    closureLetter: 'Surat keterangan lunas',
    closureText:
      'Surat ini menyatakan bahwa pinjaman sudah ditutup dan tidak ada lagi yang harus Anda bayar. Simpanlah baik-baik.',
    closureNumber: 'Nomor',
    closedOn: 'Ditutup',
    saveLetter: 'Simpan surat ini',
    readLetter: 'Baca surat ini',
    checking: 'Kami sedang memeriksa pembayaran Anda.',
    checkingText: 'Angka di sini bisa berubah sampai hasilnya diketahui. Tidak perlu membayar lagi.',
    payAmount: 'Bayar jumlah lain',
    payAmountNote: 'lihat dulu pembagiannya',
    settle: 'Lunasi semuanya lebih awal',
    settleNote: 'lihat berapa yang dihemat',
    settleFrom: (date) => `bisa mulai ${written(date)}`,
    autopay: 'Pembayaran otomatis',
    autopayNote: {
      off: 'dibayar otomatis dari kartu Anda; bisa dihentikan kapan saja',
      on: 'aktif; ketuk untuk menghentikan',
    },
    moveDate: 'Ubah tanggal jatuh tempo',
    moveDateNote: (date) => `paling lambat ${written(date)}; lihat dulu biayanya`,
    coolingOff: 'Batalkan pinjaman',
    coolingOffNote: (date) => `sampai akhir hari ${written(date)}; Anda hanya membayar untuk hari pemakaiannya`,
    credit: 'Kelebihan bayar Anda',
    calendar: 'Tambahkan jatuh tempo ke kalender saya',
    papers: 'Bukti pembayaran dan dokumen',
    papersNote: 'bukti pembayaran, rincian transaksi, yang Anda setujui',
    talk: 'Hubungi kami',
    talkNote: 'Kami akan mencari cara bayar yang Anda sanggupi',
    hardship: 'Saya tidak bisa membayar',
    hardshipNotes: {
      none: 'beri tahu kami lebih awal, kami carikan keringanan',
      late: 'beri tahu kami, kami carikan keringanan',
      asked: 'kami sedang membaca permintaan Anda',
      askedBy: (by) => `kami menjawab paling lambat ${written(by)}`,
      offered: (by) => `sebuah rencana menunggu jawaban Anda sampai ${written(by)}`,
    },
    wrong: 'Ada masalah',
    claim: {
      link: 'Sudah bayar, tetapi belum tercatat',
      looking: (reference) => `Kami sedang mencari pembayaran Anda ${reference}`,
      found: (reference) => `Pembayaran Anda ${reference} sudah ditemukan. Belum tercatat pada pinjaman Anda`,
      until: (day) => `Dijawab paling lambat ${written(day)}`,
    },

    repayment: 'Bayar',
    repay: 'BAYAR',
    shortOfMoney: 'Sedang kekurangan uang?',
    rolloverMoves: (movedDays) => ({ before: 'Bayar', after: `sekarang untuk tambahan ${days(movedDays)}` }),
    rollover: 'Perpanjang pembayaran',
    borrowAgain: 'Pinjam lagi',
    withdrawNow: 'Tarik sekarang',
    cancel: 'Batal',
    bindCard: 'Tambahkan rekening bank',
    bindAnother: 'Tambahkan rekening lain',

    market: {
      title: 'Pinjaman lain',
      note: 'bandingkan biayanya',
      more: 'Ketuk untuk melihat produk lainnya',
    },

    several: 'Pinjaman yang mana?',
    none: 'Belum ada pinjaman',
    noneText: 'Begitu Anda mengajukan, pinjaman akan muncul di sini.',
    notFound: 'Pinjaman ini tidak kami temukan di akun Anda.',
  },

  list: {
    title: 'Pinjaman saya',
    open: 'Berjalan',
    closed: 'Selesai',
    toPay: 'Harus dibayar sekarang',
    unfinished: 'Belum selesai',
    offers: 'Lihat pinjaman yang ditawarkan',
  },

  score: {
    title: 'Bagaimana pendapat Anda tentang aplikasi ini?',
    legend: 'Bintang Anda',
    submit: 'Kirim',
    missing: 'Silakan pilih',
    low: 'Terima kasih sudah memberi tahu kami',
    lowText: 'Kami ingin menjadi lebih baik. Bila ada masalah, ceritakan kepada kami.',
    tell: 'Ceritakan apa yang tidak benar',
    close: 'Tutup',
  },

  leaving: {
    title: 'Anda meninggalkan aplikasi ini',
    sentence: (host) => `Halaman berikutnya milik ${host}.`,
    text: 'Halaman itu dibuka untuk pinjaman ini. Kami tidak dapat melihat apa yang Anda ketik di sana.',
    go: (host) => `Ke ${host}`,
    stay: 'Kembali ke pinjaman saya',
  },
}
