// Words of the loan's screens, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { loan as english } from '../en/loan.ts'

const written = writtenDate('id')

const days = (count: number): string => `${count} hari`

export const loan: typeof english = {
  order: {
    title: 'Rincian pinjaman',
    nextPayment: 'Cicilan berikutnya',
    by: (date) => `paling lambat ${written(date)}`,
    toPayNow: 'Harus dibayar sekarang',
    asOf: (date) => `per ${written(date)}`,
    youOwe: 'Utang Anda',
    parts: {
      principal: 'Dari jumlah pinjaman',
      interest: 'Bunga',
      fee: 'Biaya',
      penalty: (daysLate) => (daysLate > 0 ? `Denda keterlambatan, ${days(daysLate)}` : 'Denda keterlambatan'),
    },
    byPriceList: 'Denda standar kami',
    lawCaps: 'Hukum membatasinya, jadi Anda hanya membayar',

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
    payAmountNote: 'lihat dulu untuk apa dipakai',
    settle: 'Lunasi semuanya lebih awal',
    settleNote: 'lihat berapa yang dihemat',
    settleFrom: (date) => `bisa mulai ${written(date)}`,
    coolingOff: 'Batalkan pinjaman',
    coolingOffNote: (date) => `sampai akhir hari ${written(date)}; Anda hanya membayar untuk hari pemakaiannya`,
    credit: 'Kelebihan bayar Anda',
    calendar: 'Tambahkan jatuh tempo ke kalender saya',
    papers: 'Bukti pembayaran dan dokumen',
    papersNote: 'bukti pembayaran, rincian transaksi, yang Anda setujui',
    talk: 'Hubungi kami',
    talkNote: 'Kami akan mencari cara bayar yang Anda sanggupi',
    wrong: 'Ada yang tidak benar',
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
    offers: 'Lihat pinjaman yang ditawarkan',
  },

  score: {
    title: 'Bagaimana menurut Anda aplikasi ini?',
    legend: 'Bintang Anda',
    submit: 'Kirim',
    missing: 'Silakan pilih',
    low: 'Terima kasih sudah memberi tahu kami',
    lowText: 'Kami ingin menjadi lebih baik. Bila ada yang tidak benar, ceritakan kepada kami.',
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
    version: 'Versi:',
    tickedByYou: 'Kotaknya kosong, dan Anda mencentangnya.',
    tickedByDefault: 'Kotaknya sudah tercentang saat halaman dibuka, dan Anda membiarkannya.',
    missing: 'Dokumen ini tidak kami temukan.',
    missingText:
      'Untuk rincian transaksi, pilih tanggal antara pencairan dan hari ini, yang pertama sebelum yang terakhir.',
    toPapers: 'Bukti pembayaran dan dokumen',
    agreedAt: (moment) => `Disetujui pada ${written(moment)}.`,
    publicText:
      'Perjanjian Anda sendiri akan tampil bersama penawaran, dengan semua angka terisi, sebelum Anda menyetujuinya. Inilah isi setiap perjanjian kami.',
    terms: 'Syarat dan ketentuan pinjaman',
    published: (terms) => [
      {
        heading: 'Pinjaman',
        text: `${terms.lender} memberi pinjaman selama ${terms.minTermDays} sampai ${terms.maxTermDays} hari kalender. Keputusan diambil dalam ${days(terms.decisionDays)}; dana masuk ${terms.fundingMinDays} sampai ${days(terms.fundingMaxDays)} sesudahnya.`,
      },
      {
        heading: 'Biayanya',
        text: 'Penawaran Anda menunjukkan bunga, setiap biaya, total biaya, dan suku bunga yang mencakup semua biaya. Jika Anda membayar tepat waktu, hanya itu yang Anda bayar.',
      },
      {
        heading: 'Pembayaran',
        text: 'Setiap cicilan punya tanggal dan jumlahnya. Pembayaran dihitung sejak hari Anda membayar, walaupun kabarnya baru sampai kemudian.',
      },
      {
        heading: 'Pelunasan lebih awal',
        text: `Seluruh pinjaman dapat dilunasi lebih awal setelah separuh jangka waktu berlalu, dan sedikitnya ${days(terms.earlyAfterDays)} setelah pencairan. Kami akan memberi tahu lebih dulu berapa yang Anda bayar dan berapa yang Anda hemat.`,
      },
      ...(terms.coolingOffDays === 0
        ? []
        : [
            {
              heading: 'Jika berubah pikiran',
              text: `Selama ${days(terms.coolingOffDays)} setelah pencairan Anda dapat membatalkan pinjaman dan hanya membayar untuk hari-hari pemakaiannya. Tidak ada biaya lain. Hari terakhirnya tertulis di penawaran Anda.`,
            },
          ]),
      {
        heading: 'Keterlambatan',
        text: `Denda standar kami: ${terms.onceNew} satu kali untuk nasabah baru, ${terms.onceRepeat} untuk nasabah lama, lalu per hari dari yang belum dibayar ${terms.tiers.map(({ rate, fromDay }) => `${rate} mulai hari ke-${fromDay}`).join(', ')}. Bila hukum menetapkan batas yang lebih rendah, Anda membayar yang lebih rendah.`,
      },
      {
        heading: 'Peminjam',
        text: `Peminjam berusia di atas ${terms.minAgeYears} tahun dan memberi tahu kami dalam ${days(terms.detailsChangeNoticeDays)} bila nama, nomor telepon, atau rekeningnya berubah.`,
      },
      {
        heading: 'Pengalihan dan sengketa',
        text: `Bila pinjaman dialihkan ke pemberi pinjaman lain, kami akan memberi tahu Anda ${terms.assignmentNoticeBusinessDays} hari kerja sebelumnya; syarat Anda tidak berubah. Putusan pengadilan harus dibayar dalam ${days(terms.judgmentPaymentDays)}.`,
      },
    ],
  },
}
