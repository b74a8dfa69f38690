// Words about a running loan account, in Indonesian.

import type { Part } from '../../../core/loan/terms.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { loanAccount as english } from '../en/loan-account.ts'

const written = unbrokenDate('id')

export const loanAccount: typeof english = {
  closing: {
    validUntil: (day) => `Berlaku sampai akhir hari ${written(day)}`,
    exactly: (day) =>
      `Bayar tepat jumlah ini paling lambat akhir hari ${written(day)}. Jika kurang, dihitung sebagai pembayaran biasa.`,
    parts: {
      principal: 'Sisa jumlah pinjaman',
      interest: (day) => `Bunga sampai ${written(day)}`,
      fee: 'Biaya',
      penalty: 'Denda sampai sekarang',
      sum: 'Total',
    },
    feeRebate: 'Biaya saat pencairan yang Anda dapat kembali, sudah dikurangkan:',
    today: 'Hari ini',
    byPlan: 'Menurut jadwal',
    byPlanNote: 'seluruh sisanya',
    saving: 'Anda menghemat',
    settlement: {
      title: 'Pelunasan lebih awal',
      total: 'Untuk melunasi hari ini',
      agree: 'Pembayaran ini menutup pinjaman.',
      after: 'Setelah dibayar Anda tidak berutang lagi, dan surat keterangan lunas langsung tersedia.',
    },
    coolingOff: {
      title: 'Batalkan pinjaman',
      total: 'Yang harus dibayar hari ini',
      agree: 'Pembayaran ini membatalkan pinjaman dan menutupnya.',
      after:
        'Anda hanya membayar untuk hari-hari pemakaian uangnya, tanpa denda. Setelah dibayar Anda tidak berutang lagi.',
    },
  },

  part: {
    title: 'Bayar jumlah lain',
    label: 'Jumlah',
    hint: (example) => `Berapa pun sampai seluruh utang Anda, misalnya ${example}`,
    dueNow: 'Yang harus dibayar sekarang menurut jadwal:',
    show: 'Lihat pembagiannya',
    goesTo: 'Pembagiannya',
    line: (n, part) => `Cicilan ${n}: ${partNames[part]}`,
    youPay: 'Anda bayar',
    leftAfter: 'Sisa setelah pembayaran ini',
    keepsDates: 'Tanggal cicilan tetap sama.',
    settles: 'Jumlah ini melunasi semua cicilan yang tersisa.',
    settleInstead: 'Pelunasan lebih awal mungkin lebih murah: lihat rinciannya',
    unreadable: (example) => `Mohon ketik jumlah seperti ${example}.`,
    nothing: 'Mohon ketik lebih dari nol.',
    tooMuch: (owed) => `Itu lebih dari utang Anda. ${owed} sudah melunasi semuanya.`,
  },

  move: {
    title: 'Ubah tanggal jatuh tempo',
    now: (n, of, date) => `Cicilan ${n} dari ${of} jatuh tempo ${written(date)}.`,
    newDay: 'Jatuh tempo baru',
    range: (from, to) => `Dari ${written(from)} sampai ${written(to)}`,
    wrongDay: (from, to) => `Pilih hari dari ${written(from)} sampai ${written(to)}.`,
    show: 'Lihat biaya dan jadwal',
    cost: 'Biayanya',
    by: (date) => `Paling lambat ${written(date)}`,
    interest: (days) => `Bunga untuk ${days} hari tambahan`,
    rule: 'Hanya bunga pinjaman Anda sendiri, dan hanya atas bagian yang Anda bayar lebih lambat. Tidak ada biaya lain. Tanggal lain tetap.',
    times: (left) => `Anda dapat melakukannya ${left} kali lagi untuk pinjaman ini.`,
    plan: 'Jadwal Anda setelah itu',
    stays: (n, of) => `Cicilan ${n} dari ${of}`,
    was: (n, of, date) => `Cicilan ${n} dari ${of}, tadinya ${written(date)}`,
    left: 'Sisa yang harus dibayar',
    move: 'Ubah tanggal',
    toLoan: 'Ke pinjaman saya',
    stamp: 'Tanggal dipindah',
    nowDue: (n, of, date) => `Cicilan ${n} dari ${of} kini jatuh tempo ${written(date)}`,
    insteadOf: (date) => `bukan ${written(date)}`,
    included: 'Termasuk bunga untuk hari tambahan',
    told: 'Kami sudah mengirim pesan dengan tanggal baru.',
    calendar: 'Tambahkan tanggal baru ke kalender saya',
    cannotPay: 'Saya tidak bisa membayar',
    cannotPayNote: 'beri tahu kami, kami carikan keringanan',
    movedBefore: (n, from, to) => `Cicilan ${n} dipindah dari ${written(from)} ke ${written(to)}.`,
  },

  credit: {
    title: 'Kelebihan bayar Anda',
    yours: 'Kelebihan bayar Anda',
    yoursText: 'Anda membayar sebanyak ini di atas utang Anda. Uang ini milik Anda.',
    noneText: 'Tidak ada kelebihan bayar pada pinjaman ini.',
    whatHappens:
      'Kami bisa mengirim semuanya ke rekening bank Anda. Gratis, dan halaman ini akan memberi tahu bila sudah dikirim.',
    ask: 'Kirim ke rekening saya',
    toOrder: 'Ke pinjaman saya',
    bindAccount: 'Tambahkan atau ganti rekening',
    refund: 'Pengembalian',
    amount: 'Jumlah',
    account: 'Ke rekening Anda',
    askedAt: 'Diminta pada',
    states: {
      asked: {
        title: 'Permintaan Anda sudah kami terima.',
        text: 'Uangnya akan dikirim dalam beberapa menit. Tidak perlu meminta lagi.',
      },
      sent: {
        title: 'Uangnya sedang dikirim.',
        text: 'Bank belum memastikannya. Kami akan terus memeriksanya dan mengirim SMS kepada Anda. Tidak perlu meminta lagi.',
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
    use: {
      title: 'Pakai untuk pinjaman lain',
      late: (days) => `terlambat ${days} hari`,
      due: 'Harus dibayar sekarang',
      fromCredit: 'Dari kelebihan bayar Anda',
      dueAfter: 'Sisa yang masih harus dibayar',
      left: 'Sisa yang bisa dikembalikan',
      note: 'Terserah Anda. Tidak ada yang kami ambil bila Anda tidak menekan tombolnya.',
      offered: 'Kami menyarankan ini. Berlaku sampai',
      yes: 'Pakai kelebihan bayar saya',
      done: 'Dipakai untuk pinjaman lain',
      receipt: 'Bukti pembayaran',
    },
    origin: 'Dari mana asalnya',
    afterTheEnd: 'masuk setelah semuanya lunas',
    moreThanOwed: 'lebih dari utang Anda',
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
      coolingOffExit: 'Pinjaman dibatalkan',
    },
    allCredit: 'masuk setelah semuanya lunas; kelebihan bayar Anda:',
    partCredit: 'kelebihan bayar Anda di dalamnya:',
    statementNote: 'Yang ditagih dan yang dibayar, hari demi hari. Kedua tanggal termasuk.',
    from: 'Dari',
    to: 'Sampai',
    showStatement: 'Tampilkan rincian transaksi',
    wholeStatement: 'Rincian transaksi seluruh pinjaman',
    years: 'Bunga per tahun',
    yearsNote: 'Yang ditagih dan dibayar dalam setiap tahun kalender, misalnya untuk laporan pajak Anda.',
    letters: 'Surat',
    lettersNote: 'Yang dihapuskan atau disepakati dengan Anda, dengan angka pada hari itu.',
    agreed: 'Yang Anda setujui',
    agreedNote: 'Kata demi kata seperti yang Anda lihat, dengan tanggal dan jamnya.',
  },
}

const partNames: Record<Part, string> = {
  penalty: 'denda keterlambatan',
  fee: 'biaya',
  interest: 'bunga',
  principal: 'jumlah pinjaman',
}
