// Words about a running loan account, in Indonesian.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = writtenDate('id')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `Berlaku sampai akhir hari ${written(day)}`,
    exactly: (day) =>
      `Bayar tepat jumlah ini paling lambat akhir hari ${written(day)}: jika kurang, dihitung sebagai pembayaran biasa.`,
    parts: {
      principal: 'Sisa pokok pinjaman',
      interest: (day) => `Bunga sampai ${written(day)}`,
      fee: 'Biaya',
      penalty: 'Denda sampai sekarang',
      sum: 'Seluruhnya',
    },
    feeRebate: 'Biaya yang dulu dipotong dari pencairan, dikembalikan dan sudah dikurangkan:',
    today: 'Hari ini',
    byPlan: 'Menurut rencana',
    byPlanNote: 'seluruh sisanya',
    saving: 'Anda menghemat',
    settlement: {
      title: 'Pelunasan lebih awal',
      total: 'Untuk melunasi hari ini',
      agree: 'Dengan pembayaran ini pinjaman ditutup.',
      after: 'Setelah dibayar Anda tidak berutang lagi, dan surat keterangan lunas langsung tersedia.',
    },
    coolingOff: {
      title: 'Kembalikan uangnya',
      total: 'Yang dikembalikan hari ini',
      agree: 'Dengan pembayaran ini Anda mengembalikan pinjaman, dan pinjaman ditutup.',
      after:
        'Anda membayar untuk hari-hari uang itu ada pada Anda, tanpa denda. Setelah dibayar Anda tidak berutang lagi.',
    },
  },

  part: {
    title: 'Bayar jumlah lain',
    label: 'Jumlah',
    hint: (point) => `Berapa pun sampai seluruh utang Anda, misalnya 500${point}00`,
    dueNow: 'Yang harus dibayar sekarang menurut rencana:',
    show: 'Lihat untuk apa dipakai',
    goesTo: 'Untuk apa dipakai',
    line: (n, part) => `Pembayaran ke-${n}: ${partNames[part]}`,
    youPay: 'Anda bayar',
    leftAfter: 'Sisa setelah pembayaran ini',
    keepsDates: 'Tanggal pembayaran tetap seperti semula.',
    settles: 'Jumlah ini melunasi seluruh pinjaman menurut rencana.',
    settleInstead: 'Pelunasan lebih awal mungkin lebih murah: lihat rinciannya',
    unreadable: (point) => `Mohon ketik jumlah seperti 500${point}00.`,
    nothing: 'Mohon ketik lebih dari nol.',
    tooMuch: (owed) => `Itu lebih dari utang Anda. ${owed} sudah melunasi semuanya.`,
  },

  credit: {
    title: 'Kelebihan bayar Anda',
    yours: 'Kelebihan bayar milik Anda',
    yoursText: 'Sebanyak ini Anda membayar lebih dari utang Anda. Uang ini milik Anda.',
    noneText: 'Tidak ada uang Anda pada kami untuk pinjaman ini.',
    whatHappens:
      'Semuanya kami kirim ke rekening yang Anda daftarkan. Tidak ada biaya untuk itu, dan halaman ini memberi tahu bila sudah dikirim.',
    ask: 'Kirim ke rekening saya',
    toOrder: 'Ke pinjaman saya',
    bindAccount: 'Daftarkan atau ganti rekening',
    refund: 'Pengembalian',
    amount: 'Jumlah',
    account: 'Ke rekening Anda',
    askedAt: 'Diminta pada',
    states: {
      asked: {
        title: 'Permintaan Anda sudah kami terima.',
        text: 'Uangnya dikirim dalam beberapa menit. Tidak perlu meminta lagi.',
      },
      sent: {
        title: 'Uangnya sedang dikirim.',
        text: 'Bank belum memastikannya. Kami terus menanyakannya dan mengirim pesan kepada Anda. Tidak perlu meminta lagi.',
      },
      paid: {
        title: 'Uangnya sudah dikirim.',
        text: 'Bank Anda sudah menerimanya; kapan tampak di rekening bergantung pada bank.',
      },
      failed: {
        title: 'Uangnya tidak sampai ke rekening Anda.',
        text: 'Uang ini tetap milik Anda. Mohon periksa rekeningnya, lalu minta lagi.',
      },
    },
    origin: 'Dari mana asalnya',
    afterTheEnd: 'masuk ketika tidak ada lagi utang',
    moreThanOwed: 'lebih dari yang terutang',
    papers: 'Bukti pembayaran dan dokumen',
  },

  papers: {
    title: 'Bukti pembayaran dan dokumen',
    letterText: 'Surat ini menyatakan bahwa pinjaman sudah ditutup dan Anda tidak berutang lagi.',
    saveLetter: 'Simpan surat ini',
    readLetter: 'Baca surat ini',
    receipts: 'Bukti pembayaran',
    receiptCount: (count) => `${count} pembayaran`,
    noReceipts: 'Belum ada pembayaran. Setiap pembayaran mendapat buktinya di sini.',
    countedAs: {
      payment: 'Pembayaran',
      rollover: 'Biaya perpanjangan',
      settlement: 'Pelunasan lebih awal',
      coolingOffExit: 'Uang dikembalikan',
    },
    allCredit: 'masuk ketika tidak ada lagi utang; kelebihan bayar Anda:',
    partCredit: 'kelebihan bayar Anda di dalamnya:',
    statementNote: 'Yang dibebankan dan yang dibayar, hari demi hari. Kedua hari itu dihitung.',
    from: 'Dari',
    to: 'Sampai',
    showStatement: 'Tampilkan rekening koran',
    wholeStatement: 'Seluruh masa pinjaman',
    years: 'Bunga setiap tahun',
    yearsNote: 'Yang dibebankan dan dibayar dalam satu tahun kalender, misalnya untuk laporan pajak Anda.',
    agreed: 'Yang Anda setujui',
    agreedNote: 'Kata demi kata seperti yang Anda lihat, dengan waktu dan sidik teksnya.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'denda keterlambatan',
  fee: 'biaya',
  interest: 'bunga',
  principal: 'pokok pinjaman',
}
