// What the server says about offers, agreements and loan accounts, in Indonesian.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { LoanWords } from '../en/loan.ts'

const written = writtenDate('id')

const days = (count: number): string => `${count} hari`

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `Semuanya sudah lunas pada ${on}.`,
  settlement: (on) => `Anda melunasi semuanya lebih awal, pada ${on}.`,
  coolingOffExit: (on) => `Anda membatalkan pinjaman pada ${on} dan hanya membayar untuk hari-hari pemakaiannya.`,
}

export const loanWords: LoanWords = {
  day: written,
  days,
  statusNames: {
    inReview: 'Sedang ditinjau',
    declined: 'Ditolak',
    approved: 'Disetujui',
    active: 'Berjalan',
    due: 'Jatuh tempo',
    overdue: 'Terlambat',
    settled: 'Lunas',
  },

  agreedName: 'Disepakati',

  notice: {
    inReview: (v) =>
      `Pengajuan Anda sedang kami tinjau. ${v.answerBy === null ? 'Ini lebih lama dari yang kami janjikan. Kami akan menjawab lewat SMS.' : `Kami akan menjawab paling lambat ${written(v.answerBy)} lewat SMS.`} Halaman ini boleh ditutup.`,
    referred: (v) =>
      `Petugas kami sedang memeriksa pengajuan Anda. ${v.answerBy === null ? 'Ini lebih lama dari yang kami janjikan. Kami akan menjawab lewat SMS.' : `Kami akan menjawab lewat SMS paling lambat ${written(v.answerBy)}.`} Halaman ini boleh ditutup.`,
    agreed: (v) =>
      `Anda sudah menyetujui. ${v.answerBy === null ? 'Kami sedang memeriksa data Anda sekali lagi, lalu mengirim uangnya. Ini lebih lama dari yang kami janjikan.' : `Kami akan memeriksa data Anda sekali lagi paling lambat ${written(v.answerBy)}, lalu mengirim uangnya.`} Kami akan mengirim SMS. Halaman ini boleh ditutup.`,
    declined: (v) =>
      v.retryOn === null ? v.reason : `${v.reason} Anda dapat mengajukan lagi mulai ${written(v.retryOn)}.`,
    readyToWithdraw: (v) =>
      `Pinjaman Anda siap. Tarik ${v.netProceeds} paling lambat ${written(v.until)}. Setelah itu persetujuan berakhir, tanpa biaya apa pun.`,
    payoutUnderWay: (v) =>
      `Kami sedang mengirim ${v.netProceeds} ke rekening Anda ${v.account}. ${v.by === null ? 'Ini lebih lama dari biasanya: hubungi kami jika uangnya belum masuk.' : `Uangnya akan masuk paling lambat ${written(v.by)}.`}`,
    payoutChecked: (v) =>
      `Sebelum mengirim ${v.netProceeds}, kami sedang memeriksa apakah rekening ${v.account} atas nama Anda. Anda tidak perlu melakukan apa pun: kami akan mengabari Anda saat uangnya dikirim, atau jika kami memerlukan rekening lain.`,
    payoutFailed: (v) =>
      `${v.netProceeds} tidak sampai ke rekening Anda: ${v.reason} Tambahkan rekening lain paling lambat ${written(v.until)}, dan kami akan mengirimnya lagi.`,
    active: (v) => `Hari ini tidak ada yang harus dibayar. Cicilan berikutnya, ${v.amount}, ${days(v.days)} lagi.`,
    dueToday: (v) => `Cicilan ${v.n} jatuh tempo hari ini: ${v.amount}.`,
    dueInGrace: (v) =>
      `Cicilan ${v.n} jatuh tempo pada ${written(v.dueDate)}. Bayar paling lambat ${written(v.until)} agar tidak ada denda.`,
    overdue: (v) => `Cicilan ${v.n} terlambat ${days(v.days)}. ${v.added}`,
    overdueSeveral: (v) => `${v.count} cicilan terlambat, cicilan ${v.n} selama ${days(v.days)}. ${v.added}`,
    added: {
      perDay: (v) => `Setiap hari berikutnya akan bertambah ${v.nextDay}.`,
      limit: 'Tidak akan ada tambahan lagi: denda sudah mencapai batasnya.',
      paused: (v) => `Tidak ada denda tambahan sampai ${written(v.until)}.`,
      stopped: 'Tidak akan ada denda lagi. Anda tetap berutang sebesar yang tertera di sini.',
    },
    settled: (v) =>
      `${closedBy[v.by](written(v.on))} ${v.name === null ? 'Terima kasih.' : `Terima kasih, ${v.name}.`}`,
  },

  declineReasons: {
    tooYoung: 'Kami hanya memberi pinjaman kepada orang yang berusia di atas 18 tahun.',
    blocked:
      'Saat ini kami tidak dapat memberi pinjaman kepada akun ini. Layanan pelanggan akan menjelaskan alasannya.',
    paysLate: 'Ada cicilan pinjaman lain yang terlambat.',
    wasVeryLate: 'Dalam setahun terakhir ada cicilan pinjaman lain yang sangat terlambat.',
    tooManyLoans: 'Jumlah pinjaman Anda sudah mencapai batas kami.',
    amountNotOffered: 'Jumlah ini tidak lagi ditawarkan untuk produk ini.',
    notAffordable: 'Cicilannya akan mengambil bagian yang terlalu besar dari penghasilan Anda.',
    identityNotConfirmed: 'Keterangan tentang identitas Anda tidak cocok dengan catatan resmi.',
    scoreTooLow: 'Skor kredit Anda lebih rendah dari yang kami perlukan untuk pinjaman ini.',
    loansElsewhere: 'Pinjaman Anda yang masih berjalan di tempat lain melebihi batas kami.',
    lateElsewhere: 'Ada pinjaman Anda di tempat lain yang dibayar sangat terlambat.',
    approvalHasLapsed: 'Pinjaman Anda disetujui, tetapi uangnya tidak diambil tepat waktu. Anda tidak dikenai biaya.',
    decidedByPerson: 'Petugas kami memeriksa pengajuan Anda dan menolaknya.',
  },

  payoutFailures: {
    accountUnknown: 'bank tidak mengenal rekening itu.',
    accountClosed: 'rekening itu sudah ditutup.',
    nameDiffers: 'rekening itu bukan atas nama Anda.',
    nameNotTold: 'kami tidak dapat memastikan rekening itu milik siapa.',
    limitReached: 'rekening itu tidak bisa menerima jumlah ini.',
    other: 'bank mengembalikannya.',
  },

  fees: {
    service: 'Biaya layanan',
    processing: 'Biaya pemrosesan',
    document: 'Biaya dokumen',
    insurance: 'Asuransi',
    other: 'Biaya',
  },
  feeDeducted: (v) => `${v.fee}, dipotong saat pencairan`,
  feeAdded: (v) => `${v.fee}, dalam cicilan pertama`,
  noFees: 'Tanpa biaya',
  taxes: {
    fee: (v) => `Sudah termasuk dalam biaya: ${v.name} (${v.rate})`,
    interest: (v) => `Sudah termasuk dalam bunga: ${v.name} (${v.rate})`,
    late: (v) => `Denda keterlambatan sudah termasuk ${v.name} (${v.rate}).`,
    rollover: (v) => `Biaya itu sudah termasuk ${v.name} (${v.rate}).`,
  },
  inYourOffer: 'jumlah hari di penawaran Anda',
  dayCount: days,
  fundingTime: (from, to) => `dalam ${from === 0 || from === to ? '' : `${from} sampai `}${days(to)}`,

  rows: {
    loanAmount: 'Jumlah pinjaman',
    loanTerm: 'Jangka waktu',
    youGet: 'Anda terima',
    youReceived: 'Sudah Anda terima',
    youPayBack: 'Anda bayar kembali',
    youPaidBack: 'Sudah Anda bayar kembali',
    interest: (v) => `Bunga, ${days(v.days)}`,
    interestPaid: 'Bunga',
    costs: 'Biaya pinjaman ini',
    apr: 'APR, semua biaya dalam satu angka per tahun',
    monthlyRate: 'Suku bunga efektif, semua biaya dalam satu angka per bulan',
    applied: 'Diajukan',
    costSoFar: 'Biaya sejauh ini',
    paidOut: 'Dicairkan',
    account: 'Rekening',
    orderNumber: 'Nomor pinjaman',
    lateCharges: 'Denda keterlambatan',
    rolloverFees: 'Biaya perpanjangan',
    feesGivenBack: 'Biaya yang dikembalikan',
    credit: 'Kelebihan bayar Anda',
    noChargesFrom: 'Tanpa denda mulai',
    noChargesUntil: 'Tanpa denda sampai',
    noChargesSince: 'Tanpa denda sejak',
    decided: 'Diputuskan',
    approvalEnds: 'Persetujuan berakhir',
    closed: 'Ditutup',
    firstPayment: 'Cicilan pertama',
  },
  term: (v) =>
    v.instalments === 1
      ? `1 cicilan setelah ${days(v.termDays)}`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} hari`
        : `${v.instalments} cicilan dalam ${v.termDays} hari`,

  rate: {
    day: (v) => `${v.rate} per hari`,
    month: (v) => `${v.rate} per bulan`,
    year: (v) => `${v.rate} per tahun`,
    yearOnOwed: (v) => `${v.rate} per tahun atas sisa pinjaman`,
    from: (v) => `mulai ${v.rate}`,
  },
  aprName: { year: 'APR', month: 'suku bunga efektif' },
  aprBasis: {
    eu: 'Suku bunga efektif per tahun: semua biaya, setahun 365 hari.',
    usActuarial: 'Persentase tahunan: semua biaya, metode aktuaria.',
    indiaIrr12: 'Persentase tahunan: tingkat internal bulanan × 12 atas dana yang benar-benar diterima.',
    phMonthlyEir: 'Suku bunga efektif per bulan: semua pembayaran terhadap dana yang benar-benar diterima.',
    mxCat: 'Total biaya tahunan: semua biaya tanpa PPN, setahun 365 hari.',
  },

  late: {
    once: (v) => `${v.amount} satu kali`,
    firstTier: (v) =>
      v.fromDay === 1
        ? `${v.rate} per hari dari yang belum dibayar`
        : `${v.rate} per hari dari yang belum dibayar mulai hari ke-${v.fromDay}`,
    laterTier: (v) => `${v.rate} mulai hari ke-${v.fromDay}`,
    grace: (v) => `Tidak ada tambahan dalam ${days(v.days)} pertama setelah jatuh tempo.`,
    nothing: 'Keterlambatan tidak menambah biaya.',
    rule: (v) => `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, lalu `}${v.tiers.join(', ')}`,
    capOnce: (v) => `paling banyak ${v.amount} satu kali`,
    capDaily: (v) => `${v.rate} per hari dari cicilan yang terlambat`,
    capMonthly: (v) => `${v.rate} per bulan dari cicilan yang terlambat`,
    capAllIn: (v) => `${v.rate} per hari, semuanya`,
    capTotal: (v) => `semua biaya bersama-sama tidak pernah melebihi ${v.amount}`,
    noCap: 'Tidak ada batas menurut hukum di sini',
    capRule: (v) =>
      v.caps === null
        ? 'Tidak ada batas menurut hukum di sini.'
        : `Batas menurut hukum: ${v.caps}. Bila denda standar kami lebih tinggi, Anda hanya membayar sampai batas itu.`,
    graceRule: (v) =>
      v.days === 0
        ? 'Hitungan dimulai pada hari pertama setelah jatuh tempo.'
        : `${days(v.days)} pertama setelah jatuh tempo bebas denda. Hitungan dimulai sesudahnya.`,
    example: (v) => `${v.unpaid} yang dibayar terlambat ${days(v.days)} menambah biaya`,
    exampleCapped: (v) => `${v.charged} (denda standar kami: ${v.nominal})`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? 'Tidak ada masa pembatalan untuk pinjaman ini.'
        : `Sampai ${written(v.until)} (${days(v.days)} setelah pencairan) Anda dapat membatalkan pinjaman dan hanya membayar untuk hari pemakaiannya: bunga harian dan bagian yang sama dari setiap biaya, tanpa denda.`,
    rollover: (v) =>
      `Bila sedang kekurangan uang saat jatuh tempo, Anda dapat membayar ${v.percent} dari sisa jumlah pinjaman, dan semua yang belum dibayar jatuh tempo ${days(v.days)} kemudian, ${v.limit === 1 ? 'satu kali' : `paling banyak ${v.limit} kali`}. Aplikasi menunjukkan biayanya lebih dulu. Denda yang sudah ada tetap harus dibayar.`,
    noRollover: 'Pinjaman ini tidak dapat diperpanjang.',
    dateMove: (v) =>
      `Selama belum ada yang jatuh tempo, Anda dapat memundurkan tanggal jatuh tempo berikutnya hingga ${days(v.days)}, ${v.times === 1 ? 'satu kali' : `paling banyak ${v.times} kali`}. Biayanya adalah bunga pinjaman ini untuk hari tambahan itu. Aplikasi menunjukkan biayanya lebih dulu.`,
  },

  retention: {
    title: 'Anda ingin keluar?',
    text: (v) =>
      `Belum ada yang disepakati sebelum Anda mengetuk “Pinjam sekarang”. Anda dapat kembali ke penawaran ini sampai ${written(v.until)}.`,
  },
  promo: { buttonText: 'Lihat biayanya' },
  classicButton: 'Pinjam sekarang',

  products: {
    seeCost: 'Lihat biaya',
    range: (v) => (v.from === v.to ? v.from : `${v.from} sampai ${v.to}`),
    rangeLabel: 'Jumlah pinjaman',
    description: (v) =>
      v.instalments === 1
        ? `Satu cicilan setelah ${v.termDays} hari`
        : `${v.instalments} cicilan dalam ${v.termDays} hari`,
  },

  accountPrompt: {
    title: 'Uangnya belum sampai',
    text: (v) =>
      `Pencairan Anda dikembalikan: ${v.reason} Tambahkan rekening lain, dan kami akan segera mengirimnya lagi.`,
  },
  withdrawPrompt: {
    title: 'Pinjaman Anda siap',
    text: (v) =>
      `Anda akan menerima ${v.netProceeds} di rekening ${v.account}, dan membayar kembali ${v.totalRepayable}.`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `Cicilan ${v.n}: ${v.paid} sudah masuk.`,
    credit: (v) =>
      `Anda membayar ${v.amount} lebih dari utang Anda. Uang itu milik Anda; akan kami kirim kembali bila Anda minta.`,
  },
  yourAccount: 'rekening Anda',

  documents: {
    keyFacts: 'Ringkasan informasi produk',
    loanAgreement: 'Perjanjian pinjaman',
    privacy: 'Kebijakan privasi',
    closureLetter: 'Surat keterangan lunas',
  },
  blank: 'ditetapkan saat pencairan',

  loginFailure: {
    notice: 'Anda belum masuk',
    expired: 'Tautan yang Anda pakai sudah kedaluwarsa. Buka lagi halaman ini dari aplikasi.',
    used: 'Tautan ini sudah pernah dipakai. Setiap tautan membuka satu halaman, satu kali. Buka lagi dari aplikasi.',
    foreign: 'Tautan ini milik akun atau perangkat lain. Buka lagi dari aplikasi tempat Anda masuk.',
    missing: 'Halaman ini berisi pinjaman atau akun Anda sendiri.',
    ended:
      'Demi keamanan, Anda otomatis keluar setelah 15 menit tidak dipakai, dan setelah 12 jam. Yang sudah dikirim atau disimpan tetap aman: masuk lagi dan lanjutkan.',
    unavailable:
      'Saat ini kami tidak dapat memeriksa apakah Anda sudah masuk. Tidak ada yang berubah. Coba lagi sebentar lagi.',
    other: 'Gagal masuk. Buka lagi halaman ini dari aplikasi.',
  },

  messages: {
    referred: (v) =>
      `${v.lender}: petugas kami sedang memeriksa pengajuan Anda. Jawabannya paling lambat ${written(v.by)}.`,
    approved: (v) =>
      `${v.lender}: pinjaman Anda disetujui. Kami sedang mengirim ${v.netProceeds}; uangnya akan masuk paling lambat ${written(v.by)}.`,
    readyToWithdraw: (v) =>
      `${v.lender}: pinjaman Anda siap. Tarik ${v.netProceeds} di aplikasi paling lambat ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.lender}: pinjaman ini tidak dapat kami berikan. Alasannya ada di aplikasi.`
        : `${v.lender}: pinjaman ini belum dapat kami berikan. Alasannya ada di aplikasi. Anda dapat mengajukan lagi mulai ${written(v.retryOn)}.`,
    paidOut: (v) =>
      `${v.lender}: ${v.netProceeds} sedang menuju rekening Anda. Cicilan pertama: ${v.firstAmount} paling lambat ${written(v.firstDueDate)}.`,
    payoutFailed: (v) =>
      `${v.lender}: uang Anda tidak dapat kami kirim: ${v.reason} Mohon tambahkan rekening lain di aplikasi.`,
    dueSoon: (v) => `${v.lender}: ${v.amount} jatuh tempo pada ${written(v.dueDate)}.`,
    dueToday: (v) => `${v.lender}: ${v.amount} jatuh tempo hari ini.`,
    overdue: (v) =>
      `${v.lender}: satu cicilan terlambat ${days(v.days)}. Yang harus dibayar sekarang: ${v.amount}. Bila sedang kesulitan, aplikasi menunjukkan pilihannya.`,
    stopReminders: (v) => `Hentikan pengingat: ${v.url}`,
    settled: (v) => `${v.lender}: pinjaman Anda lunas. Surat keterangan lunas ${v.number} ada di aplikasi.`,
    cancelled: (v) =>
      `${v.lender}: pinjaman Anda dibatalkan, dan tidak ada lagi yang perlu dibayar. Surat keterangan lunas ${v.number} ada di aplikasi.`,
    waived: (v) => `${v.lender}: kami menghapuskan ${v.amount} dari pinjaman Anda. Sisa yang harus dibayar: ${v.left}.`,
    chargesPaused: (v) =>
      v.from === null
        ? `${v.lender}: tidak ada denda tambahan pada pinjaman Anda sampai ${written(v.until)}.`
        : `${v.lender}: tidak ada denda tambahan pada pinjaman Anda dari ${written(v.from)} sampai ${written(v.until)}. Sebelum itu tidak ada yang berubah.`,
    planAgreed: (v) =>
      `${v.lender}: rencana pembayaran Anda dimulai pada ${written(v.from)}. Sebelum itu tidak ada yang berubah. Tanpa denda dan tanpa pengingat sejak hari itu sampai ${written(v.until)}. Cicilan berikutnya: ${v.amount} paling lambat ${written(v.dueDate)}.`,
    planBegun: (v) =>
      `${v.lender}: rencana pembayaran Anda sudah dimulai. Tanpa denda dan tanpa pengingat sampai ${written(v.until)}. Cicilan berikutnya: ${v.amount} paling lambat ${written(v.dueDate)}.`,
    dateMoved: (v) =>
      `${v.lender}: cicilan ${v.n} kini jatuh tempo ${written(v.to)}, bukan ${written(v.from)}. Bayar ${v.amount} paling lambat hari itu, termasuk bunga ${v.cost} untuk hari tambahan.`,
    writtenOff: (v) =>
      `${v.lender}: pinjaman Anda kami hapus buku dan tidak ditambah denda lagi. Anda tetap berutang ${v.left}; setiap pembayaran menguranginya.`,
    corrected: (v) => `${v.lender}: kami mengoreksi rekening pinjaman Anda. Sisa yang harus dibayar: ${v.left}.`,
  },
}
