// Words of the loan's screens, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { loan as english } from '../en/loan.ts'

const written = writtenDate('id')

const days = (count: number): string => `${count} hari`

export const loan: typeof english = {
  order: {
    title: 'Rincian pinjaman',
    nextPayment: 'Pembayaran berikutnya',
    by: (date) => `paling lambat ${written(date)}`,
    toPayNow: 'Harus dibayar sekarang',
    asOf: (date) => `per ${written(date)}`,
    youOwe: 'Utang Anda',
    parts: {
      principal: 'Pokok pinjaman',
      interest: 'Bunga',
      fee: 'Biaya',
      penalty: (daysLate) => (daysLate > 0 ? `Denda keterlambatan, ${days(daysLate)}` : 'Denda keterlambatan'),
    },
    byPriceList: 'Menurut daftar harga dendanya',
    lawCaps: 'Hukum membatasinya, jadi Anda membayar',

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
    checkingText: 'Sebelum hasilnya diketahui, angka di sini bisa berubah. Tidak perlu membayar lagi.',
    payAmount: 'Bayar jumlah lain',
    payAmountNote: 'lihat dulu untuk apa dipakai',
    settle: 'Lunasi semuanya lebih awal',
    settleNote: 'lihat berapa yang dihemat',
    settleFrom: (date) => `bisa mulai ${written(date)}`,
    coolingOff: 'Kembalikan uangnya',
    coolingOffNote: (date) => `sampai akhir hari ${written(date)}, dengan biaya hari-harinya`,
    credit: 'Kelebihan bayar milik Anda',
    calendar: 'Simpan tanggal jatuh tempo ke kalender',
    papers: 'Bukti pembayaran dan dokumen',
    papersNote: 'bukti, rekening koran, yang Anda setujui',
    talk: 'Hubungi kami',
    talkNote: 'Kami mencari cara bayar yang sanggup Anda jalani',
    wrong: 'Ada yang tidak benar',
    claim: {
      link: 'Sudah bayar, belum tercatat',
      looking: (reference) => `Kami sedang mencari pembayaran Anda ${reference}`,
      found: (reference) => `Pembayaran Anda ${reference} sudah masuk. Petugas akan mencatatnya pada pinjaman Anda`,
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
    bindCard: 'Daftarkan kartunya',
    bindAnother: 'Daftarkan kartu lain',

    market: {
      title: 'Pinjaman lain',
      note: 'bandingkan biayanya',
      more: 'Ketuk untuk melihat produk lainnya',
    },

    several: 'Pinjaman yang mana?',
    none: 'Belum ada pinjaman',
    noneText: 'Begitu Anda mengajukannya, pinjaman itu muncul di sini.',
    notFound: 'Pinjaman ini tidak kami temukan di antara pinjaman Anda.',
  },

  list: {
    title: 'Pinjaman saya',
    open: 'Berjalan',
    closed: 'Selesai',
    toPay: 'Harus dibayar sekarang',
    offers: 'Lihat pinjaman yang ditawarkan',
  },

  score: {
    title: 'Bagaimana menurut Anda aplikasi ini?',
    legend: 'Bintang Anda',
    submit: 'Kirim',
    missing: 'Silakan pilih',
    low: 'Terima kasih sudah mengatakannya',
    lowText:
      'Kami ingin menjadi lebih baik. Bila ada yang tidak benar, ceritakan kepada kami dan seseorang membacanya.',
    tell: 'Ceritakan apa yang tidak benar',
    close: 'Tutup',
  },

  leaving: {
    title: 'Anda meninggalkan aplikasi ini',
    sentence: (host) => `Halaman berikutnya milik ${host}.`,
    text: 'Halaman itu dibuka untuk pinjaman ini. Kami tidak dapat melihat apa yang Anda ketik di sana.',
    go: (host) => `Ke ${host}`,
    stay: 'Tetap di pinjaman saya',
  },

  agreement: {
    title: 'Perjanjian pinjaman',
    closed: 'Tautan ini sudah pernah dibuka, atau sudah terlalu lama.',
    closedText: 'Setiap tautan membuka satu dokumen, satu kali, dalam beberapa menit. Bukalah lagi dari pinjaman Anda.',
    back: 'Kembali ke pinjaman saya',
    save: 'Simpan sebagai PDF',
    saveTable: 'Simpan sebagai tabel (CSV)',
    version: 'Edisi teks:',
    tickedByYou: 'Kotaknya kosong, dan Anda mencentangnya.',
    tickedByDefault: 'Kotaknya sudah tercentang saat halaman dibuka, dan Anda membiarkannya.',
    missing: 'Dokumen ini tidak ada.',
    missingText: 'Untuk rekening koran, pilih hari antara pencairan dan hari ini, yang pertama sebelum yang terakhir.',
    toPapers: 'Bukti pembayaran dan dokumen',
    agreedAt: (moment) => `Disetujui pada ${written(moment)}.`,
    publicText:
      'Perjanjian Anda sendiri ada bersama penawaran Anda, dengan semua angka terisi, sebelum Anda menyetujuinya. Inilah isi setiap perjanjian kami.',
    terms: 'Syarat dan ketentuan pinjaman',
    published: (terms) => [
      {
        heading: 'Pinjaman',
        text: `${terms.lender} memberi pinjaman selama ${terms.minTermDays} sampai ${terms.maxTermDays} hari kalender. Keputusan diambil dalam ${days(terms.decisionDays)}; dana masuk ${terms.fundingMinDays} sampai ${days(terms.fundingMaxDays)} sesudahnya.`,
      },
      {
        heading: 'Biayanya',
        text: 'Bunga, setiap biaya, jumlahnya, dan suku bunga yang mencakup semua biaya tercantum pada penawaran. Tidak ada tagihan lain untuk pinjaman yang dibayar tepat waktu.',
      },
      {
        heading: 'Pembayaran',
        text: 'Setiap pembayaran memiliki hari dan jumlahnya. Pembayaran dihitung pada hari dilakukannya, walaupun kabarnya datang kemudian.',
      },
      {
        heading: 'Pelunasan dipercepat',
        text: `Seluruh pinjaman dapat dilunasi lebih awal setelah separuh jangka waktu dan sekurang-kurangnya ${days(terms.earlyAfterDays)} sejak pencairan. Jumlah dan penghematannya kami sebutkan sebelum Anda memutuskan.`,
      },
      {
        heading: 'Keterlambatan',
        text: `Menurut daftar harga: ${terms.onceNew} satu kali untuk nasabah baru, ${terms.onceRepeat} untuk nasabah lama, lalu per hari dari yang belum dibayar ${terms.tiers.map(({ rate, fromDay }) => `${rate} mulai hari ke-${fromDay}`).join(', ')}. Bila hukum menetapkan batas yang lebih rendah, batas itu yang berlaku.`,
      },
      {
        heading: 'Peminjam',
        text: `Peminjam berusia di atas ${terms.minAgeYears} tahun dan memberitahukan nama, nomor telepon, atau rekening yang baru dalam ${days(terms.detailsChangeNoticeDays)}.`,
      },
      {
        heading: 'Pengalihan dan sengketa',
        text: `Kami memberitahukan ${terms.assignmentNoticeBusinessDays} hari kerja sebelumnya bila tagihan beralih ke pihak lain; ketentuannya tidak berubah. Putusan pengadilan dibayar dalam ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
